import type { PageTypeName, Story } from '@inktvis/content';
import { ok } from '@inktvis/foundation/result';
import {
  aDay,
  aHome,
  aLivePage,
  aNewsArticle,
  aNewsOverview,
  aPage,
  aProgramme,
  aSearchPage,
  aToursOverview,
} from '@inktvis/programme/testing/stories';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../cards/tours/testing/events.ts';
import { sitemap, sitemapEntries } from '../seo/sitemap.ts';
import { fixedPages, pageKinds } from './registry.ts';
import { aContext } from './testing/context.ts';

const on = <T extends Story>(story: T, publishedAt: string): T => ({
  ...story,
  publishedAt: new Date(publishedAt),
});
const toursPage = aToursOverview();

/** The entries of a site of these pages, with a tour of some events; null: it cannot be read. */
async function entriesOf(pages: readonly Story<PageTypeName>[], toured: number | null = 1) {
  const value = Array.from({ length: toured ?? 0 }, (_, number) => anEvent({}, number));
  const nothing = async () => ok([]);
  const findable = async () => ok(pages.map((story) => ({ story, text: '' })));
  const events = toured === null ? {} : { list: async () => ({ ok: true, outdated: false, value }) as const };
  const source = aContext({ findable, programme: nothing, days: nothing }, '/', events);
  const read = await sitemapEntries(source, { kinds: pageKinds, fixed: fixedPages });
  if (!read.ok) throw new Error(read.error.message);
  const { entries, complete } = read.value;
  return {
    complete,
    changed: new Map(entries.map(({ url, changed }) => [new URL(url).pathname, changed?.toISOString()])),
  };
}

describe('the addresses of the sitemap', () => {
  it('are every page but hidden ones, days too', async () => {
    const { changed } = await entriesOf([aHome(), aPage(), aDay(), aProgramme(), aSearchPage(), aLivePage()]);
    expect([...changed.keys()]).toEqual(['/', '/praktisch', '/programma', '/programma/zaterdag-26-oktober']);
  });

  it('leave out a page that is only for those who have its address', async () => {
    const { changed } = await entriesOf([aPage(), aPage({ unlisted: true }, 'alle-blokken')]);
    expect([...changed.keys()]).toEqual(['/praktisch']);
  });

  it('leave out news of a later day', async () => {
    const { changed } = await entriesOf([
      aNewsArticle({ date: '2024-10-27' }, 'nieuws/morgen'),
      aNewsArticle(),
    ]);
    expect([...changed.keys()]).toEqual(['/nieuws/leeszetel']);
  });

  it('include touring events where the site has a page for them', async () => {
    expect((await entriesOf([aPage()], 3)).changed.size).toBe(1);
    expect((await entriesOf([toursPage], 3)).changed.size).toBe(4);
  });

  it('are known to be incomplete when the touring events cannot be read', async () => {
    const { changed, complete } = await entriesOf([toursPage, aPage()], null);
    expect([[...changed.keys()], complete]).toEqual([['/inktvis-op-toer', '/praktisch'], false]);
  });
});

describe('the last change of a page', () => {
  it('is when it was last published', async () => {
    const { changed } = await entriesOf([on(aPage(), '2024-10-01T08:00:00Z')]);
    expect(changed.get('/praktisch')).toBe('2024-10-01T08:00:00.000Z');
  });

  it('is left out where it shows more than its story', async () => {
    const { changed } = await entriesOf([
      on(aHome(), '2024-06-01T08:00:00Z'),
      on(aNewsOverview(), '2024-06-01T08:00:00Z'),
    ]);
    expect([changed.get('/'), changed.get('/nieuws')]).toEqual([undefined, undefined]);
  });
});

const entry = (path: string, changed: string | null = null) => ({
  url: `https://inktvis.example/${path}`,
  changed: changed === null ? null : new Date(changed),
});

describe('the sitemap', () => {
  it('tells when a page changed only where that is known', () => {
    const xml = sitemap([entry('a', '2024-10-18T09:30:15.500Z'), entry('b')]);
    expect(xml).toContain(
      '<url><loc>https://inktvis.example/a</loc><lastmod>2024-10-18T09:30:15Z</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://inktvis.example/b</loc></url>');
  });

  it('is XML whatever an address holds', () => {
    expect(sitemap([entry('a?b=1&c=<2>')])).toContain('a?b=1&amp;c=&lt;2&gt;');
  });
});
