import { aLocation, anExperience, anOccurrence, aTheme, aType, at } from '@inktvis/programme/testing/stories';
import { describe, expect, test } from 'vitest';
import { ticketAge, ticketOf } from './ticket.ts';

const morning = at('2024-10-28 09:00');
const monday = (flags: ('geannuleerd' | 'uitverkocht')[] = []) =>
  anOccurrence({
    startDate: at('2024-10-28 11:00'),
    endDate: at('2024-10-28 13:00'),
    location: aLocation({ title: 'Leiepodium', hall: 'Hal 3' }),
    flags,
  });
const wednesday = anOccurrence({ startDate: at('2024-10-30 11:00'), endDate: at('2024-10-30 13:00') });
const experience = anExperience({
  type: aType({ title: 'Workshop' }),
  theme: [aTheme()],
  age: '8+',
  dropIn: true,
});

describe('the ticket of an experience', () => {
  test('tells when, where, what and for whom', () => {
    expect(ticketOf(experience, [wednesday, monday()], morning)).toEqual({
      when: {
        machine: '2024-10-28T11:00',
        number: '28.10',
        words: 'maandag, 11.00 tot 13.00 uur',
        previousTime: null,
        struck: false,
      },
      alsoOn: null,
      place: { name: 'Leiepodium', previous: null, hall: 'Hal 3' },
      type: 'Workshop',
      typeNotes: ['Vanaf 8 jaar', 'Doorlopend'],
      themes: [{ label: 'Literatuur & romans', icon: 'literatureRomans' }],
      closed: null,
    });
  });

  test('when the first time is cancelled, both that and the next one', () => {
    expect(ticketOf(experience, [wednesday, monday(['geannuleerd'])], morning)).toMatchObject({
      when: { number: '28.10', words: 'maandag, 11.00 uur: geannuleerd', struck: true },
      alsoOn: { number: '30.10', words: 'woensdag, 11.00 tot 13.00 uur', struck: false },
      closed: null,
    });
  });

  test.each([
    ['sold out everywhere', [monday(['uitverkocht'])], morning, 'sold'],
    ['cancelled and sold out', [monday(['uitverkocht']), monday(['geannuleerd'])], morning, 'sold'],
    ['only cancelled', [monday(['geannuleerd'])], morning, 'off'],
    ['over', [monday()], at('2024-12-01 12:00'), 'past'],
    ['sold out once, not twice', [monday(['uitverkocht']), wednesday], morning, null],
    ['nothing planned', [], morning, null],
  ] as const)('%s', (_case, occurrences, now, closed) => {
    expect(ticketOf(experience, occurrences, now).closed).toBe(closed);
  });

  test('without programme items, the dates and place of the experience itself', () => {
    const own = anExperience({
      startDate: at('2024-10-26 10:00'),
      endDate: at('2024-10-28 18:00'),
      location: aLocation({ title: 'Hal 4', hall: 'Hal 4' }),
    });
    expect(ticketOf(own, [], morning)).toMatchObject({
      when: {
        number: '26.10–28.10',
        words: 'zaterdag 26 oktober, 10.00 uur tot maandag 28 oktober, 18.00 uur',
      },
      place: { name: 'Hal 4', hall: '' },
      typeNotes: [],
      themes: [],
    });
  });
});

test.each([
  ['8+', 'Vanaf 8 jaar'],
  ['12 +', 'Vanaf 12 jaar'],
  ['6 tot 9 jaar', '6 tot 9 jaar'],
  ['4-7 jaar', '4 tot 7 jaar'],
  ['alle leeftijden', 'Alle leeftijden'],
  ['kleuters', 'Kleuters'],
  ['', ''],
])('%j reads %j', (age, words) => {
  expect(ticketAge(age)).toBe(words);
});
