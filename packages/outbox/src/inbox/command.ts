import { parseArgs } from 'node:util';
import { brusselsDay, formatTime } from '@inktvis/foundation/brussels';
import type { Clock } from '@inktvis/foundation/clock';
import type { Driver } from '../store/driver.ts';

/** Reads the flags and words of a command line; throws what `parseArgs` throws. */
export const parseFlags = (argv: readonly string[]) =>
  parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      soort: { type: 'string' },
      aantal: { type: 'string', default: '50' },
      naar: { type: 'string' },
      env: { type: 'string' },
      van: { type: 'string' },
      open: { type: 'boolean' },
      niet: { type: 'boolean' },
      csv: { type: 'boolean' },
      alles: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });

export type Command = {
  readonly flags: ReturnType<typeof parseFlags>['values'];
  /** What is behind the name of the command. */
  readonly word: string | undefined;
  readonly driver: Driver;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly output: { write(text: string): unknown };
};

/** Runs a command; what stops it is thrown as a `CommandFailure`. */
export type Run = (command: Command) => Promise<void>;

/** What stops a command, as one Dutch line. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
  /** Exit code: 1 it did not work, 2 wrong usage. */
  readonly code: 1 | 2;

  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}

/** Brussels time as the exports of the organisers have it: `2026-11-21 14:30` (requirements 9). */
export function timestamp(ms: number): string {
  const date = new Date(ms);
  return `${brusselsDay(date)} ${formatTime(date).replace('.', ':')}`;
}

/** `1 bericht`, `3 berichten`. */
export const amount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Columns beside each other, as wide as they need. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const lineOf = (row: readonly string[]) => row.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  ');
  return rows.map((row) => `${lineOf(row).trimEnd()}\n`).join('');
}
