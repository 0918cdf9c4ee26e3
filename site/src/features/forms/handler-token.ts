import type { Log } from '@inktvis/foundation/log';
import type { Outbox } from '@inktvis/outbox';

/** What a link in a newsletter mail leads to. `unavailable`: the store does not answer, and the link stays good. */
export type ConfirmState = 'ask' | 'confirmed' | 'expired' | 'unavailable';
export type UnsubscribeState = 'ask' | 'unsubscribed' | 'unknown' | 'unavailable';

/** Reads as what the store hands out; anything else is not looked up. */
const tokenOf = (url: URL): string | null => {
  const token = url.searchParams.get('token') ?? '';
  return /^[\w-]{16,128}$/.test(token) ? token : null;
};

async function orUnavailable<T>(log: Log, answer: Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await answer;
  } catch (error) {
    // Neither the token nor what the database says of it.
    const why = error instanceof Error ? error.name : 'unknown';
    log.error({ why }, 'a newsletter link could not be followed');
    return 'unavailable';
  }
}

type Asking<K extends keyof Outbox> = {
  readonly request: Request;
  readonly url: URL;
  readonly store: Pick<Outbox, K>;
  readonly log: Log;
};

/**
 * `/nieuwsbrief/bevestigen?token=…`: a GET changes nothing, so that programs that look into mails confirm nothing; a
 * POST confirms. Once confirmed it stays that, whatever comes again. The token is the proof: no check of origin.
 */
export async function confirmByLink({ request, url, store, log }: Asking<'subscription' | 'confirm'>) {
  const token = tokenOf(url);
  if (token === null) return 'expired' satisfies ConfirmState;
  const state = await orUnavailable(
    log,
    request.method === 'POST' ? store.confirm(token) : store.subscription(token),
  );
  const states = {
    pending: 'ask',
    confirmed: 'confirmed',
    already: 'confirmed',
    expired: 'expired',
    unknown: 'expired',
    unavailable: 'unavailable',
  } as const satisfies Record<typeof state, ConfirmState>;
  return states[state];
}

/**
 * `/nieuwsbrief/uitschrijven?token=…`: a GET asks, a POST unsubscribes. Mail programs post by themselves (RFC 8058:
 * `List-Unsubscribe=One-Click`, from no page at all) and want a 2xx without redirect.
 */
export async function unsubscribeByLink({ request, url, store, log }: Asking<'unsubscribe'>) {
  const token = tokenOf(url);
  if (request.method !== 'POST') return (token === null ? 'unknown' : 'ask') satisfies UnsubscribeState;
  if (token === null) return 'unknown' satisfies UnsubscribeState;
  return (await orUnavailable(log, store.unsubscribe(token))) satisfies UnsubscribeState;
}

/** A page at an address with a token: for one person, once. */
const TOKEN_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** The status of a page in a state. */
export const statusOf = (state: ConfirmState | UnsubscribeState): number =>
  state === 'unavailable' ? 503 : state === 'expired' ? 410 : 200;

/** Gives the answer of such a page its headers and the status of its state. */
export function markResponse(
  response: { readonly headers: Headers; status?: number },
  state: ConfirmState | UnsubscribeState,
): void {
  for (const [name, value] of Object.entries(TOKEN_HEADERS)) response.headers.set(name, value);
  response.status = statusOf(state);
}
