import type { parseArgs } from 'node:util';
import { machineTime } from '@inktvis/foundation/brussels';
import type { Clock } from '@inktvis/foundation/clock';
import { linesOf } from '@inktvis/mail';
import type { Driver } from '../store/driver.ts';

/** What every command is given, and how it says something. */

export const FLAGS = {
  soort: { type: 'string' },
  aantal: { type: 'string', default: '50' },
  naar: { type: 'string' },
  env: { type: 'string' },
  van: { type: 'string' },
  tafel: { type: 'string' },
  open: { type: 'boolean' },
  niet: { type: 'boolean' },
  csv: { type: 'boolean' },
  alles: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type Command = {
  readonly flags: ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values'];
  readonly word: string | undefined;
  readonly driver: Driver;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly output: Output;
};

export type Output = { write(text: string): unknown };

export type Run = (command: Command) => Promise<void>;

/** What stops a command, in Dutch. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
}

/** Text for a terminal: without control characters other than line ends. */
export const printable = (text: string): string => linesOf(text).join('\n');

/** Brussels time as the exports of the organisers have it: `2026-11-21 14:30` (requirements 9). */
export const timestamp = (ms: number): string => machineTime(new Date(ms)).replace('T', ' ');

/** `1 bericht`, `3 berichten`. */
export const amount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Columns for a terminal. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const lineOf = (row: readonly string[]) => row.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  ');
  return rows.map((row) => `${lineOf(row).trimEnd()}\n`).join('');
}
