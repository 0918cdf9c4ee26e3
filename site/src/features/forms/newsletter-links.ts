import type { Log } from '@inktvis/foundation/log';
import { TOKEN_PARAMETER } from '@inktvis/foundation/parameters';
import { fill } from '@inktvis/messages/fill';
import { newsletter } from '@inktvis/messages/forms';
import type { Outbox } from '@inktvis/outbox';

/** What a link in a newsletter mail leads to. `unavailable`: the store does not respond, and the link stays valid. */
type ConfirmState = 'ask' | 'confirmed' | 'expired' | 'unavailable';
type UnsubscribeState = 'ask' | 'unsubscribed' | 'unknown' | 'unavailable';

/** The token, if it has the form of one; anything else is not looked up. */
const tokenOf = (url: URL): string | null => {
  const token = url.searchParams.get(TOKEN_PARAMETER) ?? '';
  return /^[\w-]{16,128}$/.test(token) ? token : null;
};

async function orUnavailable<T>(log: Log, state: Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await state;
  } catch (error) {
    // Logs neither the token nor the message of the database.
    const why = error instanceof Error ? error.name : 'unknown';
    log.error({ why }, 'a newsletter link could not be followed');
    return 'unavailable';
  }
}

type LinkRequest<K extends keyof Outbox> = {
  readonly request: Request;
  readonly url: URL;
  readonly store: Pick<Outbox, K>;
  readonly log: Log;
};

/**
 * `/nieuwsbrief/bevestigen?token=…`: a GET changes nothing, because scanners of mail follow links; a POST confirms.
 * Once confirmed it stays that. The token is the proof: the origin is not checked.
 */
export async function confirmByLink({ request, url, store, log }: LinkRequest<'subscription' | 'confirm'>) {
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
 * `List-Unsubscribe=One-Click`, from no page at all) and expect a 2xx without redirect.
 */
export async function unsubscribeByLink({ request, url, store, log }: LinkRequest<'unsubscribe'>) {
  const token = tokenOf(url);
  if (request.method !== 'POST') return (token === null ? 'unknown' : 'ask') satisfies UnsubscribeState;
  if (token === null) return 'unknown' satisfies UnsubscribeState;
  return (await orUnavailable(log, store.unsubscribe(token))) satisfies UnsubscribeState;
}

/** A page with a token in its address is for one person. */
const TOKEN_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** The status of a page in a state. */
export const statusOf = (state: ConfirmState | UnsubscribeState): number =>
  state === 'unavailable' ? 503 : state === 'expired' ? 410 : 200;

/** Gives the response of such a page its headers and the status of its state. */
export function markResponse(
  response: { readonly headers: Headers; status?: number },
  state: ConfirmState | UnsubscribeState,
): void {
  for (const [name, value] of Object.entries(TOKEN_HEADERS)) response.headers.set(name, value);
  response.status = statusOf(state);
}

/** What a page of a newsletter link says. `button`: what pressing it does; `link`: where to go next. */
export type LinkPageTexts = {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
  readonly link?: { readonly href: string; readonly label: string };
};

const unavailable: LinkPageTexts = {
  title: newsletter.unavailable_title,
  text: newsletter.unavailable_text,
};

/** Of `/nieuwsbrief/bevestigen`, by state. */
export const confirmTexts = (brand: string): Record<ConfirmState, LinkPageTexts> => ({
  ask: {
    title: newsletter.confirm_title,
    text: fill(newsletter.confirm_text, { brand }),
    button: newsletter.confirm_button,
  },
  confirmed: { title: newsletter.confirmed_title, text: newsletter.confirmed_text },
  expired: {
    title: newsletter.expired_title,
    text: newsletter.expired_text,
    link: { href: '/', label: newsletter.to_form },
  },
  unavailable,
});

/** Of `/nieuwsbrief/uitschrijven`, by state. */
export const unsubscribeTexts = (brand: string): Record<UnsubscribeState, LinkPageTexts> => ({
  ask: {
    title: newsletter.unsubscribe_title,
    text: fill(newsletter.unsubscribe_text, { brand }),
    button: newsletter.unsubscribe_button,
  },
  unsubscribed: { title: newsletter.unsubscribed_title, text: newsletter.unsubscribed_text },
  unknown: {
    title: newsletter.unknown_title,
    text: newsletter.unknown_unsubscribe,
    link: { href: '/contact', label: newsletter.to_contact },
  },
  unavailable,
});
