import type { WaitUntil } from './scope.ts';

/** How many files of a folder are stored: some builds of the site, and the pictures of a day. */
const MAX_FILES = { '/_astro/': 150, '/beeld/': 80 };

export type Files = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Files whose address changes with their content: cache first. */
export const isImmutable = (pathname: string): boolean =>
  Object.keys(MAX_FILES).some((folder) => pathname.startsWith(folder));

/** `"/_astro/x.js"` in a page, and `"/_astro/x.svg#name"`. */
const IN_PAGE = /["'](\/_astro\/[\w.~@-]+)["'#]/g;
/** `from"./x.js"`, `import"./x.js"` and `import("./x.js")` in a script: what is imported later may be so without network. */
const IN_SCRIPT = /\b(?:from|import)\s*\(?\s*["'`]\.\/([\w.~@-]+\.js)["'`]/g;

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** The files a page needs. */
export const filesInPage = (html: string): string[] => found(html, IN_PAGE);

/** The scripts a script imports. */
export const importsInScript = (script: string): string[] =>
  found(script, IN_SCRIPT).map((name) => `/_astro/${name}`);

/** Deletes the oldest files of a folder that has too many. */
async function trim(files: Files): Promise<void> {
  const requests = await files.keys();
  for (const [folder, max] of Object.entries(MAX_FILES)) {
    const inFolder = requests.filter(({ url }) => new URL(url).pathname.startsWith(folder));
    for (const request of inFolder.slice(0, Math.max(0, inFolder.length - max))) await files.delete(request);
  }
}

async function put(files: Files, request: Request, response: Response): Promise<void> {
  await files.put(request, response);
  await trim(files);
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
  if (response.status === 200) waitUntil(put(files, request, response.clone()).catch(() => {}));
  return response;
}

/** Stores the files of a page as the newest ones: the last to be deleted. Those that cannot be fetched are skipped. */
export async function storeFiles(files: Files, requests: readonly Request[]): Promise<void> {
  for (const request of requests) {
    const response = (await files.match(request)) ?? (await fetch(request).catch(() => null));
    if (response?.status !== 200) continue;
    await files.delete(request);
    await put(files, request, response);
  }
}

/** The same for files by path, with the scripts that those import, at once or later. */
export async function storeWithImports(
  files: Files,
  paths: readonly string[],
  origin: string,
): Promise<void> {
  const request = (path: string) => new Request(new URL(path, origin));
  const seen = new Set<string>();
  let next = [...paths];
  while (next.length > 0) {
    for (const path of next) seen.add(path);
    await storeFiles(files, next.map(request));
    const scripts = next.filter((path) => path.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (path) => (await files.match(request(path)))?.text()));
    const imports = new Set(texts.flatMap((text) => importsInScript(text ?? '')));
    next = [...imports].filter((path) => !seen.has(path));
  }
}
