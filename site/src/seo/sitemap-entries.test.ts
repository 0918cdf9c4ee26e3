import type { PageTypeName, Story } from '@inktvis/content';
import { err, ok } from '@inktvis/foundation/result';
import {
  aDay,
  aHome,
  aLivePage,
  aNewsArticle,
  aNewsOverview,
  anExperience,
  anOccurrence,
  aPage,
  aProgramme,
  aSearchPage,
  at,
} from '@inktvis/programme/testing/stories';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../cards/tours/testing/events.ts';
import { sitemapEntries } from './sitemap-entries.ts';

const unavailable = err({ kind: 'unavailable', message: 'timeout' } as const);
const on = <T extends Story>(story: T, publishedAt: string): T => ({
  ...story,
  publishedAt: new Date(publishedAt),
});
const toursPage: Story<'uit_events_overview'> = {
  ...aNewsOverview({}, 'inktvis-op-toer'),
  type: 'uit_events_overview',
};

async function entriesOf(
  pages: readonly Story<PageTypeName>[],
  {
    programme = [],
    events = [anEvent()],
    fail = false,
  }: {
    programme?: readonly Story<'program'>[];
    events?: ReturnType<typeof anEvent>[];
    fail?: boolean;
  } = {},
) {
  const read = await sitemapEntries({
    brand: 'Inktvis',
    canonicalBase: 'https://inktvis.example',
    now: at('2024-10-26 10:05'),
    content: {
      findable: async () => ok(pages.map((story) => ({ story, text: '' }))),
      programme: async () => ok(programme),
      days: async () => ok([]),
    },
    events: {
      list: async ({ page, perPage = 30 }) =>
        fail
          ? unavailable
          : {
              ok: true,
              outdated: false,
              value: {
                itemsPerPage: perPage,
                totalItems: events.length,
                events: events.slice((page - 1) * perPage, page * perPage),
              },
            },
    },
  });
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
    const events = Array.from({ length: 2300 }, (_, number) => anEvent({}, number));
    expect((await entriesOf([aPage()])).changed.size).toBe(1);
    expect((await entriesOf([toursPage], { events })).changed.size).toBe(2301);
  });

  it('are known to be incomplete when the touring events cannot be read', async () => {
    const { changed, complete } = await entriesOf([toursPage, aPage()], { fail: true });
    expect([[...changed.keys()], complete]).toEqual([['/inktvis-op-toer', '/praktisch'], false]);
  });
});

describe('the last change of a page', () => {
  it('is when it was last published', async () => {
    const { changed } = await entriesOf([on(aPage(), '2024-10-01T08:00:00Z')]);
    expect(changed.get('/praktisch')).toBe('2024-10-01T08:00:00.000Z');
  });

  it('is, for an overview, that of the last of its stories', async () => {
    const { changed } = await entriesOf([
      on(aNewsOverview(), '2024-01-01T08:00:00Z'),
      on(aNewsArticle(), '2024-10-18T08:00:00Z'),
      on(aNewsArticle({}, 'nieuws/ouder'), '2024-09-18T08:00:00Z'),
    ]);
    expect(changed.get('/nieuws')).toBe('2024-10-18T08:00:00.000Z');
  });

  it('is, for an experience and its day, also the move of one of its times', async () => {
    const experience = on(anExperience(), '2024-06-01T08:00:00Z');
    const item = on(anOccurrence({ experience, startDate: at('2024-10-26 23:30') }), '2024-10-25T08:00:00Z');
    const days = [
      on(aDay(), '2024-05-01T08:00:00Z'),
      on(aDay({ date: '2024-10-27' }, 'programma/zondag'), '2024-05-01T08:00:00Z'),
    ];
    const { changed } = await entriesOf([experience, ...days], { programme: [item] });
    expect(changed.get('/activiteiten/waterding')).toBe('2024-10-25T08:00:00.000Z');
    expect(changed.get('/programma/zaterdag-26-oktober')).toBe('2024-10-25T08:00:00.000Z');
    expect(changed.get('/programma/zondag')).toBe('2024-05-01T08:00:00.000Z');
  });

  it('is left out where it is unknown', async () => {
    const { changed } = await entriesOf([on(aHome(), '2024-06-01T08:00:00Z')]);
    expect(changed.get('/')).toBeUndefined();
  });
});
