import { brusselsDay, formatTime } from '@inktvis/foundation/brussels';

export const STATE_WORDS = { waiting: 'wacht', sent: 'verstuurd', dead: 'mislukt' } as const;

/** Brussels time as the exports of the organisers have it: `2026-11-21 14:30` (requirements 9). */
export function timestamp(ms: number): string {
  const date = new Date(ms);
  return `${brusselsDay(date)} ${formatTime(date).replace('.', ':')}`;
}

/** `1 bericht`, `3 berichten`. */
export const amount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Text for a terminal: without control characters other than line ends. */
export const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ');

/** The same on one line of at most `max` characters. */
export function short(text: string, max: number): string {
  const line = [...printable(text).replace(/\s+/g, ' ').trim()];
  return line.length <= max ? line.join('') : `${line.slice(0, max - 1).join('')}…`;
}

/** Columns beside each other, as wide as they need. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((text, index) => Math.max(widest[index] ?? 0, text.length)),
    [],
  );
  return rows
    .map(
      (row) =>
        `${row
          .map((text, index) => text.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
