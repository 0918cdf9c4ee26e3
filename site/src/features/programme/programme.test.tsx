import { FACET_DEFINITIONS, FACETS, perFacet } from '@inktvis/programme/filters/facets';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { aDay, anOccurrence, aProgramme, aTheme, aType, at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aContext, programmeWith, wordsOf } from '../testing/context.ts';
import type { ViewContext } from '../view.ts';
import { ProgrammeFilters } from './filters/ProgrammeFilters.tsx';
import { ToolsRow } from './filters/ToolsRow.tsx';
import { chosenFilters, dateLinks, resultLinks } from './links.ts';
import type { FacetOption, ProgrammeModel } from './list.ts';
import { loadProgramme } from './load.ts';
import { Results } from './Results.tsx';

const SUNDAY = '/programma/zondag-27-oktober';
const days = [aDay(), aDay({ date: '2024-10-27' }, SUNDAY.slice(1))];
const [kids, strips] = [
  aTheme({ title: 'Kids' }, 'themas/kids'),
  aTheme({ title: 'Strips' }, 'themas/strips'),
];
const filterItems = { themes: [kids, strips], types: [aType({ title: 'Debat' }, 'types/debat')], days };

/** The list at an address, and its text. */
async function listAt(address: string, programme: readonly Occurrence[], more: Partial<ViewContext> = {}) {
  const context = { ...aContext(programmeWith(programme, filterItems), address), ...more };
  const day = days.find(({ href }) => href === context.url.pathname);
  const loaded = await loadProgramme(day ?? aProgramme(), context);
  if (!loaded.ok || loaded.value.data.kind !== 'list') throw new Error('no list');
  const { list } = loaded.value.data;
  const html = renderToStaticMarkup(<Results {...list} />);
  return { ...list, redirectTo: loaded.value.redirectTo, html, text: wordsOf(html) };
}

test.each([
  ['/programma?thema=koken', '/programma?onbekend=koken'],
  [
    '/programma?thema=koken&toegang=rolstoel&type=<b>&pagina=2',
    '/programma?toegang=rolstoel&pagina=2&onbekend=koken&onbekend=%3Cb%3E',
  ],
  [`/programma?naam=${'a'.repeat(99)}`, `/programma?onbekend=${'a'.repeat(39)}%E2%80%A6`],
  ['/programma?toegang=rolstoel&onbekend=1', undefined],
])('%s leads to %s', async (address, redirectTo) => {
  expect((await listAt(address, [])).redirectTo).toBe(redirectTo);
});

describe('a day of 240 items', () => {
  const all = Array.from({ length: 240 }, (_, minute) => {
    const startDate = new Date(at('2024-10-26 10:00').getTime() + minute * 60_000);
    return anOccurrence({ startDate, endDate: new Date(startDate.getTime() + 7_200_000) });
  });
  const dayAt = (now: string, query = '') => listAt(aDay().href + query, all, { now: at(now) });

  test('is whole today', async () => {
    expect((await dayAt('2024-10-26 11:00')).text).toMatch(/61 bezig.* 59 belevingen/);
  });

  test('has 24 a page on every other day, and counts its parts as a whole', async () => {
    const { results, text } = await dayAt('2024-10-25 11:00');
    expect(results).toMatchObject({ paging: { page: 1, count: 10 } });
    expect(results).toHaveProperty('cards.length', 24);
    expect(text).toMatch(/Ochtend 120 belevingen/);
    expect((await dayAt('2024-10-25 11:00', '?pagina=6')).text).toMatch(/Namiddag 120 belevingen/);
  });
});

describe('around a list', () => {
  const CHOSEN = 'thema=kids&thema=strips&type=debat';
  const modelAt = async (address: string, more?: Partial<ViewContext>) =>
    (await listAt(address, [anOccurrence({ startDate: at('2024-10-27 14:00') })], more)).model;

  test('the days keep the filters and the layout, and begin at the first page', async () => {
    const links = dateLinks(await modelAt(`${SUNDAY}?${CHOSEN}&weergave=uurrooster&pagina=2`));
    const kept = `?${CHOSEN}&weergave=uurrooster`;
    expect(links.days.map(({ href }) => href)).toEqual(days.map(({ href }) => href + kept));
    expect(links.allDays?.href, 'all days have no timetable').toBe(`/programma?${CHOSEN}`);
    expect(dateLinks(await modelAt(SUNDAY)).allDays?.href).toBe('/programma?dag=alle');
    // All days are those of the current edition.
    const former = await modelAt(SUNDAY, { former: { year: '2024', current: '2025' } });
    expect(dateLinks(former).allDays).toBeUndefined();
  });

  test('each chosen value is removed by its own link, in the order of the form', async () => {
    const form = chosenFilters(await modelAt(`${SUNDAY}?${CHOSEN}&weergave=uurrooster&pagina=2`));
    expect(form.active).toEqual([
      { label: 'Kids', href: `${SUNDAY}?thema=strips&type=debat&weergave=uurrooster` },
      { label: 'Strips', href: `${SUNDAY}?thema=kids&type=debat&weergave=uurrooster` },
      { label: 'Debat', href: `${SUNDAY}?thema=kids&thema=strips&weergave=uurrooster` },
    ]);
    expect(form.clearHref).toBe(`${SUNDAY}?weergave=uurrooster`);
  });

  test('the same items are there in other ways; a day on one page only where there is a day', async () => {
    expect(resultLinks((await modelAt(`${SUNDAY}?thema=kids&pagina=2`)).address)).toEqual({
      cards: `${SUNDAY}?thema=kids`,
      timetable: `${SUNDAY}?thema=kids&weergave=uurrooster`,
      print: `${SUNDAY}?thema=kids&deel=alles#_print`,
      sheet: `${SUNDAY}?thema=kids&weergave=blad`,
      calendar: `${SUNDAY}.ics?thema=kids`,
    });
    const all = resultLinks((await modelAt('/programma?thema=kids')).address);
    expect([all.sheet, all.calendar]).toEqual([null, '/programma.ics?thema=kids']);
  });

  test('a row says how many there are, of how many, and which layout is shown', async () => {
    const { address } = await modelAt('/programma?dag=alle');
    const row = (shown: number, all: number, changed = 0) => {
      const model = { address, layout: 'cards', count: { shown, all }, changed } as const;
      const chosen = { active: [], clearHref: '' };
      return renderToStaticMarkup(
        <ToolsRow model={model} chosen={chosen} announcement="" end={null}>
          {null}
        </ToolsRow>,
      );
    };
    expect(wordsOf(row(8, 25))).toBe('Lijst Uurrooster 8 belevingen van 25');
    expect(wordsOf(row(1, 1))).toBe('Lijst Uurrooster 1 beleving');
    expect(wordsOf(row(0, 25))).toBe('Lijst Uurrooster Geen belevingen');
    expect(wordsOf(row(8, 8, 2))).toBe('Lijst Uurrooster 8 belevingen 2 veranderd');
    expect(row(8, 8, 1)).toMatch(/href="\/programma\/wijzigingen".*1 veranderd/);
    expect(row(8, 25)).toContain('href="/programma?dag=alle" aria-current="true"');
  });
});

test('where nothing was found the nearest wider choices are offered, and the list without filters', async () => {
  const sunday = anOccurrence({ startDate: at('2024-10-27 10:00'), theme: [kids] });
  const saturday = [10, 11].map((hour) => anOccurrence({ startDate: at(`2024-10-26 ${hour}:00`) }));
  const { html, text } = await listAt(`${aDay().href}?thema=kids`, [...saturday, sunday]);
  expect(text).toMatch(/criteria\. Zonder zaterdag 26 oktober is er 1\. Zonder Kids zijn er 2\. Wis /);
  expect(html).toContain('href="/programma?thema=kids"');
  expect(html).toContain(`href="${aDay().href}"`);
});

describe('the form of filters', () => {
  const option = (slug: string, label: string, count: number): FacetOption => ({
    slug,
    label,
    count,
    icon: null,
    checked: false,
  });
  const draw = (options: Partial<ProgrammeModel['options']>, isLive = false) => {
    const model = { options: { ...perFacet(() => []), ...options }, count: { shown: 2, all: 2 } };
    return renderToStaticMarkup(
      <ProgrammeFilters isLive={isLive} model={model} clearHref={`${SUNDAY}?weergave=uurrooster`} />,
    );
  };

  test('says at each choice how much it would give', () => {
    const theme = [
      option('kids', 'Kids', 12),
      option('strips', 'Strips', 1),
      option('fantasy', 'Fantasy', 0),
    ];
    const html = draw({ theme });
    expect([...html.matchAll(/aria-label="Toon ([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Kids, 12 belevingen',
      'Strips, 1 beleving',
      'Fantasy, geen belevingen',
    ]);
    expect(html).not.toContain('disabled');
  });

  test('has all locations at once only with script', () => {
    const location = [option('hal-4', 'Hal 4', 3)];
    expect(draw({ location })).not.toContain('value="alle"');
    expect(draw({ location }, true)).toContain('value="alle"');
  });

  test('has fields for every facet', () => {
    const html = draw(perFacet((facet) => [option(facet, `Waarde van ${facet}`, 1)]));
    for (const facet of FACETS) expect(html).toContain(`name="${FACET_DEFINITIONS[facet].parameter}"`);
    expect(html).toContain(`action="${SUNDAY}"`);
    // A name is chosen by a link; the form keeps it.
    expect(html).toContain('<input type="hidden" name="naam" value="person"/>');
    expect(html).toContain('<input type="hidden" name="weergave" value="uurrooster"/>');
  });
});
