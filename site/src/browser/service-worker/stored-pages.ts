import { withNotice } from './notice.ts';
import { ESSENTIALS, OFFLINE_PAGE, PROGRAMME_DATA } from './page-key.ts';

/** Beside the essentials; the page that was read longest ago goes first. */
const MOST_PAGES = 50;

export type Pages = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;
type Network = (request: Request) => Promise<Response>;

/** A page or the programme, as anybody may keep it: not one that an editor or a form made for one look. */
const mayKeep = ({ status, headers, redirected }: Response): boolean =>
  status === 200 &&
  !redirected &&
  /^(text\/html|application\/json)/.test(headers.get('content-type') ?? '') &&
  !/\bno-store\b/.test(headers.get('cache-control') ?? '');

const isEssential = (url: string): boolean => {
  const { pathname, search } = new URL(url);
  return search === '' && ESSENTIALS.some((path) => path === pathname);
};

/** Keeps a page under its key, if it is one to keep, as the one that was read last. */
export async function putPage(pages: Pages, key: string, answer: Response): Promise<void> {
  if (!mayKeep(answer)) return;
  await pages.delete(key);
  await pages.put(key, answer);
  const others = (await pages.keys()).filter(({ url }) => !isEssential(url));
  for (const request of others.slice(0, Math.max(0, others.length - MOST_PAGES))) await pages.delete(request);
}

/** What is shown without network: the page as it was kept, or the one that says it was not. */
async function standIn(pages: Pages, key: string, now: Date): Promise<Response | undefined> {
  const page = await pages.match(key);
  if (key === PROGRAMME_DATA) return page;
  return page ? withNotice(page, now) : pages.match(OFFLINE_PAGE);
}

/** Fetched before anybody asked; when somebody does, the page says so itself. */
const isAhead = ({ headers }: Request): boolean => /prefetch/.test(headers.get('sec-purpose') ?? '');

type Given = {
  readonly pages: Pages;
  readonly network: Network;
  readonly now: () => Date;
  /** Gets the work that goes on after the answer. */
  readonly keep: (work: Promise<void>) => void;
};

/**
 * Answers from the network, whatever that says: as long as there is one, nothing shown is old. Without it, with what
 * was kept. Rejects when there is nothing at all. A copy that cannot be kept (a full disk) changes nothing.
 */
export async function answerPage(
  request: Request,
  key: string,
  { pages, network, now, keep }: Given,
): Promise<Response> {
  try {
    const answer = await network(request);
    if (!isAhead(request)) keep(putPage(pages, key, answer.clone()).catch(() => {}));
    return answer;
  } catch (error) {
    const page = await standIn(pages, key, now()).catch(() => undefined);
    if (page) return page;
    throw error;
  }
}
