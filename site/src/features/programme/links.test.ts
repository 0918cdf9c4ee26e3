import { aDay, anOccurrence, aProgramme, aTheme, aType, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { aContext, programmeWith } from '../testing/context.ts';
import type { ViewContext } from '../view.ts';
import { chosenFilters, dateLinks, resultLinks } from './links.ts';
import { loadProgramme } from './load.ts';

const days = [aDay(), aDay({ date: '2024-10-27' }, 'programma/zondag-27-oktober')];
const themes = [aTheme({ title: 'Kids' }, 'themas/kids'), aTheme({ title: 'Strips' }, 'themas/strips')];
const types = [aType({ title: 'Debat' }, 'types/debat')];
const programme = [anOccurrence({ startDate: at('2024-10-27 14:00') })];
const content = programmeWith(programme, { themes, types, days });

/** The model of the list at an address. */
async function modelAt(address: string, more: Partial<ViewContext> = {}) {
  const context = { ...aContext(content, address), ...more };
  const day = days.find(({ href }) => href === context.url.pathname);
  const loaded = await (day ? loadProgramme(day, context) : loadProgramme(aProgramme(), context));
  if (!loaded.ok || loaded.value.data.kind !== 'list') throw new Error('no list');
  return loaded.value.data.list.model;
}

const SUNDAY = '/programma/zondag-27-oktober';
const CHOSEN = 'thema=kids&thema=strips&type=debat';

test('the days keep the filters and the layout, and begin at the first page', async () => {
  const links = dateLinks(await modelAt(`${SUNDAY}?${CHOSEN}&weergave=uurrooster&pagina=2`));
  expect(links.days.map(({ href }) => href)).toEqual(
    days.map(({ href }) => `${href}?${CHOSEN}&weergave=uurrooster`),
  );
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

test('the same items in other ways; a day on one page only where there is a day', async () => {
  const { address } = await modelAt(`${SUNDAY}?thema=kids&pagina=2`);
  expect(resultLinks(address)).toEqual({
    cards: `${SUNDAY}?thema=kids`,
    timetable: `${SUNDAY}?thema=kids&weergave=uurrooster`,
    print: `${SUNDAY}?thema=kids&deel=alles#_print`,
    sheet: `${SUNDAY}?thema=kids&weergave=blad`,
    calendar: `${SUNDAY}.ics?thema=kids`,
  });
  const all = resultLinks((await modelAt('/programma?thema=kids')).address);
  expect([all.sheet, all.calendar]).toEqual([null, '/programma.ics?thema=kids']);
});
