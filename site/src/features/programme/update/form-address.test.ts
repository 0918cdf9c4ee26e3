import { type ProgrammeAddress, programmeHref } from '@inktvis/programme/filters/address';
import { NOTHING_SELECTED } from '@inktvis/programme/filters/facets';
import { expect, test } from 'vitest';
import { formAddress } from './form-address.ts';

const address = (parts: Partial<ProgrammeAddress>): ProgrammeAddress => ({
  path: '/programma',
  selection: NOTHING_SELECTED,
  layout: 'cards',
  large: false,
  page: 1,
  allDays: false,
  ...parts,
});

test('a choice has the same address as the link to it', () => {
  const path = '/programma/zondag-27-oktober';
  const entries = [
    ['thema', 'kids'],
    ['thema', 'strips'],
    ['locatie', 'grote-zaal'],
    ['weergave', 'uurrooster'],
  ] as const;
  const selection = { theme: ['kids', 'strips'], type: [], location: ['grote-zaal'], access: [] };
  expect(formAddress(path, entries)).toBe(programmeHref(address({ path, selection, layout: 'timetable' })));
});

test('all days are said only when nothing else says so', () => {
  expect(formAddress('/programma', [['dag', 'alle']])).toBe(programmeHref(address({ allDays: true })));
  expect(
    formAddress('/programma', [
      ['thema', 'kids'],
      ['dag', 'alle'],
    ]),
  ).toBe('/programma?thema=kids');
});

test('what is empty stays out of the address', () => {
  expect(formAddress('/programma', [['thema', '']])).toBe('/programma');
});
