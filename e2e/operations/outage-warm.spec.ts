import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const SAMPLE = join(import.meta.dirname, '../../sample/content');
/** Experiences, shops and tours are many of a kind: some of each will do. */
const LEFT_OUT = /stories\/(activiteiten|boekhandels)\/[e-z]/;

let folder: string;
let environment: TestEnvironment;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inktvis-warm-'));
  await cp(SAMPLE, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  environment = await openTestEnvironment({
    contentDir: folder,
    env: { WARM_UP_PER_SECOND: '100' },
    eventsEnv: { EVENTS_DIR: 'sample/broken/events' },
  });
});
test.afterAll(async () => {
  await environment?.close();
  await rm(folder, { recursive: true });
});

const get = (path: string) => fetch(environment.url + path, { headers: { accept: 'text/html,image/webp' } });

async function warmUp(): Promise<string> {
  const body: { warmUp: string } = await (await get('/readyz')).json();
  return body.warmUp;
}

/** Every page of the sitemap. */
async function publishedPages(): Promise<string[]> {
  const sitemap = await (await get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** What is read beside pages: data of lists, calendars, feeds. */
const EXPORTS = [
  '/programma?dag=alle&pagina=2',
  '/programma/lijst.json?dag=alle&pagina=2',
  '/programma.json',
  '/programma.ics',
  '/programma/wijzigingen.xml',
  '/nieuws.xml',
];

/** The numbers by which a calendar tells a newer entry from an older one (RFC 5545, 3.8.7.4). */
const sequences = (calendar: string) => calendar.match(/^SEQUENCE:\d+/gm);
let calendar = '';

test('soon after the start everything published has a last good copy', async () => {
  await expect.poll(warmUp, { timeout: 170_000, intervals: [1000] }).toBe('done');
  calendar = await (await get('/programma.ics')).text();
});

test('so that an outage shows every page and its pictures, after a restart too', async () => {
  await environment.stopContent();
  await environment.stopEvents();
  await environment.restartSite();
  const pages = await publishedPages();
  expect(pages.length).toBeGreaterThan(50);
  const old = await fetch(`${environment.url}/wie-zijn-we.html`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([308, '/over-inktvis']);
  expect((await get('/bestaat-echt-niet')).status).toBe(404);
  const pictures = new Set<string>();
  for (const path of pages) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    for (const [, address = ''] of html.matchAll(/\s(?:src|srcset)="(\/(?:toer)?beeld\/[^" ]+)/g))
      pictures.add(address);
  }
  expect(pictures.size).toBeGreaterThan(50);
  for (const path of pictures) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    await response.arrayBuffer();
  }
  for (const path of EXPORTS) expect((await get(path)).status, path).toBe(200);
  expect(sequences(calendar)?.length).toBeGreaterThan(50);
  expect(sequences(await (await get('/programma.ics')).text())).toEqual(sequences(calendar));
});
