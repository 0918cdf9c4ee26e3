import { aLocation, anExperience, anOccurrence, at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '../testing/context.ts';
import { alsoOn } from './moments.ts';
import { noticeOf } from './notice.ts';
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

const OPEN = 'Plaats en prijs Inbegrepen in je festivalticket, kom gewoon binnen';
const SOLD = monday(['uitverkocht']);
const OWN = 'Wanneer 26.10–28.10 zaterdag zaterdag 26 oktober, 10.00 uur tot maandag 28 oktober, 18.00 uur';
const ELSEWHERE = 'Plaats en prijs Naar 30.10 woensdag, 11.00–13.00, nog plaats';
const later = at('2024-10-29 12:00');

test.each([
  ['open', experience, [wednesday, monday()], morning, `${MONDAY} ${OPEN}`],
  ['sold out everywhere', experience, [SOLD], morning, `${MONDAY} Status Uitverkocht`],
  [
    'sold out, with another moment',
    experience,
    [SOLD, wednesday],
    morning,
    `${MONDAY} Status Uitverkocht Plaats en prijs Andere momenten nog plaats op 30.10`,
  ],
  ['cancelled', experience, [monday(['geannuleerd']), wednesday], morning, `${MONDAY} ${ELSEWHERE}`],
  ['over', experience, [monday()], later, `${MONDAY} Status Voorbij`],
  ['of its own dates and place', own, [], morning, `${OWN} Waar Hal 4 ${OPEN}`],
  ['of nothing planned', experience, [], morning, `Waar De zaal volgt ${OPEN}`],
])('a ticket that is %s', (_case, story, occurrences, now, words) => {
  const ticket = <Ticket queue={null} story={story} occurrences={occurrences} now={now} />;
  expect(wordsOf(renderToStaticMarkup(ticket))).toBe(words);
});

const start = at('2024-10-28 14:15');
const moved = {
  startDate: start,
  previousStart: at('2024-10-28 13:15'),
  previousLocation: aLocation({ title: 'Leescafé' }),
  location: aLocation({ title: 'Leiepodium' }),
} as const;
const HOUR = 'Was 13.15, is nu 14.15.';
const PLACE = 'Was Leescafé, is nu Leiepodium.';

test('an experience has no notice when nothing is the matter, nor for what the flag on its ticket says', () => {
  expect(noticeOf(null, morning)).toBeNull();
  expect(noticeOf(anOccurrence({ startDate: start }), at('2024-10-28 14:30'))).toBeNull();
  for (const flag of ['nieuw', 'laatste-plaatsen', 'uitverkocht'] as const)
    expect(noticeOf(anOccurrence({ startDate: start, flags: [flag] }), morning), flag).toBeNull();
});

test.each([
  [['geannuleerd'], '', 'stop', 'Geannuleerd', 'Deze beleving gaat niet door.'],
  [['geannuleerd'], 'De gids is ziek.', 'stop', 'Geannuleerd', 'De gids is ziek.'],
  [['uitverkocht'], 'Alles is weg.', 'info', 'Alles is weg.', ''],
  [['laatste-plaatsen'], 'Nog twee.', 'info', 'Nog twee.', ''],
  [['uitverkocht', 'ander-uur'], '', 'info', 'Ander uur', HOUR],
  [['ander-uur'], '', 'info', 'Ander uur', HOUR],
  [['ander-podium'], '', 'info', 'Ander podium', PLACE],
  [
    ['ander-podium', 'ander-uur'],
    'Met licht.',
    'info',
    'Ander uur, ander podium',
    `${HOUR} ${PLACE} Met licht.`,
  ],
] as const)('the notice of %j, with the reason "%s"', (flags, note, kind, title, text) => {
  expect(noticeOf(anOccurrence({ ...moved, flags: [...flags], note }), morning)).toMatchObject({
    kind,
    title,
    text,
  });
});

test('an experience says its one other moment, or how many there are that can be attended', () => {
  const now = at('2024-10-26 09:00');
  const lead = anOccurrence({ startDate: at('2024-10-26 14:30') });
  const other = anOccurrence({ startDate: at('2024-10-29 11:00') });
  const third = anOccurrence({ startDate: at('2024-11-02 14:00') });
  const soldOut = anOccurrence({ startDate: at('2024-10-30 11:00'), flags: ['uitverkocht'] });
  expect(alsoOn(lead, [lead, soldOut], now)).toBeNull();
  expect(alsoOn(lead, [lead, other, soldOut], now)).toBe('Ook op 29.10, 11.00 uur');
  expect(alsoOn(lead, [lead, other, third], now)).toBe('Ook op 2 andere momenten');
});
