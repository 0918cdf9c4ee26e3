import { LIVE_PARAMETERS } from '@inktvis/foundation/parameters';
import { type FetchFromNetwork, type WaitUntil, withHtml } from './scope.ts';

/** How long the network gets before a stored page is shown, in ms. */
const TIMEOUT_MS = 4000;

type Pages = Pick<Cache, 'match' | 'put'>;

/**
 * The key under which a page of Live is stored: the search parameters that make it another page
 * (`features/live/live-options.ts`), not a screen's name or a campaign. Null: not a page of Live, or in an editor's frame.
 */
export function livePageKey({ pathname, searchParams }: URL): string | null {
  const isForEditor = [...searchParams.keys()].some((name) => name.startsWith('_storyblok'));
  if (pathname !== '/live' || isForEditor) return null;
  const { screen, stage, board } = LIVE_PARAMETERS;
  const podium = searchParams.get(stage);
  const key = new URLSearchParams();
  if (searchParams.get(screen)) key.set(screen, '1');
  if (podium) key.set(stage, podium);
  if (searchParams.get(board) === 'signeren') key.set(board, 'signeren');
  return `${pathname}?${key}`;
}

const isPage = ({ status, headers, redirected }: Response): boolean =>
  status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');

/** The browser follows a redirect itself: a worker that followed it first may not pass the page on. */
const isRedirect = ({ type }: Response): boolean => type === 'opaqueredirect';

/** The page as it is stored: marked, because the time in it is from then (`features/live/browser/stored-page.ts`). */
const marked = (page: Response): Promise<Response> =>
  withHtml(page, (html) => html.replace('<head>', '<head><meta name="live-bewaard" content="1">'));

/** Stores a page under its key; ignores anything else. */
export async function putLivePage(pages: Pages, key: string, response: Response): Promise<void> {
  if (isPage(response)) await pages.put(key, await marked(response));
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type LiveContext = {
  readonly pages: Pages;
  readonly network: FetchFromNetwork;
  readonly waitUntil: WaitUntil;
};

/**
 * Responds to a navigation to Live: from the network, or with the stored page when that takes four seconds or is
 * anything but a page. Rejects without network and without a stored page.
 */
export async function respondWithLivePage(
  request: Request,
  key: string,
  { pages, network, waitUntil }: LiveContext,
): Promise<Response> {
  const stored = () => pages.match(key);
  const fromNetwork = network(request);
  // Also when it is too late to be shown. A copy that cannot be stored (a full disk) is shown all the same.
  waitUntil(fromNetwork.then((response) => putLivePage(pages, key, response.clone())).catch(() => {}));
  const fallback = after(TIMEOUT_MS).then(async () => (await stored()) ?? fromNetwork);
  try {
    const response = await Promise.race([fromNetwork, fallback]);
    if (response.status === 200 || isRedirect(response)) return response;
    return (await stored()) ?? response;
  } catch (error) {
    const page = await stored();
    if (page) return page;
    throw error;
  }
}
