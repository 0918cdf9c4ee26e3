import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../testing/stories.ts';
import { toCalendar } from './calendar.ts';
import { anEntry, aSchedule } from './testing/entries.ts';

type Read = {
  readonly name: string;
  readonly source: string;
  readonly errors: readonly string[];
  readonly events: readonly Readonly<Record<string, unknown>>[];
};

/** A calendar as an independent parser reads it, python3-icalendar of Debian, with times in UTC. */
function readCalendar(input: string, ...args: string[]): Read {
  const script = join(import.meta.dirname, 'testing/read-calendar.py');
  const { status, stdout, stderr, error } = spawnSync('/usr/bin/python3', [script, ...args], {
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr || error?.message);
  return JSON.parse(stdout);
}

describe('the clocks go back in the night of 26 to 27 October', () => {
  const entries = [
    anEntry({ start: at('2024-10-26 11:00'), end: at('2024-10-26 12:00') }),
    anEntry({ start: at('2024-10-27 11:00'), end: at('2024-10-27 12:00') }),
    anEntry({ start: at('2024-10-26 22:00'), end: at('2024-10-27 03:30') }),
  ];
  const expected = [
    ['2024-10-26T09:00:00Z', '2024-10-26T10:00:00Z'],
    ['2024-10-27T10:00:00Z', '2024-10-27T11:00:00Z'],
    ['2024-10-26T20:00:00Z', '2024-10-27T02:30:00Z'],
  ];

  test.each([
    ['the zone that every calendar knows', []],
    ['the rules in the calendar itself', ['--own-zone']],
  ])('by %s', (_what, args) => {
    const { events, errors } = readCalendar(toCalendar(aSchedule(entries)), ...args);
    expect(errors).toEqual([]);
    expect(events.map(({ start, end }) => [start, end])).toEqual(expected);
  });

  test('the rules also hold in spring and in other years', () => {
    const instants = ['2025-03-30 01:59', '2025-03-30 03:00', '2030-07-01 12:00', '2031-01-01 12:00'].map(at);
    const ics = toCalendar(aSchedule(instants.map((start) => anEntry({ start }))));
    const starts = readCalendar(ics, '--own-zone').events.map(({ start }) => start);
    expect(starts).toEqual(instants.map((instant) => instant.toISOString().replace('.000', '')));
  });
});

test('what is said arrives as it was said', () => {
  const title =
    'Poëzie op de brug: één gedicht; geen één meer, en dan “’s avonds” tot de boeken­wurm slaapt 🐙'.repeat(3);
  const ics = toCalendar(
    aSchedule([
      anEntry({
        title,
        intro: 'Regel één,\nregel twee; met \\ en 🐙',
        remarks: ['Uitverkocht', 'Rolstoel, Ringleiding'],
        location: { slug: 'leiepodium', title: 'Leiepodium', hall: 'Hal 3' },
        themes: [
          { slug: 'strips', title: 'Strips, beeld', icon: null },
          { slug: 'kids', title: 'Kids', icon: null },
        ],
      }),
      anEntry({ title: 'Vertaalduel', flags: ['geannuleerd'] }),
    ]),
  );
  const { name, source, events, errors } = readCalendar(ics);
  expect(errors).toEqual([]);
  expect(name).toBe('Inktvis: volledig programma');
  expect(source).toBe('https://inktvis.example/programma.ics');
  expect(events[0]).toMatchObject({
    summary: title,
    description:
      'Regel één,\nregel twee; met \\ en 🐙\n\nUitverkocht\nRolstoel, Ringleiding\n\nhttps://inktvis.example/activiteiten/waterding',
    location: 'Leiepodium, Hal 3, Kortrijk Xpo, Doorniksesteenweg 216, 8500 Kortrijk',
    url: 'https://inktvis.example/activiteiten/waterding',
    status: 'CONFIRMED',
    changed: '2024-08-12T08:00:00Z',
    sequence: 2700,
  });
  expect(events[1]).toMatchObject({ summary: 'GEANNULEERD: Vertaalduel', status: 'CANCELLED' });
});

/** Any text a content service could deliver, halves of characters too. No backslash: this parser forgets some. */
const hostileText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(...';,\n\rn \té🐙\u0000\u2028', '\r\n', '\ud83d'),
  ),
  maxLength: 300,
});

/** What must come back: line breaks are one kind, control characters are spaces. */
const readable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n|[\n\r\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ');

test('whatever editors write arrives, in lines of at most 75 octets that cut no character', () => {
  const texts = fc.sample(hostileText, 500).map((text) => text.replaceAll('\\', '/'));
  const entries = texts.map((title) => {
    const named = { slug: 'x', title, icon: null };
    return anEntry({ title, intro: title, location: { ...named, hall: title }, themes: [named] });
  });
  const ics = toCalendar(aSchedule(entries));
  const lines = ics.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[^\P{Cc}\t]/u.test(line))).toEqual([]);
  const { events, errors } = readCalendar(ics);
  expect(errors).toEqual([]);
  expect(events.map(({ summary }) => summary)).toEqual(texts.map(readable));
});
