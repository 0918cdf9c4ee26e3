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
] as const)('%j, with the reason "%s"', (flags, note, kind, title, text) => {
  expect(noticeOf(anOccurrence({ ...moved, flags: [...flags], note }), morning)).toMatchObject({
    kind,
    title,
    text,
  });
});
