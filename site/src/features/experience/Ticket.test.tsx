import { aLocation, anExperience, anOccurrence, at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '../testing/context.ts';
import { Ticket } from './Ticket.tsx';

const morning = at('2024-10-28 09:00');
const experience = anExperience();
const own = anExperience({
  startDate: at('2024-10-26 10:00'),
  endDate: at('2024-10-28 18:00'),
  location: aLocation({ title: 'Hal 4', hall: 'Hal 4' }),
});
const monday = (flags: ('geannuleerd' | 'uitverkocht')[] = []) =>
  anOccurrence({
    startDate: at('2024-10-28 11:00'),
    endDate: at('2024-10-28 13:00'),
    location: aLocation({ title: 'Leiepodium', hall: 'Hal 3' }),
    flags,
  });
const wednesday = anOccurrence({ startDate: at('2024-10-30 11:00'), endDate: at('2024-10-30 13:00') });

const MONDAY = 'Wanneer 28.10 maandag 11.00–13.00 Waar Leiepodium hal 3';

test.each([
  [
    'open',
    experience,
    [wednesday, monday()],
    morning,
    `${MONDAY} Plaats en prijs Inbegrepen in je festivalticket, kom gewoon binnen`,
  ],
  ['sold out everywhere', experience, [monday(['uitverkocht'])], morning, `${MONDAY} Status Uitverkocht`],
  [
    'sold out, with another moment',
    experience,
    [monday(['uitverkocht']), wednesday],
    morning,
    `${MONDAY} Status Uitverkocht Plaats en prijs Andere momenten nog plaats op 30.10`,
  ],
  [
    'cancelled, with another moment',
    experience,
    [monday(['geannuleerd']), wednesday],
    morning,
    `${MONDAY} Plaats en prijs Naar 30.10 woensdag, 11.00–13.00, nog plaats`,
  ],
  ['over', experience, [monday()], at('2024-10-29 12:00'), `${MONDAY} Status Voorbij`],
  [
    'without programme items, of its own dates and place',
    own,
    [],
    morning,
    'Wanneer 26.10–28.10 zaterdag zaterdag 26 oktober, 10.00 uur tot maandag 28 oktober, 18.00 uur Waar Hal 4 Plaats en prijs Inbegrepen in je festivalticket, kom gewoon binnen',
  ],
  [
    'nothing planned',
    experience,
    [],
    morning,
    'Waar De zaal volgt Plaats en prijs Inbegrepen in je festivalticket, kom gewoon binnen',
  ],
])('a ticket that is %s', (_case, story, occurrences, now, words) => {
  const ticket = <Ticket queue={null} story={story} occurrences={occurrences} now={now} />;
  expect(wordsOf(renderToStaticMarkup(ticket))).toBe(words);
});
