import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occurrenceKey } from '../occurrences.ts';
import { toDocument } from '../schedule/index.ts';
import { aLocation, anExperience, anOccurrence, aPerson, aTheme, aType, at } from '../testing/stories.ts';
import { readDocument } from './read-document.ts';
import { scheduleEntry } from './schedule-entry.ts';

const occurrence = anOccurrence({
  experience: anExperience(
    { title: 'Drakenschool', shortTitle: 'Draken', age: '8+' },
    'activiteiten/drakenschool',
  ),
  startDate: at('2024-10-26 14:30'),
  endDate: at('2024-10-26 16:00'),
  type: aType({ title: 'Workshop' }, 'types/workshop'),
  location: aLocation({ title: 'Hal 4' }, 'locaties/hal-4'),
  previousLocation: aLocation({ title: 'Stripkade' }, 'locaties/stripkade'),
  theme: [aTheme({ title: 'Kids' }, 'themas/kids')],
  access: ['gebarentaal'],
  people: [aPerson('Jef', 'Jambe')],
  flags: ['ander-podium', 'weer-plaats'],
});
const document = JSON.parse(
  JSON.stringify(
    toDocument({
      title: '',
      url: '',
      feed: '',
      publisher: '',
      product: '',
      host: '',
      venue: '',
      days: [],
      generated: at('2024-10-26 10:00'),
      entries: [scheduleEntry(occurrence, 'https://inktvis.example', at('2024-10-26 10:00'))],
    }),
  ),
);

test('what the site writes is read as it was', () => {
  expect(readDocument(document)).toEqual([
    {
      id: occurrenceKey(occurrence),
      uuid: occurrence.uuid,
      experience: occurrence.content.experience?.uuid,
      href: '/activiteiten/drakenschool',
      title: 'Drakenschool',
      shortTitle: 'Draken',
      start: at('2024-10-26 14:30'),
      end: at('2024-10-26 16:00'),
      dropIn: false,
      type: { slug: 'workshop', title: 'Workshop' },
      location: { slug: 'hal-4', title: 'Hal 4' },
      themes: [{ slug: 'kids', title: 'Kids' }],
      access: ['gebarentaal'],
      age: '8+',
      people: [{ slug: 'jef-jambe', givenName: 'Jef', surname: 'Jambe', role: null, signs: false }],
      flags: ['ander-podium', 'weer-plaats'],
      previousStart: null,
      previousLocation: { slug: 'stripkade', title: 'Stripkade' },
      note: '',
    },
  ]);
});

test('another version is no programme', () => {
  expect(readDocument({ ...document, version: 2 })).toBeNull();
  expect(readDocument(null)).toBeNull();
});

test('whatever stands in it, only whole items come out', () => {
  const [item] = document.items;
  const broken = fc.record(
    Object.fromEntries(
      Object.keys(item).map((name) => [
        name,
        fc.oneof(fc.constant(item[name]), fc.jsonValue(), fc.constant(undefined)),
      ]),
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(broken, fc.jsonValue())), (items) => {
      for (const one of readDocument({ version: 1, items }) ?? []) {
        expect(one.start.getTime()).not.toBeNaN();
        expect(one.href).toMatch(/^\//);
        expect(one.title).toBeTypeOf('string');
        for (const theme of one.themes) expect(theme.title).toBeTypeOf('string');
      }
    }),
  );
});
