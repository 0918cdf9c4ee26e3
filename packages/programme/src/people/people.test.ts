import type { Block } from '@inktvis/content';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anExperience, anOccurrence, aPerson, at } from '../testing/stories.ts';
import { byLetter, filterNames, letterOf, nameList, readNameFilter } from './name-list.ts';
import { fullName, itemPeople, namesLine } from './people.ts';

const leonie = aPerson('Leonie', 'Letterzetter', { role: 'verteller' });
const jef = aPerson('Jef', 'Jambe', { role: 'muzikant' });
const bas = aPerson('Bas', 'Bladwijzer', { role: 'schrijver', signs: true });

describe('the people of an occurrence', () => {
  const experience = anExperience({ people: [leonie, jef, { ...leonie, id: 'again' }] });

  test('is the experience’s own, each once', () => {
    expect(itemPeople(experience, anOccurrence({ experience })).map(fullName)).toEqual([
      'Leonie Letterzetter',
      'Jef Jambe',
    ]);
  });

  test('are those of the occurrence where it has its own', () => {
    expect(itemPeople(experience, anOccurrence({ experience, people: [bas] })).map(fullName)).toEqual([
      'Bas Bladwijzer',
    ]);
    expect(itemPeople(null, anOccurrence())).toEqual([]);
  });

  test('leaves out what is no name', () => {
    expect(
      itemPeople(anExperience({ people: [aPerson('', '…'), aPerson('', 'Mees\u00adter Onleesbaar')] }), null),
    ).toEqual([
      expect.objectContaining({ slug: 'meester-onleesbaar', surname: 'Meester Onleesbaar', givenName: '' }),
    ]);
  });

  test('is two names on a card, and how many more', () => {
    const line = (...people: Block<'person'>[]) => namesLine(itemPeople(anExperience({ people }), null));
    expect(line()).toBeNull();
    expect(line(leonie, jef)).toEqual({ names: ['Leonie Letterzetter', 'Jef Jambe'], more: 0, signs: false });
    expect(line(bas)).toMatchObject({ signs: true });
    expect(line(leonie, jef, bas)).toMatchObject({ more: 1, signs: true });
  });
});

describe('the list of all names', () => {
  const reading = anExperience({ people: [leonie, aPerson('Ona', 'Élan')] });
  const signing = anExperience({ people: [bas, { ...leonie, role: 'schrijver', signs: true }] });
  const programme = [
    anOccurrence({ experience: signing, startDate: at('2024-10-27 11:00') }),
    anOccurrence({ experience: reading, startDate: at('2024-10-26 14:30') }),
  ];
  const people = nameList(programme);

  test('stands in Dutch order by surname, with every moment of a person by start', () => {
    expect(people.map(({ surname }) => surname)).toEqual(['Bladwijzer', 'Élan', 'Letterzetter']);
    expect(people[2]).toMatchObject({
      roles: ['schrijver', 'verteller'],
      signs: true,
      appearances: [
        { role: 'verteller', signs: false },
        { role: 'schrijver', signs: true },
      ],
    });
    expect(nameList(programme)).toBe(people);
  });

  test('is narrowed by any of the roles, and to people who sign', () => {
    const found = (query: string) =>
      filterNames(people, readNameFilter(new URLSearchParams(query))).map(({ surname }) => surname);
    expect(found('rol=verteller&rol=schrijver')).toEqual(['Bladwijzer', 'Letterzetter']);
    expect(found('signeert=ja')).toEqual(['Bladwijzer', 'Letterzetter']);
    expect(found('rol=muzikant')).toEqual([]);
    expect(found('rol=dompteur&signeert=nee')).toHaveLength(3);
  });

  test.each([
    ['D’Hondt', "d'hondt, D´HONDT, dhondt, d hondt, hondt, jan d-h"],
    ['Van de Vélde', 'velde, vandevelde, van de-velde, Jan Van De V'],
    ['Vandevelde', 'van de velde, jan van de velde'],
  ])('%s is found by each of %s, not by letters in a word', (surname, typed) => {
    const jan = nameList([anOccurrence({ people: [aPerson('Jan', surname)] })]);
    const isFound = (zoek: string) =>
      filterNames(jan, readNameFilter(new URLSearchParams({ zoek }))).length > 0;
    expect([...typed.split(', '), 'el', 'ondt'].filter((name) => !isFound(name))).toEqual(['el', 'ondt']);
  });

  test('groups everybody under one letter, in the order of the list', () => {
    const anybody = fc.record({ surname: fc.string({ unit: 'grapheme', minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(anybody), (some) => {
        const groups = byLetter(some);
        expect(groups.flatMap((group) => group.people).toSorted(byText)).toEqual(some.toSorted(byText));
        for (const { letter, people: ones } of groups) {
          expect(letter).toMatch(/^[A-Z#]$/);
          expect(ones.map(letterOf)).toEqual(ones.map(() => letter));
          expect(ones).toEqual(some.filter((one) => ones.includes(one)));
        }
      }),
    );
    expect(letterOf({ surname: '3PO' })).toBe('#');
  });
});

const byText = (a: { surname: string }, b: { surname: string }) =>
  a.surname < b.surname ? -1 : a.surname > b.surname ? 1 : 0;
