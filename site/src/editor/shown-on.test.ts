import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectPreview } from '@inktvis/content/client';
import { type ContentService, startContentService } from '@inktvis/embedded-content';
import { silentLog } from '@inktvis/foundation/log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redirectToPage, shownOn, whyNoPage } from './shown-on.ts';

const TOKEN = 'voorbeeld';

let scratch: string;
let service: ContentService;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'shown-on-'));
  service = await startContentService({
    contentDir: join(import.meta.dirname, '../../../sample/content'),
    port: 0,
    token: 'publiek',
    previewToken: TOKEN,
    imageCacheDir: scratch,
  });
});
afterAll(async () => {
  await service.close();
  await rm(scratch, { recursive: true });
});

const open = () =>
  connectPreview(
    {
      restUrl: `${service.url}/v2`,
      token: TOKEN,
      requestsPerSecond: Number.POSITIVE_INFINITY,
    },
    silentLog,
  ).open({ session: 'test' });

it('every story of the sample opens: on its own page, or where a page shows it', async () => {
  const content = open();
  const response = await fetch(`${service.url}/v2/cdn/links?token=${TOKEN}&version=draft&per_page=1000`);
  const links: Record<string, { slug: string; is_folder: boolean }> = (await response.json()).links;
  const slugs = Object.values(links).flatMap(({ slug, is_folder }) => (is_folder ? [] : [slug]));
  expect(slugs.length).toBeGreaterThan(400);
  const lost: string[] = [];
  for (const slug of slugs) {
    const page = await content.page(slug);
    if (page.ok && page.value) continue;
    const place = await shownOn(slug, content);
    const target = place && (await content.page(new URL(place.href, 'http://x').pathname.slice(1) || 'home'));
    if (!(target?.ok && target.value)) lost.push(slug);
  }
  expect(lost).toEqual([]);
});

it('a programme item opens at its moment, unless the editor looks at another one', async () => {
  const content = open();
  const place = await shownOn('programma-items/p001', content);
  const items = await content.programme();
  const item = items.ok ? items.value.find(({ fullSlug }) => fullSlug === 'programma-items/p001') : undefined;
  expect(place?.at).toEqual(item?.content.startDate);

  const lead = (address: string) =>
    redirectToPage('/activiteiten/x?dag=alle', new URL(address, 'http://site'), {
      policy: 'frame-ancestors *',
      parameters: { nu: '2024-10-26T10:00' },
    });
  const response = lead('/programma-items/p001?_storyblok=1');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(
    '/activiteiten/x?dag=alle&_storyblok=1&nu=2024-10-26T10%3A00',
  );
  expect(lead('/p?nu=2024-10-27T12:00').headers.get('location')).toContain('nu=2024-10-27T12%3A00');
});

it('what no page shows says why: an item without experience, a folder, another type', async () => {
  const [at, restricted] = [open(), open()];
  const kinds: Record<string, string | null> = {
    item: 'program',
    map: 'folder',
    iets: 'header',
    niets: null,
  };
  at.kindAt = async (slug) => ({ ok: true, value: kinds[slug] ?? null });
  restricted.kindAt = async () => ({ ok: false, error: { kind: 'refused', message: '403' } });
  const current = { release: null };
  expect((await whyNoPage('item', at, current))?.text).toContain('nog geen beleving');
  expect((await whyNoPage('map', at, current))?.text).toContain('een map');
  expect((await whyNoPage('iets', at, current))?.text).toContain('Geen pagina');
  expect(await whyNoPage('niets', at, current)).toBeNull();
  expect((await whyNoPage('item', restricted, { release: '12' }))?.title).toContain('afgeschermd');
  expect(await whyNoPage('item', restricted, current)).toBeNull();
  expect((await whyNoPage('niets', at, { release: '12' }))?.text).toContain('niet in deze release');
});
