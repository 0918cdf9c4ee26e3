import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheckLine, checkSpace, readSettings } from '@inktvis/content/check';
import { serve as serveHttp } from '@inktvis/foundation/listen';
import { expect, it } from 'vitest';
import { makeFolder, PREVIEW_TOKEN, SAMPLE, serve, TOKEN } from './testing/fixture.ts';

const sample = await serve({ dir: SAMPLE });

const check = (changes: Partial<Parameters<typeof checkSpace>[0]> = {}, { url } = sample) =>
  checkSpace({
    ...readSettings({ CONTENT_URL: url, CONTENT_TOKEN: TOKEN, CONTENT_PREVIEW_TOKEN: PREVIEW_TOKEN }),
    ...changes,
  });
const wrongIn = (lines: readonly CheckLine[]) => lines.flatMap(({ wrong }) => wrong);

it('finds nothing in a space that has what the site needs, and says what it did not look at', async () => {
  const lines = await check();
  expect(wrongIn(lines)).toEqual([]);
  expect(lines.filter(({ skipped }) => skipped).map(({ title }) => title)).toEqual([
    'Velden in de redactie',
    'Meldingen komen binnen',
  ]);
});

it.each([
  ['an unknown token', { CONTENT_TOKEN: 'x' }, 'CONTENT_TOKEN is onbekend'],
  ['the number of another space', { CONTENT_SPACE_ID: '5' }, 'CONTENT_TOKEN is van ruimte 1001'],
  ['a preview token for visitors', { CONTENT_TOKEN: PREVIEW_TOKEN }, 'CONTENT_TOKEN is een voorbeeldtoken'],
  ['no preview token', { CONTENT_PREVIEW_TOKEN: undefined }, 'CONTENT_PREVIEW_TOKEN ontbreekt'],
  ['a preview token that reads no drafts', { CONTENT_PREVIEW_TOKEN: TOKEN }, 'leest geen kladversies'],
  ['another product', { PRODUCT: 'octopus' }, "Verhaal 'octopus-op-toer'"],
])('names %s, without the token', async (_what, changes, sentence) => {
  const wrong = wrongIn(await check(changes));
  expect(wrong).toEqual([expect.stringContaining(sentence)]);
  expect(wrong.join()).not.toContain(PREVIEW_TOKEN);
});

it('names what stories hold and the site does not know', async () => {
  const folder = await makeFolder();
  const filter = (path: string) => !path.startsWith(join(SAMPLE, 'assets'));
  await cp(SAMPLE, folder.dir, { recursive: true, filter });
  await folder.story({
    id: 900_001,
    full_slug: 'over',
    content: { component: 'page', titel: 'Over', body: [{ _uid: 'b', component: 'tip' }] },
  });
  expect(wrongIn(await check({}, await serve(folder)))).toEqual([
    expect.stringMatching(/^Veld 'titel' van .+ \(in over\)\.$/),
    expect.stringMatching(/^Blok 'tip' kent de site niet.+ \(in over\)\.$/),
  ]);
});

it.each([
  [400, []],
  [401, [expect.stringContaining('een ander CONTENT_WEBHOOK_SECRET')]],
  [503, [expect.stringContaining('zelf geen CONTENT_WEBHOOK_SECRET')]],
  [404, [expect.stringContaining('geeft antwoord 404')]],
])('a site that takes a notification with %d', async (status, wrong) => {
  const site = await serveHttp((_, response) => response.writeHead(status).end('{}'));
  const lines = await check({ SITE_URL: site.url, CONTENT_WEBHOOK_SECRET: 'geheim' });
  await site.close();
  expect(wrongIn(lines)).toEqual(wrong);
});

it('names the address that does not respond, and why; without the site the rest is looked at', async () => {
  const { url, close } = await serveHttp();
  await close();
  const said = `${url} geeft geen antwoord (ECONNREFUSED)`;
  await expect(check({ CONTENT_URL: url })).rejects.toThrow(said);
  const lines = await check({ SITE_URL: url, CONTENT_WEBHOOK_SECRET: 'geheim' });
  const skipped = `${said}: kijk dit na zodra de site draait`;
  expect([wrongIn(lines), lines.at(-1)?.skipped]).toEqual([[], skipped]);
});
