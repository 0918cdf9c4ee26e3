import { beforeEach, expect, test, vi } from 'vitest';
import { type Files, respondWithFile, storeFiles } from './files.ts';

const requestOf = (path: string) => new Request(`http://site.example${path}`);

const network = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response('inhoud'));
  vi.stubGlobal('fetch', network);
});

function memory() {
  const stored = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) => new Request(request).url;
  const files: Files = {
    match: async (request) => stored.get(urlOf(request))?.clone(),
    put: async (request, response) => void stored.set(urlOf(request), response),
    delete: async (request) => stored.delete(urlOf(request)),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
  };
  const paths = () => [...stored.keys()].map((url) => new URL(url).pathname);
  return { files, paths };
}

test('a file is fetched once', async () => {
  const { files } = memory();
  const work: Promise<void>[] = [];
  const ask = () => respondWithFile(requestOf('/_astro/a.js'), files, (one) => void work.push(one));
  await ask();
  await Promise.all(work);
  const again = await ask();
  expect(await again.text()).toBe('inhoud');
  expect(network).toHaveBeenCalledOnce();
});

test('what cannot be fetched is not stored', async () => {
  const { files, paths } = memory();
  const work: Promise<void>[] = [];
  network.mockImplementation(async () => new Response('weg', { status: 404 }));
  await respondWithFile(requestOf('/_astro/a.js'), files, (one) => void work.push(one));
  await storeFiles(files, [requestOf('/_astro/b.js')]);
  await Promise.all(work);
  expect(paths()).toEqual([]);
});

test('too many pictures: the oldest is deleted first, those of the current page last, and never a file', async () => {
  const { files, paths } = memory();
  const pictures = Array.from({ length: 80 }, (_, n) => requestOf(`/beeld/${n}`));
  await storeFiles(files, [requestOf('/_astro/a.js'), ...pictures]);
  await storeFiles(files, [requestOf('/beeld/0'), requestOf('/beeld/nieuw')]);
  expect(paths()).toHaveLength(81);
  expect(paths()).toContain('/_astro/a.js');
  expect(paths()).toContain('/beeld/0');
  expect(paths()).not.toContain('/beeld/1');
});
