import type { Log } from '@inktvis/foundation/log';
import { TOKEN_PARAMETER } from '@inktvis/foundation/parameters';
import { fill } from '@inktvis/messages/fill';
import { newsletter } from '@inktvis/messages/forms';
import type { Outbox } from '@inktvis/outbox';

/** What the page of a link in a newsletter mail says. `button`: what pressing it does; `link`: where to go next. */
export type LinkPage = {
  readonly status: 200 | 410 | 503;
  readonly title: string;
  readonly text: string;
  readonly button?: string;
  readonly link?: { readonly href: string; readonly label: string };
};

/** The store does not respond; the link stays valid. */
const UNAVAILABLE: LinkPage = {
  status: 503,
  title: newsletter.unavailable_title,
  text: newsletter.unavailable_text,
};
const CONFIRMED: LinkPage = {
  status: 200,
  title: newsletter.confirmed_title,
  text: newsletter.confirmed_text,
};
const EXPIRED: LinkPage = {
  status: 410,
  title: newsletter.expired_title,
  text: newsletter.expired_text,
  link: { href: '/', label: newsletter.to_form },
};
const UNSUBSCRIBED: LinkPage = {
  status: 200,
  title: newsletter.unsubscribed_title,
  text: newsletter.unsubscribed_text,
};
const UNKNOWN: LinkPage = {
  status: 200,
  title: newsletter.unknown_title,
  text: newsletter.unknown_unsubscribe,
  link: { href: '/contact', label: newsletter.to_contact },
};

type LinkRequest<K extends keyof Outbox> = {
  readonly request: Request;
  readonly url: URL;
  readonly store: Pick<Outbox, K>;
  readonly log: Log;
  readonly brand: string;
};

/** The token, if it has the form of one; anything else is not looked up. */
const tokenOf = (url: URL): string | null => {
  const token = url.searchParams.get(TOKEN_PARAMETER) ?? '';
  return /^[\w-]{16,128}$/.test(token) ? token : null;
};

async function orUnavailable(log: Log, page: () => Promise<LinkPage>): Promise<LinkPage> {
  try {
    return await page();
  } catch (error) {
    // Logs neither the token nor the message of the database.
    const why = error instanceof Error ? error.name : 'unknown';
    log.error({ why }, 'a newsletter link could not be followed');
    return UNAVAILABLE;
  }
}

/**
 * `/nieuwsbrief/bevestigen?token=…`: a GET changes nothing, because scanners of mail follow links; a POST confirms.
 * Once confirmed it stays that. The token is the proof: the origin is not checked.
 */
export async function confirmByLink(asked: LinkRequest<'subscription' | 'confirm'>): Promise<LinkPage> {
  const { request, url, store, log, brand } = asked;
  const token = tokenOf(url);
  if (token === null) return EXPIRED;
  return orUnavailable(log, async () => {
    const state = await (request.method === 'POST' ? store.confirm(token) : store.subscription(token));
    if (state === 'expired' || state === 'unknown') return EXPIRED;
    if (state !== 'pending') return CONFIRMED;
    return {
      status: 200,
      title: newsletter.confirm_title,
      text: fill(newsletter.confirm_text, { brand }),
      button: newsletter.confirm_button,
    };
  });
}

/**
 * `/nieuwsbrief/uitschrijven?token=…`: a GET asks, a POST unsubscribes. Mail programs post by themselves (RFC 8058:
 * `List-Unsubscribe=One-Click`, from no page at all) and expect a 2xx without redirect.
 */
export async function unsubscribeByLink(asked: LinkRequest<'unsubscribe'>): Promise<LinkPage> {
  const { request, url, store, log, brand } = asked;
  const token = tokenOf(url);
  if (token === null) return UNKNOWN;
  if (request.method !== 'POST')
    return {
      status: 200,
      title: newsletter.unsubscribe_title,
      text: fill(newsletter.unsubscribe_text, { brand }),
      button: newsletter.unsubscribe_button,
    };
  return orUnavailable(log, async () =>
    (await store.unsubscribe(token)) === 'unsubscribed' ? UNSUBSCRIBED : UNKNOWN,
  );
}

/** A page with a token in its address is for one person. */
const TOKEN_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** Gives the response of such a page its headers and status. */
export function markResponse(
  response: { readonly headers: Headers; status?: number },
  { status }: LinkPage,
): void {
  for (const [name, value] of Object.entries(TOKEN_HEADERS)) response.headers.set(name, value);
  response.status = status;
}
