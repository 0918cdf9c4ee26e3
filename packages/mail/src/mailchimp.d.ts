/** The package has no types of its own, and those of others lag behind. */
declare module '@mailchimp/mailchimp_transactional' {
  type Client = {
    basePath: string;
    setDefaultTimeoutMs(timeoutMs: number): void;
    messages: {
      /** Never rejects: a failure is an Error that it resolves with. Writes the key into `body`. */
      send(body: Record<string, unknown>): Promise<unknown>;
    };
  };
  export default function createClient(apiKey: string): Client;
}
