import type { WaitUntil } from './scope.ts';

/** How many files of a folder are stored: some builds of the site, and the pictures of a day. */
const MAX_FILES = { '/_astro/': 300, '/beeld/': 80 };

export type Files = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Files whose address changes with their content: cache first. */
export const isImmutable = (pathname: string): boolean =>
  Object.keys(MAX_FILES).some((folder) => pathname.startsWith(folder));

/** Deletes the oldest files of a folder that has too many. */
async function trim(files: Files): Promise<void> {
  const requests = await files.keys();
  for (const [folder, max] of Object.entries(MAX_FILES)) {
    const inFolder = requests.filter(({ url }) => new URL(url).pathname.startsWith(folder));
    for (const request of inFolder.slice(0, Math.max(0, inFolder.length - max))) await files.delete(request);
  }
}

/** Responds with the stored file, or from the network, and stores that. */
export async function respondWithFile(
  request: Request,
  files: Files,
  waitUntil: WaitUntil,
): Promise<Response> {
  const stored = await files.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 200) {
    const copy = response.clone();
    waitUntil(
      files.put(request, copy).then(
        () => trim(files),
        () => {},
      ),
    );
  }
  return response;
}

/** Stores files as the newest ones: the last to be deleted. Those that are not there are skipped; rejects without network. */
export async function storeFiles(files: Files, requests: readonly Request[]): Promise<void> {
  const responses = await Promise.all(
    requests.map(async (request) => ({
      request,
      response: (await files.match(request)) ?? (await fetch(request)),
    })),
  );
  for (const { request, response } of responses) {
    if (response.status !== 200) continue;
    await files.delete(request);
    await files.put(request, response);
  }
  await trim(files);
}
