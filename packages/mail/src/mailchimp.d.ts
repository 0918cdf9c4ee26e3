/** The package has no types of its own, and those of others lag behind. What a proxy sends instead may be anything. */
declare module '@mailchimp/mailchimp_transactional' {
  export type Status = {
    readonly status?: string;
    readonly _id?: string;
    readonly reject_reason?: string | null;
  };
  /** Holds the whole request, with the key. */
  export type RequestError = Error & {
    readonly code?: string;
    readonly response?: {
      readonly status: number;
      readonly data?: { readonly name?: string; readonly message?: string };
    };
  };
  type Client = {
    basePath: string;
    setDefaultTimeoutMs(timeoutMs: number): void;
    messages: {
      /** Never rejects: a failure is an Error that it resolves with. Writes the key into `body`. */
      send(body: Record<string, unknown>): Promise<readonly Status[] | RequestError>;
    };
  };
  export default function createClient(apiKey: string): Client;
}
