import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';
import { lint } from './lint.ts';

const GIVEN =
  'An Anna Arne Arno Bart Bert Bram Celine Daan Dirk Ella Els Elke Emma Eva Filip Geert Gert Greet Hanne Hans Ilse Inge Jan Jana Jef Jo Joke Joris Karel Katrien Koen Lars Leen Lien Lies Lise Lotte Luc Maarten Marc Mia Mieke Nele Nora Olivia Paul Piet Rik Roos Sara Sien Sofie Stan Steven Stijn Tim Tine Tom Vera Wim Wout'.split(
    ' ',
  );
const STEMS =
  'Abeele Aerts Baert Baeten Becker Berg Bosch Bos Broeck Claes Clerck Cock Coninck Coster Daele Desmet Dubois Eede Eynde Goossens Haene Hauwe Hecke Hoof Jacobs Janssens Jonghe Keer Kerckhove Lambrechts Leeuw Lievens Lippens Maes Martens Meester Mertens Meyer Michiels Moor Mulder Neve Ost Pauw Peeters Pelt Poorter Praet Putte Roo Ridder Rijcke Roose Schepper Segers Smedt Smet Stevens Stock Thijs Vos Velde Vlaeminck Walle Waele Wauters Wever Willems Winter Wouters Wulf'.split(
    ' ',
  );
const SURNAMES = STEMS.flatMap((stem) => ['', 'De ', 'Van ', 'Van den ', 'Van der '].map((of) => of + stem));
const HALLS = 40;

const entryOf = (content: Entry['story']['content'], at: number): Entry => ({
  file: '',
  draft: false,
  raw: {},
  story: { uuid: `uuid-${at}`, name: '', slug: `${at}`, full_slug: `v/${at}`, content },
});

function folderOf(contents: readonly Entry['story']['content'][]): ContentFolder {
  const published = contents.map(entryOf);
  const byUuid = new Map(published.map((entry) => [entry.story.uuid, entry]));
  const none = { drafts: [], bySlug: new Map(), datasources: new Map(), unreadable: [] };
  return { folder: '', published, byUuid, space: {}, ...none };
}

type Name = readonly [given: string, surname: string];
const person = ([given_name, surname]: Name) => ({ component: 'person', given_name, surname });

/** One experience and hall after hall of moments of an hour, each with the next person. */
function programmeOf(people: readonly Name[], count: number): ContentFolder {
  const hallOf = (at: number) => ({ component: 'location', title: `Zaal ${at}`, hall: `Hal ${at}` });
  const halls = Array.from({ length: HALLS }, (_, at) => hallOf(at));
  const moments = Array.from({ length: count }, (_, at) => {
    const hour = 60 * 60_000;
    const start = Date.UTC(2030, 0, 1) + Math.floor(at / HALLS) * 2 * hour;
    const wire = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
    return {
      component: 'program',
      experience: 'uuid-0',
      location: `uuid-${1 + (at % HALLS)}`,
      start_date: wire(start),
      end_date: wire(start + hour),
      people: [person(people[at % people.length] ?? ['', ''])],
    };
  });
  return folderOf([{ component: 'experience', title: 'Beleving' }, ...halls, ...moments]);
}

/** The same numbers in each run (Numerical Recipes). */
const seeded =
  (seed = 1) =>
  () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };

/** Most of them names that many have, some of them rare: the first of a list are chosen more often. */
const nameFrom = (random: () => number): Name => {
  const one = (list: readonly string[]) => list[Math.floor(random() ** 2 * list.length)] ?? '';
  return [one(GIVEN), one(SURNAMES)];
};

it.each([300, 1000, 3000])('one name in a hundred at most is said to be like another, of %i', (count) => {
  const people = new Map<string, Name>();
  const random = seeded();
  while (people.size < count) {
    const name = nameFrom(random);
    people.set(name.join(' '), name);
  }
  const found = lint(programmeOf([...people.values()], 10_000));
  expect(found.filter(({ message }) => !message.includes('lijkt op'))).toEqual([]);
  expect(found.length).toBeLessThanOrEqual(count / 100);
});

it('a programme with one hour for everything names each moment, with a few others', () => {
  const folder = programmeOf([['Anna', 'Aerts']], 3000);
  const sameHour = folder.published.map(({ story }) =>
    story.content.component === 'program'
      ? {
          ...story.content,
          start_date: '2030-01-01 10:00',
          end_date: '2030-01-01 11:00',
          location: 'uuid-1',
          people: [],
        }
      : story.content,
  );
  const found = lint(folderOf(sameHour));
  expect(new Set(found.map(({ story }) => story)).size).toBe(2999);
  expect(found.length).toBeLessThan(3 * 3000);
});

const letters = (minLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcdeiklmnorstuv'), minLength, maxLength: 10 });
const slip = fc.record({
  at: fc.nat(6),
  letter: fc.constantFrom(...'aeinrst'),
  kind: fc.constantFrom('more', 'less', 'other'),
});
const slipped = (
  word: string,
  { at, letter, kind }: typeof slip extends fc.Arbitrary<infer T> ? T : never,
) => {
  const [before, one = ''] = [word.slice(0, at), word[at]];
  return before + { more: letter + one, less: '', other: letter }[kind] + word.slice(at + 1);
};

it('a name with one or two slips of a finger is said to be like the right one', () => {
  const slips = fc.array(slip, { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(letters(3), letters(7), slips, (given, surname, made) => {
      const wrong = made.reduce(slipped, surname);
      fc.pre(wrong !== surname);
      const both = [surname, wrong].map((name) => [given, name] as const);
      const found = lint(programmeOf(both, 2));
      expect(found.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^'.*' lijkt op '.*' \(v\/\d+\); schrijf het gelijk, of zet beide bij/),
      ]);
    }),
  );
});
