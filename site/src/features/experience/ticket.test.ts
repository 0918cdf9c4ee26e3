import { aLocation, anExperience, anOccurrence, at } from '@inktvis/programme/testing/stories';
import { describe, expect, test } from 'vitest';
import { ticketOf } from './ticket.ts';

const morning = at('2024-10-28 09:00');
const monday = (flags: ('geannuleerd' | 'uitverkocht')[] = []) =>
  anOccurrence({
    startDate: at('2024-10-28 11:00'),
    endDate: at('2024-10-28 13:00'),
    location: aLocation({ title: 'Leiepodium', hall: 'Hal 3' }),
    flags,
  });
const wednesday = anOccurrence({ startDate: at('2024-10-30 11:00'), endDate: at('2024-10-30 13:00') });
const experience = anExperience();

describe('the ticket of an experience', () => {
  test('tells when and where', () => {
    expect(ticketOf(experience, [wednesday, monday()], morning)).toEqual({
      when: {
        machine: '2024-10-28T11:00',
        number: '28.10',
        weekday: 'maandag',
        hours: '11.00–13.00',
        previousTime: null,
      },
      place: { name: 'Leiepodium', previous: null, hall: 'hal 3' },
      closed: null,
      other: '30.10',
    });
  });

  test.each([
    ['sold out everywhere', [monday(['uitverkocht'])], morning, 'sold'],
    ['only cancelled', [monday(['geannuleerd'])], morning, 'off'],
    ['over', [monday()], at('2024-12-01 12:00'), 'past'],
    ['sold out, with another moment', [monday(['uitverkocht']), wednesday], morning, 'sold'],
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
        hours: 'zaterdag 26 oktober, 10.00 uur tot maandag 28 oktober, 18.00 uur',
      },
      place: { name: 'Hal 4', hall: '' },
    });
  });
});
