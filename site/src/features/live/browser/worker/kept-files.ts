/** Enough for a few builds of the page, and for the slides of a day. */
const BOUNDS = { '/_astro/': 150, '/beeld/': 80 };

export type Files = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;
type Network = (request: Request) => Promise<Response>;

/** Files whose address changes with what is in them: once here, always right. */
export const isLasting = (pathname: string): boolean =>
  Object.keys(BOUNDS).some((folder) => pathname.startsWith(folder));

/** Lets go of the files that came first, until there are not too many. */
async function trim(files: Files): Promise<void> {
  const requests = await files.keys();
  for (const [folder, bound] of Object.entries(BOUNDS)) {
    const inFolder = requests.filter(({ url }) => new URL(url).pathname.startsWith(folder));
    for (const request of inFolder.slice(0, Math.max(0, inFolder.length - bound)))
      await files.delete(request);
  }
}

async function put(files: Files, request: Request, answer: Response): Promise<void> {
  await files.put(request, answer);
  await trim(files);
}

/** Answers with the kept file, or from the network, and keeps that. */
export async function answerFile(
  request: Request,
  { files, network, keep }: { files: Files; network: Network; keep: (work: Promise<void>) => void },
): Promise<Response> {
  const kept = await files.match(request);
  if (kept) return kept;
  const answer = await network(request);
  if (answer.status === 200) keep(put(files, request, answer.clone()).catch(() => {}));
  return answer;
}

/**
 * Keeps the files that a page is made of, as the latest: the last to be let go. One that is not to be had is left out.
 */
export async function keepFiles(files: Files, requests: readonly Request[], network: Network): Promise<void> {
  for (const request of requests) {
    const answer = (await files.match(request)) ?? (await network(request).catch(() => null));
    if (answer?.status !== 200) continue;
    await files.delete(request);
    await put(files, request, answer);
  }
}
