import { aLocation, anOccurrence, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { noticeOf } from './notice.ts';

const morning = at('2024-10-28 09:00');
const start = at('2024-10-28 14:15');
const moved = {
  startDate: start,
  previousStart: at('2024-10-28 13:15'),
  previousLocation: aLocation({ title: 'Leescafé' }),
  location: aLocation({ title: 'Leiepodium' }),
} as const;
const HOUR = 'Was 13.15, is nu 14.15.';
const PLACE = 'Was Leescafé, is nu Leiepodium.';

test('an experience has no notice when nothing is the matter, nor for what is merely new', () => {
  expect(noticeOf([], morning)).toBeNull();
  expect(noticeOf([anOccurrence({ startDate: start, flags: ['nieuw'] })], morning)).toBeNull();
});

test.each([
  [['geannuleerd'], '', 'stop', 'Geannuleerd', 'Deze beleving gaat niet door.'],
  [['geannuleerd'], 'De gids is ziek.', 'stop', 'Geannuleerd', 'De gids is ziek.'],
  [['uitverkocht'], 'Alles is weg.', 'stop', 'Uitverkocht', 'Alles is weg.'],
  [['laatste-plaatsen'], 'Nog twee.', 'now', 'Laatste plaatsen', 'Nog twee.'],
  [['ander-uur'], '', 'info', 'Ander uur', HOUR],
  [['ander-podium'], '', 'info', 'Ander podium', PLACE],
  [
    ['ander-podium', 'ander-uur'],
    'Met licht.',
    'info',
    'Ander uur, ander podium',
    `${HOUR} ${PLACE} Met licht.`,
  ],
] as const)('%j, with the reason "%s"', (flags, note, kind, title, text) => {
  expect(noticeOf([anOccurrence({ ...moved, flags: [...flags], note })], morning)).toMatchObject({
    kind,
    title,
    text,
  });
});

test('a notice while it is under way, and when all is over', () => {
  const once = anOccurrence({ startDate: start, endDate: at('2024-10-28 15:15') });
  const wednesday = anOccurrence({ startDate: at('2024-10-30 11:00') });
  expect(noticeOf([once], at('2024-10-28 14:30'))?.text).toBe('Begonnen om 14.15, tot 15.15.');
  expect(noticeOf([once], at('2024-10-28 16:00'))).toMatchObject({
    title: 'Voorbij',
    text: 'Dit was op maandag 28 oktober. De pagina blijft staan.',
  });
  expect(noticeOf([once, wednesday], at('2024-10-28 16:00'))).toBeNull();
});
