import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageTypeName, Story } from '@inktvis/content';
import { emptyBlock } from '@inktvis/content/testing';
import { ok } from '@inktvis/foundation/result';
import {
  aDay,
  aHome,
  aLivePage,
  aLocation,
  anExperience,
  anOccurrence,
  aPage,
  aPicture,
  aProgramme,
  aTheme,
  at,
} from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contentPage } from './content-page/page.ts';
import { experiencePage } from './experience/page.ts';
import { HomeView } from './home/HomeView.tsx';
import { homePage } from './home/page.ts';
import { livePage } from './live/page.ts';
import { prepareStoryPage } from './prepare-page.ts';
import { fixedPages, kindOf, pageKinds } from './registry.ts';
import { aContext, around, globals, programmeWith, wordsOf } from './testing/context.ts';
import type { ViewContext } from './view.ts';

async function page(story: Story<PageTypeName>, context: ViewContext) {
  const loaded = await kindOf(story).read(story, context);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const locals = {};
  loaded.value.hand(locals, around(context));
  return { ...loaded.value, locals };
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
    const { locals, storable } = await page(aHome({ venue: 'Kortrijk Xpo' }), {
      ...aContext(reads),
      now: at('2024-10-01 12:00'),
    });
    const html = renderToStaticMarkup(<HomeView {...homePage.shownIn(locals)} body={<p>De blokken.</p>} />);
    const text = wordsOf(html);
    expect(text).toMatch(/26\.10 – .*03\.11 .*Kortrijk Xpo 26 oktober tot 3 november 2024/);
    expect(html).toContain('href="/programma?thema=literatuur-romans"');
    expect(text.indexOf('Literatuur')).toBeLessThan(text.indexOf('De blokken.'));
    expect(storable).toBe(true);
  });

  test('stands without its themes, but is not stored that way', async () => {
    expect((await page(aHome(), aContext({}))).storable).toBe(false);
  });
});

describe('an experience page', () => {
  test('without its times it cannot be shown', async () => {
    const prepared = await experiencePage.read(waterding, aContext({ globals, related: async () => ok([]) }));
    expect(prepared).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  });

  test('without related experiences it can, for now', async () => {
    const reads = { programmeOf: async () => ok(twice), globals };
    expect((await page(waterding, aContext(reads))).storable).toBe(false);
  });
});

describe('the programme', () => {
  const lost = anOccurrence({ startDate: at('2024-10-26 09:00'), experience: null });
  const days = [aDay(), aDay({ date: '2024-10-27' }, 'programma/zondag-27-oktober')];
  const reads = programmeWith([...twice, lost], { days });

  test('an item whose experience is gone is in the list with what it says itself', async () => {
    const { list } = await page(aProgramme(), aContext(reads, '/programma?dag=alle'));
    expect(JSON.stringify(list)).toContain(lost.name);
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
  const { locals } = await page(aLivePage({ slides }), aContext({ programme: async () => ok(twice) }));
  expect(livePage.shownIn(locals).data.data.slides).toMatchObject([{ title: 'Lees door' }]);
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
