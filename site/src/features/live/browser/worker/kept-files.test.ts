import { expect, test, vi } from 'vitest';
import { answerFile, type Files, keepFiles } from './kept-files.ts';

const requestOf = (path: string) => new Request(`http://site.example${path}`);

function memory() {
  const kept = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) => new Request(request).url;
  const files: Files = {
    match: async (request) => kept.get(urlOf(request))?.clone(),
    put: async (request, answer) => void kept.set(urlOf(request), answer),
    delete: async (request) => kept.delete(urlOf(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
  const paths = () => [...kept.keys()].map((url) => new URL(url).pathname);
  return { files, paths };
}

test('a file is fetched once', async () => {
  const { files } = memory();
  const network = vi.fn(async () => new Response('inhoud'));
  const work: Promise<void>[] = [];
  const deps = { files, network, keep: (one: Promise<void>) => void work.push(one) };
  await answerFile(requestOf('/_astro/a.js'), deps);
  await Promise.all(work);
  const again = await answerFile(requestOf('/_astro/a.js'), deps);
  expect(await again.text()).toBe('inhoud');
  expect(network).toHaveBeenCalledOnce();
});

test('what is not there is not kept', async () => {
  const { files, paths } = memory();
  const work: Promise<void>[] = [];
  const network = async () => new Response('weg', { status: 404 });
  await answerFile(requestOf('/_astro/a.js'), { files, network, keep: (one) => void work.push(one) });
  await keepFiles(files, [requestOf('/_astro/b.js')], network);
  await Promise.all(work);
  expect(paths()).toEqual([]);
});

test('pictures are let go, oldest first, and never for files; those of the page at hand last', async () => {
  const { files, paths } = memory();
  const network = async () => new Response('inhoud');
  const pictures = Array.from({ length: 80 }, (_, n) => requestOf(`/beeld/${n}`));
  await keepFiles(files, [requestOf('/_astro/a.js'), ...pictures], network);
  await keepFiles(files, [requestOf('/beeld/0'), requestOf('/beeld/nieuw')], network);
  expect(paths()).toHaveLength(81);
  expect(paths()).toContain('/_astro/a.js');
  expect(paths()).toContain('/beeld/0');
  expect(paths()).not.toContain('/beeld/1');
});
