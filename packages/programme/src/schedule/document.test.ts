import { expect, test } from 'vitest';
import { at } from '../testing/stories.ts';
import { toDocument } from './document.ts';
import { anEntry, aSchedule } from './testing/entries.ts';

test('holds what is promised and nothing that is not', () => {
  const ids = { id: '4k', uuid: 'u' };
  const place = { slug: 'leiepodium', title: 'Leiepodium', hall: 'Hal 3' };
  const document = toDocument(
    aSchedule([
      anEntry({
        ...ids,
        end: at('2024-10-26 12:30'),
        location: place,
        previousLocation: place,
        flags: ['nieuw'],
      }),
    ]),
  );
  expect(document).toEqual({
    version: 1,
    title: 'Inktvis: volledig programma',
    url: 'https://inktvis.example/programma?dag=alle',
    timezone: 'Europe/Brussels',
    generated: '2024-08-12T10:00:00+02:00',
    items: [
      {
        ...ids,
        experience: null,
        url: 'https://inktvis.example/activiteiten/waterding',
        title: 'O krinklende winklende waterding',
        shortTitle: '',
        intro: '',
        start: '2024-10-26T11:00:00+02:00',
        end: '2024-10-26T12:30:00+02:00',
        dropIn: false,
        type: null,
        location: place,
        themes: [],
        access: [],
        age: '',
        entry: null,
        placesLeft: null,
        people: [],
        flags: ['nieuw'],
        previousStart: null,
        previousLocation: place,
        note: '',
        updated: '2024-08-12T10:00:00+02:00',
      },
    ],
  });
});
