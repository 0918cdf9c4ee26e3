import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { errors } from '@inktvis/messages/errors';
import { fill } from '@inktvis/messages/fill';
import { readDocument } from '@inktvis/programme/export/read-document';
import { MY_LIST_PATH, PROGRAMME_DOCUMENT, PROGRAMME_PATH, STEWARD_PATH } from '@inktvis/programme/paths';

/** Shown instead of a page that was never read. */
export const OFFLINE_PAGE = '/offline';

/** Stored from the first visit on, and never deleted. */
export const ESSENTIALS = [PROGRAMME_PATH, MY_LIST_PATH, PROGRAMME_DOCUMENT, OFFLINE_PAGE];

/** What somebody who saved something reads on the way, where the site has it. */
const ON_THE_WAY = ['/praktisch', '/bereikbaarheid', '/toegankelijkheid'];

/** The pages that go with a list: those of its items, by the programme as data, and what is read on the way. */
export function pagesOfList(programme: unknown, ids: readonly string[]): readonly string[] {
  const items = readDocument(programme)?.filter(({ id }) => ids.includes(id)) ?? [];
  return [...ON_THE_WAY, ...new Set(items.map(({ url }) => new URL(url).pathname))];
}

/** Made for one request or one visitor. */
const NEVER_STORED = /^\/(api|nieuwsbrief|fout|_astro|beeld|toerbeeld)(\/|$)/;
const FILE = /\.[a-z0-9]+$/;
/** Says where a visitor came from, not what is shown. */
const CAMPAIGN = /^(utm_.*|gclid|fbclid|msclkid)$/;

/** The key under which a page is stored; null for what is not stored: API calls, files, an editor's previews. */
export function sitePageKey({ pathname, searchParams }: URL): string | null {
  const parameters = [...searchParams].filter(([name]) => !CAMPAIGN.test(name));
  if (parameters.some(([name]) => name.startsWith('_storyblok'))) return null;
  if (pathname === PROGRAMME_DOCUMENT) return parameters.length === 0 ? pathname : null;
  if (NEVER_STORED.test(pathname) || FILE.test(pathname)) return null;
  return parameters.length === 0 ? pathname : `${pathname}?${new URLSearchParams(parameters)}`;
}

/** Live, which contains the time, and with which a screen in the hall starts whatever the network does. */
export const isLive = (key: string): boolean => /^\/live(\?|$)/.test(key);

/** A page or the programme, public: not a preview or the result of a form (`no-store`, as only Live is too). */
export const isStorable = (key: string, { status, headers, redirected }: Response): boolean =>
  status === 200 &&
  !redirected &&
  /^(text\/html|application\/json)/.test(headers.get('content-type') ?? '') &&
  (isLive(key) || !/\bno-store\b/.test(headers.get('cache-control') ?? ''));

/** When a response was made: its date, which every response has (RFC 9110, 6.6.1), less its age in a cache on the way. */
export const madeAt = ({ headers }: Response): Date =>
  new Date(Date.parse(headers.get('date') ?? '') - Number.parseInt(headers.get('age') ?? '0', 10) * 1000);

/** The notice above a stored page: no network, and from when it is, in Brussels time. */
export function noticeText(made: Date, now: Date): string {
  const [day, time] = [brusselsDay(made), formatTime(made)];
  return day === brusselsDay(now)
    ? fill(errors.offline_notice_time, { time })
    : fill(errors.offline_notice_day, { day: formatDayLong(day), time });
}

const TRANSFER_HEADERS = ['content-length', 'content-encoding', 'etag'];

/**
 * A stored page as it is shown without network: with the notice, Live with a mark (`features/live/browser/stored-data.ts`),
 * that of a steward as it is: it says by itself what waits.
 */
export async function asStored(key: string, page: Response, now: Date): Promise<Response> {
  if (key === PROGRAMME_DOCUMENT || key === STEWARD_PATH) return page;
  const headers = new Headers(page.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  const notice = `<aside data-offline aria-label="${errors.offline_title}"><p>${noticeText(madeAt(page), now)}</p></aside>`;
  const html = await page.text();
  const shown = isLive(key)
    ? html.replace('<head>', '<head><meta name="live-bewaard" content="1">')
    : html.replace('<main', `${notice}<main`);
  return new Response(shown, { headers });
}
