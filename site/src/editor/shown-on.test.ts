import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectPreview } from '@inktvis/content/client';
import { type ContentService, startContentService } from '@inktvis/embedded-content';
import { silentLog } from '@inktvis/foundation/log';
import { err, ok } from '@inktvis/foundation/result';
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
  const content = open();
  const why = async (kind: Awaited<ReturnType<typeof content.kindAt>>, release: string | null = null) => {
    content.kindAt = async () => kind;
    const said = await whyNoPage('slug', content, { release });
    return said && `${said.title}: ${said.text}`;
  };
  const refused = err({ kind: 'refused', message: '403' } as const);
  expect(await why(ok('program'))).toContain('nog geen beleving');
  expect(await why(ok('folder'))).toContain('een map');
  expect(await why(ok('header'))).toContain('Geen pagina');
  expect(await why(ok(null))).toBeNull();
  expect(await why(ok(null), '12')).toContain('niet in deze release');
  expect(await why(refused, '12')).toContain('afgeschermd: ');
  expect(await why(refused)).toBeNull();
});
