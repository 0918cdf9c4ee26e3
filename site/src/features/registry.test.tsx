import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageTypeName, Story } from '@inktvis/content';
import { emptyBlock } from '@inktvis/content/testing';
import { ok } from '@inktvis/foundation/result';
import {
  aDay,
  aHome,
  aHotspot,
  aLivePage,
  aLocation,
  aNewsArticle,
  anExperience,
  anOccurrence,
  aPage,
  aPicture,
  aProgramme,
  aSearchPage,
  aTheme,
  at,
} from '@inktvis/programme/testing/stories';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contentPage } from './content-page/page.ts';
import { ExperienceView } from './experience/ExperienceView.tsx';
import { experiencePage } from './experience/page.ts';
import { HomeView } from './home/HomeView.tsx';
import { homePage } from './home/page.ts';
import { LiveScreen } from './live/LiveScreen.island.tsx';
import { livePage } from './live/page.ts';
import { prepareStoryPage } from './prepare-page.ts';
import type { LoadedProgramme } from './programme/load.ts';
import { Programme } from './programme/Programme.island.tsx';
import { programmePage } from './programme/page.ts';
import { Results } from './programme/Results.tsx';
import { fixedPages, kindOf, pageKinds } from './registry.ts';
import { Search } from './search/field/Search.island.tsx';
import { searchPage } from './search/page.ts';
import { SearchView } from './search/SearchView.tsx';
import { aContext, around, globals, programmeWith, wordsOf } from './testing/context.ts';
import type { ViewContext } from './view.ts';

/** What the template of a story draws, without its islands: those that matter here are drawn beside it. */
function viewOf({ type }: Story<PageTypeName>, locals: object): ReactNode {
  const body = <p>De blokken.</p>;
  const programme = ({ data }: { readonly data: LoadedProgramme }) => {
    if (data.kind !== 'list') return null;
    const { build, model, results } = data.list;
    return (
      <Programme build={build} model={model}>
        <Results results={results} model={model} />
      </Programme>
    );
  };
  switch (type) {
    case 'home':
      return <HomeView {...homePage.shownIn(locals)} body={body} />;
    case 'experience':
      return <ExperienceView {...experiencePage.shownIn(locals)} body={body} />;
    case 'search': {
      const props = searchPage.shownIn(locals);
      return <SearchView {...props} island={<Search {...props.data.field} />} />;
    }
    case 'live':
      return <LiveScreen {...livePage.shownIn(locals).data} />;
    case 'date_overview':
    case 'default_date_overview':
      return programme(programmePage.shownIn(locals));
    default:
      return null;
  }
}

async function page(story: Story<PageTypeName>, context: ViewContext) {
  const loaded = await kindOf(story).read(story, context);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const locals = {};
  loaded.value.hand(locals, around(context));
  const html = renderToStaticMarkup(viewOf(story, locals));
  return { ...loaded.value, html, text: wordsOf(html) };
}

const leiepodium = aLocation({ title: 'Leiepodium' });
const waterding = anExperience({ title: 'O krinklende winklende waterding', image: aPicture() });
const twice = [
  anOccurrence({ startDate: at('2024-10-26 14:30'), experience: waterding, location: leiepodium }),
  anOccurrence({ startDate: at('2024-10-29 11:00'), experience: waterding, flags: ['uitverkocht'] }),
];

describe('the home page', () => {
  const { filterItems } = programmeWith([], { themes: [aTheme()] });

  test('opens with its dates, its themes, then the blocks', async () => {
    const reads = { filterItems, globals, days: async () => ok([aDay()]) };
    const { text, html, storable } = await page(aHome({ venue: 'Kortrijk Xpo' }), {
      ...aContext(reads),
      now: at('2024-10-01 12:00'),
    });
    expect(text).toMatch(/26\.10 – .*03\.11 .*Kortrijk Xpo 26 oktober tot 3 november 2024/);
    expect(html).toContain('href="/programma?thema=literatuur-romans"');
    expect(text.indexOf('Literatuur')).toBeLessThan(text.indexOf('De blokken.'));
    expect(storable).toBe(true);
  });

  test('stands without its themes, but is not stored that way', async () => {
    const { storable, text } = await page(aHome(), aContext({}));
    expect([storable, text.includes('De blokken.')]).toEqual([false, true]);
  });
});

describe('an experience page', () => {
  const reads = {
    programmeOf: async (uuids: readonly string[]) =>
      ok(twice.filter(({ content }) => uuids.includes(content.experience?.uuid ?? ''))),
    globals,
    related: async () => ok([]),
  };
  const context = aContext(reads, '/activiteiten/waterding');

  test('tells when and where, and every other time', async () => {
    const { text, isDetail } = await page(waterding, context);
    expect(text).toContain('Wanneer 26.10 zaterdag vanaf 14.30');
    expect(text).toContain('Waar Leiepodium');
    expect(text).toMatch(/Alle momenten .* 26\.10 .*dit moment .*29\.10 dinsdag vanaf 11\.00 Uitverkocht/);
    expect(isDetail).toBe(true);
  });

  test('without its times it cannot be shown', async () => {
    const { programmeOf: _, ...others } = reads;
    const prepared = await experiencePage.read(waterding, aContext(others));
    expect(prepared).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  });

  test('without related experiences it can, for now', async () => {
    const { related: _, ...others } = reads;
    const { storable } = await page(waterding, aContext(others));
    expect(storable).toBe(false);
  });

  test('with nothing but a title there is still a page', async () => {
    const { text } = await page(anExperience({ title: 'Kaal' }), context);
    expect(text).toContain('Kaal');
    expect(text).toContain('De zaal volgt');
  });
});

describe('the programme', () => {
  const lost = anOccurrence({ startDate: at('2024-10-26 09:00'), experience: null });
  const days = [aDay(), aDay({ date: '2024-10-27' }, 'programma/zondag-27-oktober')];
  const reads = programmeWith([...twice, lost], { days });

  test('an item whose experience is gone is shown with what it says itself, and leads nowhere', async () => {
    const { text } = await page(aProgramme(), aContext(reads, '/programma?dag=alle'));
    expect(text).toContain(lost.name);
  });

  test('loses nothing as JSON', async () => {
    const context = aContext(reads, '/programma/zaterdag-26-oktober');
    for (const address of ['', '?weergave=uurrooster', '?toegang=rolstoel']) {
      const url = new URL(context.url.pathname + address, context.url);
      const { list } = await page(aDay(), { ...context, url });
      expect(JSON.parse(JSON.stringify(list))).toEqual(list);
    }
  });
});

test('one search result is counted as one', async () => {
  const stories = [aNewsArticle({ title: 'Gezelle in het Begijnhof' }), aHotspot({ title: 'Broeltorens' })];
  const findable = async () => ok(stories.map((story) => ({ story, text: '' })));
  const { text } = await page(aSearchPage(), aContext({ findable }, '/zoeken?q=gezelle'));
  expect(text).toContain('1 resultaat voor “gezelle”');
  expect(text).not.toContain('Broeltorens');
});

test('a page ends with a share bar when its editor wants one', async () => {
  const shareOf = async (shareBar: boolean) => {
    const programme = async () => ok([]);
    const context = {
      ...aContext({ programme, days: programme }),
      formAddresses: [],
      report: () => undefined,
    };
    const prepared = await prepareStoryPage(aPage({ shareBar }), context);
    const locals = {};
    if (prepared.ok) prepared.value.hand(locals);
    return contentPage.shownIn(locals).share !== null;
  };
  expect([await shareOf(true), await shareOf(false)]).toEqual([true, false]);
});

test('the live page shows the slides it knows and leaves the others out', async () => {
  const slides = [
    { ...emptyBlock('text_slide'), title: 'Lees door' },
    { type: 'broken', id: 'b', editable: undefined, component: 'film_slide', problems: [] },
  ] as const;
  const { text } = await page(aLivePage({ slides }), aContext({ programme: async () => ok(twice) }));
  expect(text).toContain('Inktvis in aantocht');
  expect(text).toContain('Lees door');
  expect(text).not.toContain('film_slide');
});

test('what is known of a content type is in its feature: no other file names one', () => {
  // `search`, `live` and the like are words of their own.
  const names = Object.keys(pageKinds).filter((name) => /_|^experience$|^bookstore$/.test(name));
  const source = join(import.meta.dirname, '..');
  const elsewhere = globSync('**/*.{ts,tsx,astro}', {
    cwd: source,
    exclude: ['features/*/**', 'features/registry.ts', '**/*.test.*', '**/testing/**'],
  });
  const naming = elsewhere.filter((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return names.some((name) => text.includes(`<'${name}'>`) || text.includes(`=== '${name}'`));
  });
  expect(naming).toEqual([]);
});

test('every kind of page has a template, and every template a kind', () => {
  const templates = globSync('**/*Page.astro', { cwd: import.meta.dirname });
  const named = [...Object.values(pageKinds), ...fixedPages].map(({ template }) => `${template}.astro`);
  expect(templates.toSorted()).toEqual([...new Set(named)].toSorted());
});
