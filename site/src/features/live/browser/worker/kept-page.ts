/** How long the network gets before a kept page is shown, in ms. */
const PATIENCE_MS = 4000;

type Network = (request: Request) => Promise<Response>;
type Pages = Pick<Cache, 'match' | 'put'>;

const isPage = ({ status, headers, redirected }: Response): boolean =>
  status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');

/** What a browser follows by itself: a worker that follows it first may not pass the page on. */
const isElsewhere = ({ type }: Response): boolean => type === 'opaqueredirect';

/**
 * The page as it is kept: it says of itself that it is (`isKeptPage` in `keep-page.ts`), for the time in it is from
 * then. Lengths and encodings were those of the wire.
 */
async function marked(page: Response): Promise<Response> {
  const html = await page.text();
  const headers = new Headers(page.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(html.replace('<head>', '<head><meta name="live-bewaard" content="1">'), { headers });
}

/** Keeps a page under its key, if it is one. */
export async function putPage(pages: Pages, key: string, answer: Response): Promise<void> {
  if (isPage(answer)) await pages.put(key, await marked(answer));
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Answers a navigation: from the network, or the kept page when that takes four seconds or sends anything but a page.
 * `keep` gets the work that goes on after the answer. Rejects without network and without a kept page.
 */
export async function answerPage(
  request: Request,
  key: string,
  { pages, network, keep }: { pages: Pages; network: Network; keep: (work: Promise<void>) => void },
): Promise<Response> {
  const kept = () => pages.match(key);
  const fromNetwork = network(request);
  // Also when it comes too late to be shown. A copy that cannot be kept (a full disk) is no reason not to show it.
  keep(fromNetwork.then((answer) => putPage(pages, key, answer.clone())).catch(() => {}));
  const late = after(PATIENCE_MS).then(async () => (await kept()) ?? fromNetwork);
  try {
    const answer = await Promise.race([fromNetwork, late]);
    if (answer.status === 200 || isElsewhere(answer)) return answer;
    return (await kept()) ?? answer;
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}
