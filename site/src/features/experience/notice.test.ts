import { aLocation, anOccurrence, at } from '@inktvis/programme/testing/stories';
import { describe, expect, test } from 'vitest';
import { noticeOf } from './notice.ts';

const morning = at('2024-10-28 09:00');
const start = at('2024-10-28 14:15');
const end = at('2024-10-28 15:15');
const wednesday = anOccurrence({ startDate: at('2024-10-30 11:00') });

describe('the notice of an experience page', () => {
  test('says nothing when nothing is the matter, nor for what is merely new', () => {
    expect(noticeOf([], morning)).toBeNull();
    expect(noticeOf([anOccurrence({ startDate: start, flags: ['nieuw'] })], morning)).toBeNull();
  });

  test('cancelled: the reason', () => {
    const cancelled = anOccurrence({ startDate: start, flags: ['geannuleerd'], note: 'De gids is ziek.' });
    expect(noticeOf([wednesday, cancelled], morning)).toEqual({
      kind: 'stop',
      icon: 'close',
      title: 'Geannuleerd',
      text: 'De gids is ziek.',
    });
  });

  test('cancelled without a reason', () => {
    const cancelled = anOccurrence({ startDate: start, flags: ['geannuleerd'] });
    expect(noticeOf([cancelled], morning)?.text).toBe('Deze beleving gaat niet door.');
  });

  test('another hour and another place: old beside new, then why', () => {
    const moved = anOccurrence({
      startDate: start,
      flags: ['ander-podium', 'ander-uur'],
      previousStart: at('2024-10-28 13:15'),
      previousLocation: aLocation({ title: 'Leescafé' }),
      location: aLocation({ title: 'Leiepodium' }),
      note: 'Met een echte lichtman.',
    });
    expect(noticeOf([moved], morning)).toMatchObject({
      kind: 'info',
      title: 'Ander uur, ander podium',
      text: 'Was 13.15, is nu 14.15. Was Leescafé, is nu Leiepodium. Met een echte lichtman.',
    });
  });

  test.each([
    ['uitverkocht', 'stop', 'Uitverkocht'],
    ['laatste-plaatsen', 'now', 'Laatste plaatsen'],
    ['ander-uur', 'info', 'Ander uur'],
    ['ander-podium', 'info', 'Ander podium'],
  ] as const)('%s', (flag, kind, title) => {
    expect(noticeOf([anOccurrence({ startDate: start, flags: [flag] })], morning)).toMatchObject({
      kind,
      title,
    });
  });

  test('under way, and when all is over', () => {
    const once = anOccurrence({ startDate: start, endDate: end });
    expect(noticeOf([once], at('2024-10-28 14:30'))).toMatchObject({ text: 'Begonnen om 14.15, tot 15.15.' });
    expect(noticeOf([once], at('2024-10-28 16:00'))).toMatchObject({
      title: 'Voorbij',
      text: 'Dit was op maandag 28 oktober. De pagina blijft staan.',
    });
    expect(noticeOf([once, wednesday], at('2024-10-28 16:00'))).toBeNull();
  });
});
