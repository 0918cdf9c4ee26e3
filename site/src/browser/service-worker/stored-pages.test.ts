import { expect, test } from 'vitest';
import { answerPage, type Pages, putPage } from './stored-pages.ts';

const ORIGIN = 'http://site.example';
const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<main>${text}</main>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
const gone = () => Promise.reject(new TypeError('no network'));

function memory() {
  const kept = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).href;
  const pages: Pages = {
    match: async (request) => kept.get(urlOf(request))?.clone(),
    put: async (request, answer) => void kept.set(urlOf(request), answer),
    delete: async (request) => kept.delete(urlOf(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
  const paths = () => [...kept.keys()].map((url) => url.slice(ORIGIN.length));
  async function ask(key: string, network: () => Promise<Response>): Promise<Response> {
    const work: Promise<void>[] = [];
    const answer = await answerPage(new Request(ORIGIN + key), key, {
      pages,
      network,
      now: () => new Date('2024-10-26T12:00:00Z'),
      keep: (one) => void work.push(one),
    });
    await Promise.all(work);
    return answer;
  }
  return { pages, paths, ask };
}

test('with network a page is never the kept one, whatever the network says', async () => {
  const { ask } = memory();
  await ask('/nieuws', async () => page('oud'));
  expect(await (await ask('/nieuws', async () => page('nieuw'))).text()).toBe('<main>nieuw</main>');
  const broken = await ask('/nieuws', async () => new Response('stuk', { status: 503 }));
  expect(broken.status).toBe(503);
});

test('without network it is the kept one, and says so', async () => {
  const { ask } = memory();
  await ask('/nieuws', async () => page('gelezen'));
  const text = await (await ask('/nieuws', gone)).text();
  expect(text).toContain('gelezen');
  expect(text).toContain('Geen verbinding');
});

test('without network a page that was never read is the one that says so', async () => {
  const { ask, pages } = memory();
  await expect(ask('/nieuws', gone)).rejects.toThrow('no network');
  await putPage(pages, '/offline', page('Je bent offline'));
  expect(await (await ask('/nieuws', gone)).text()).toBe('<main>Je bent offline</main>');
});

test('the programme as data is what was kept, without a line', async () => {
  const { ask } = memory();
  await ask('/programma.json', async () => Response.json([1]));
  expect(await (await ask('/programma.json', gone)).json()).toEqual([1]);
});

test.each([
  ['an error', () => new Response('weg', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['a preview', () => page('concept', { 'cache-control': 'private, no-store' })],
  ['a file', () => new Response('x', { headers: { 'content-type': 'text/calendar' } })],
])('%s is not kept', async (_what, answer) => {
  const { ask, paths } = memory();
  await ask('/nieuws', async () => answer());
  expect(paths()).toEqual([]);
});

test('fifty pages are kept, the last ones read, and the essentials beside them', async () => {
  const { pages, paths } = memory();
  await putPage(pages, '/programma', page('vandaag'));
  for (let n = 0; n < 50; n++) await putPage(pages, `/nieuws/${n}`, page('x'));
  await putPage(pages, '/nieuws/0', page('weer gelezen'));
  await putPage(pages, '/nieuws/50', page('x'));
  expect(paths()).toHaveLength(51);
  expect(paths()).toEqual(expect.arrayContaining(['/programma', '/nieuws/0', '/nieuws/50']));
  expect(paths()).not.toContain('/nieuws/1');
});

test('a disk that is full harms nobody', async () => {
  const { pages } = memory();
  const full: Pages = { ...pages, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  const work: Promise<void>[] = [];
  const answer = await answerPage(new Request(`${ORIGIN}/nieuws`), '/nieuws', {
    pages: full,
    network: async () => page('x'),
    now: () => new Date(0),
    keep: (one) => void work.push(one),
  });
  expect(answer.status).toBe(200);
  await expect(Promise.all(work)).resolves.toBeDefined();
});
