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

export type LinkRequest<K extends keyof Outbox> = {
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

/** The page of a link; while the store does not respond the link stays valid. */
const follow =
  <K extends keyof Outbox>(page: (asked: LinkRequest<K>, token: string | null) => Promise<LinkPage>) =>
  async (asked: LinkRequest<K>): Promise<LinkPage> => {
    try {
      return await page(asked, tokenOf(asked.url));
    } catch (error) {
      // Logs neither the token nor the message of the database.
      const why = error instanceof Error ? error.name : 'unknown';
      asked.log.error({ why }, 'a newsletter link could not be followed');
      return { status: 503, ...newsletter.unavailable };
    }
  };

/** `/nieuwsbrief/bevestigen?token=…`: only a POST confirms, as scanners of mail follow links. The token is the proof, not the origin. */
export const confirmByLink = follow<'subscription' | 'confirm'>(async ({ request, store, brand }, token) => {
  const state =
    token && (await (request.method === 'POST' ? store.confirm(token) : store.subscription(token)));
  if (!state || state === 'expired' || state === 'unknown') return { status: 410, ...newsletter.expired };
  if (state !== 'pending') return { status: 200, ...newsletter.confirmed };
  return { status: 200, ...newsletter.confirm, text: fill(newsletter.confirm.text, { brand }) };
});

/** `/nieuwsbrief/uitschrijven?token=…`: a POST unsubscribes, also that of a mail program, which expects a 2xx (RFC 8058). */
export const unsubscribeByLink = follow<'unsubscribe'>(async ({ request, store, brand }, token) => {
  if (token && request.method !== 'POST')
    return { status: 200, ...newsletter.unsubscribe, text: fill(newsletter.unsubscribe.text, { brand }) };
  const isDone = token !== null && (await store.unsubscribe(token)) === 'unsubscribed';
  return { status: 200, ...(isDone ? newsletter.unsubscribed : newsletter.unknown) };
});
