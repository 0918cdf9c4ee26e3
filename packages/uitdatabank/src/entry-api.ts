import { isObject, type JsonObject, parseJson } from '@inktvis/foundation/json';
import { retryAfter } from '@inktvis/foundation/rate-limit';
import { z } from 'zod';
import { fieldWord } from './event-schema.ts';
import type { Settings } from './settings.ts';

export type Connection = Pick<Settings, 'hosts' | 'clientId' | 'clientSecret'> & {
  readonly wait: (ms: number) => Promise<unknown>;
};

/** An answer that costs one event, in the words of the service. */
export class Refusal extends Error {}

const ATTEMPTS = 5;
const TIMEOUT_MS = 30_000;
const MAX_RETRY_AFTER_MS = 300_000;
/** No limit is published: one call at a time, a second apart. */
const PACE_MS = 1000;

const problemSchema = z
  .object({
    title: z.string(),
    detail: z.string(),
    endUserMessage: z.object({ nl: z.string() }),
    schemaErrors: z.array(z.object({ jsonPointer: z.string(), error: z.string() })),
  })
  .partial()
  .catch({});
const tokenSchema = z.object({ access_token: z.string() });
const foundSchema = z.object({ member: z.array(z.object({ '@id': z.string() })) });

function refusalOf(status: number, text: string): Refusal {
  const problem = problemSchema.parse(parseJson(text));
  const said = problem.endUserMessage?.nl ?? problem.detail ?? problem.title ?? 'geen uitleg';
  const wordOf = (pointer: string) => fieldWord(pointer.split('/')[1] ?? '');
  const parts = problem.schemaErrors?.map(({ jsonPointer, error }) => `${wordOf(jsonPointer)}: ${error}`);
  return new Refusal([`${said} (antwoord ${status})`, ...(parts ?? [])].join('; '));
}

/** The Entry API (docs.publiq.be). Calls throw a `Refusal`, or an error that concerns all; none names a secret. */
export function createEntryApi({ hosts, clientId, clientSecret, wait }: Connection) {
  let token: string | undefined;

  /** `isSafe`: doing it twice is doing it once. What is not is only repeated when the service says that it did nothing. */
  async function request(url: URL, init: RequestInit, isSafe: boolean): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { ...init, redirect: 'error', signal }).catch(() => null);
      const after = retryAfter(response?.headers.get('retry-after') ?? null, MAX_RETRY_AFTER_MS);
      const isBusy = response === null || response.status === 429 || response.status >= 500;
      const mayRepeat = isSafe || response?.status === 429 || after !== undefined;
      if (response && (!isBusy || !mayRepeat || attempt === ATTEMPTS)) return response;
      if (!mayRepeat) throw new Refusal('geen antwoord; of het er staat, zoekt de volgende run eerst op');
      if (attempt === ATTEMPTS) throw new Error(`${url.origin} geeft geen antwoord; draai later opnieuw`);
      await wait(after ?? PACE_MS * 2 ** attempt);
    }
  }

  async function newToken(): Promise<string> {
    const url = new URL('/realms/uitid/protocol/openid-connect/token', hosts.tokens);
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const response = await request(url, { method: 'POST', body: new URLSearchParams(form) }, true);
    const body = tokenSchema.safeParse(parseJson(await response.text()));
    if (body.success) return body.data.access_token;
    throw new Error(`UIT_CLIENT_ID of UIT_CLIENT_SECRET klopt niet (antwoord ${response.status})`);
  }

  async function call(method: string, path: string, body?: unknown): Promise<JsonObject> {
    const send = async () => {
      await wait(PACE_MS);
      token ??= await newToken();
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      return request(new URL(path, hosts.entry), init, method !== 'POST');
    };
    let response = await send();
    if (response.status === 401) {
      token = undefined;
      response = await send();
    }
    const text = await response.text();
    if (!response.ok) throw refusalOf(response.status, text);
    const answer = parseJson(text);
    return isObject(answer) ? answer : {};
  }

  return {
    call,
    /** The id of the event with a label, in whatever state but deleted. The search follows the writes after a while. */
    async find(label: string): Promise<string | undefined> {
      const url = new URL('/events?disableDefaultFilters=true', hosts.search);
      url.searchParams.set('workflowStatus', 'DRAFT,READY_FOR_VALIDATION,APPROVED,REJECTED');
      url.searchParams.set('labels[]', label);
      const response = await request(url, { headers: { 'x-client-id': clientId } }, true);
      const body = foundSchema.safeParse(parseJson(await response.text()));
      // The body of a refusal repeats the credential.
      if (!body.success)
        throw new Refusal(`of het er al staat, is niet te zoeken (antwoord ${response.status})`);
      return body.data.member[0]?.['@id'].split('/').at(-1);
    },
  };
}
