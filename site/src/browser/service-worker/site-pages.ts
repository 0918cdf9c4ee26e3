import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { errors } from '@inktvis/messages/errors';
import { fill } from '@inktvis/messages/fill';
import { readDocument } from '@inktvis/programme/export/read-document';
import { MY_LIST_PATH, PROGRAMME_DOCUMENT, PROGRAMME_PATH } from '@inktvis/programme/paths';
import type { WaitUntil } from './scope.ts';

/** Beside the essentials; the page that was read longest ago is deleted first. */
const MAX_PAGES = 50;

/** Shown instead of a page that was never read. */
const OFFLINE_PAGE = '/offline';

/** Stored from the first visit on, and never deleted. */
export const ESSENTIALS = [PROGRAMME_PATH, MY_LIST_PATH, PROGRAMME_DOCUMENT, OFFLINE_PAGE] as const;

/** What somebody who saved something reads on the way: stored too, where the site has them. */
const ON_THE_WAY = ['/praktisch', '/bereikbaarheid', '/toegankelijkheid'];

/** The pages that go with a list: those of its items, by the programme as data, and what is read on the way. */
export function pagesOfList(programme: unknown, ids: readonly string[]): readonly string[] {
  const saved = new Set(ids);
  const items = readDocument(programme)?.filter(({ id }) => saved.has(id)) ?? [];
  return [...ON_THE_WAY, ...new Set(items.map(({ url }) => new URL(url).pathname))];
}

/** Made for one request or one visitor. */
const NEVER_STORED = /^\/(api|nieuwsbrief|fout|_astro|beeld|toerbeeld)(\/|$)/;
const FILE = /\.[a-z0-9]+$/;
/** Says where a visitor came from, not what is shown. */
const CAMPAIGN = /^(utm_.*|gclid|fbclid|msclkid)$/;

/** Live, which contains the time, and with which a screen in the hall starts whatever the network does. */
const isLive = (key: string): boolean => /^\/live(\?|$)/.test(key);
/** How long the network gets before a stored page of Live is shown, in ms. */
const LIVE_WAIT_MS = 4000;

/** The key under which a page is stored; null for what is not stored: API calls, files, an editor's previews. */
export function sitePageKey({ pathname, searchParams }: URL): string | null {
  const parameters = [...searchParams].filter(([name]) => !CAMPAIGN.test(name));
  if (parameters.some(([name]) => name.startsWith('_storyblok'))) return null;
  if (pathname === PROGRAMME_DOCUMENT) return parameters.length === 0 ? pathname : null;
  if (NEVER_STORED.test(pathname) || FILE.test(pathname)) return null;
  return parameters.length === 0 ? pathname : `${pathname}?${new URLSearchParams(parameters)}`;
}

/** When a response was made: its date, less its age in a cache on the way. Null when it has no date. */
export function madeAt({ headers }: Response): Date | null {
  const date = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? '0');
  return Number.isNaN(date) ? null : new Date(date - (age > 0 ? age * 1000 : 0));
}

/** The notice above a stored page: no network, and from when it is, in Brussels time. */
export function noticeText(made: Date | null, now: Date): string {
  if (!made) return errors.offline_notice;
  const day = brusselsDay(made);
  const time = formatTime(made);
  return day === brusselsDay(now)
    ? fill(errors.offline_notice_time, { time })
    : fill(errors.offline_notice_day, { day: formatDayLong(day), time });
}

/** Headers of a stored response that held for the transfer only. */
const TRANSFER_HEADERS = ['content-length', 'content-encoding', 'etag'];

/** A stored page with its HTML changed. */
async function withHtml(page: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  return new Response(change(await page.text()), { headers });
}

/** A stored page as it is shown without network: the same, with the notice above its content. */
export function withNotice(page: Response, now: Date): Promise<Response> {
  const text = noticeText(madeAt(page), now);
  const notice = `<aside data-offline aria-label="${errors.offline_title}"><p>${text}</p></aside>`;
  return withHtml(page, (html) => html.replace('<main', `${notice}<main`));
}

/** A stored page of Live, marked: the time in it is from then (`features/live/browser/device.ts`). */
const withMark = (page: Response): Promise<Response> =>
  withHtml(page, (html) => html.replace('<head>', '<head><meta name="live-bewaard" content="1">'));

export type Pages = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** A page or the programme, public: not a preview or the result of a form (`no-store`, as only Live is too). */
const isStorable = (key: string, { status, headers, redirected }: Response): boolean =>
  status === 200 &&
  !redirected &&
  /^(text\/html|application\/json)/.test(headers.get('content-type') ?? '') &&
  (isLive(key) || !/\bno-store\b/.test(headers.get('cache-control') ?? ''));

const isEssential = (url: string): boolean => {
  const { pathname, search } = new URL(url);
  return search === '' && ESSENTIALS.some((path) => path === pathname);
};

/** Stores a page under its key, if it is storable, as the one that was read last. */
export async function putSitePage(pages: Pages, key: string, response: Response): Promise<void> {
  if (!isStorable(key, response)) return;
  await pages.delete(key);
  await pages.put(key, response);
  const others = (await pages.keys()).filter(({ url }) => !isEssential(url));
  for (const request of others.slice(0, Math.max(0, others.length - MAX_PAGES))) await pages.delete(request);
}

/** What is shown without network: the stored page, or the one that says there is none. */
async function offlineResponse(pages: Pages, key: string, now: Date): Promise<Response | undefined> {
  const page = await pages.match(key);
  if (key === PROGRAMME_DOCUMENT) return page;
  if (page) return isLive(key) ? withMark(page) : withNotice(page, now);
  return pages.match(OFFLINE_PAGE);
}

/** Fetched before the visitor opened it; the page reports itself when it is shown (`register.ts`). */
const isPrefetch = ({ headers }: Request): boolean => /prefetch/.test(headers.get('sec-purpose') ?? '');

type SiteContext = {
  readonly pages: Pages;
  readonly now: () => Date;
  readonly waitUntil: WaitUntil;
};

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, LIVE_WAIT_MS, new Error('no response in time')));

/** A screen that has a page of Live to show neither waits for long nor shows an error. */
async function fetchLive(request: Request): Promise<Response> {
  const response = await Promise.race([fetch(request), tooLate()]);
  if (response.status >= 400) throw new Error(`status ${response.status}`);
  return response;
}

/**
 * Responds from the network, whatever its status: as long as there is a network, nothing shown is old. Without it, with
 * the stored page; rejects when there is none. A copy that cannot be stored (a full disk) changes nothing.
 */
export async function respondWithSitePage(
  request: Request,
  key: string,
  { pages, now, waitUntil }: SiteContext,
): Promise<Response> {
  const isKept = isLive(key) && (await pages.match(key)) !== undefined;
  try {
    const response = await (isKept ? fetchLive(request) : fetch(request));
    if (!isPrefetch(request)) waitUntil(putSitePage(pages, key, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    const page = await offlineResponse(pages, key, now()).catch(() => undefined);
    if (page) return page;
    throw error;
  }
}
