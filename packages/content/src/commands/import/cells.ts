import type { Day } from '@inktvis/foundation/brussels';

/** A cell of any file; a reader of files knows nothing of programmes. */
export type Cell = {
  readonly kind: 'text' | 'number' | 'date' | 'time' | 'datetime' | 'error';
  /** As somebody reads it in the sheet: `26/10/2024`, `10.30`, `10,3`. */
  readonly text: string;
  /** The day that it is; for a whole number the day that a spreadsheet would make of it. */
  readonly day?: Day;
  /** Since midnight, of a time, and of a number from 0 to 1. */
  readonly minutes?: number;
  readonly isFormula?: boolean;
  /** What is not struck out; undefined where nothing is. */
  readonly unstruck?: string | undefined;
};

/** `number`: as a spreadsheet shows it, from 1. */
export type Row = { readonly number: number; readonly hidden: boolean; readonly cells: readonly Cell[] };

export type Grid = {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly hiddenColumns: ReadonlySet<number>;
  readonly isCsv: boolean;
  /** What cannot be seen in such a file, or how it was read. */
  readonly notes: readonly string[];
};

/** The file is not what an import reads: one Dutch line that says what to do. */
export class RefusedFile extends Error {}

export const EMPTY: Cell = { kind: 'text', text: '' };

export const MIDNIGHT = 1440;

/** `14.30` */
export const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('.');

const MAX_TEXT = 5000;
const MAX_COLUMNS = 60;
/** 10 000 moments, and what stands above them. */
const MAX_ROWS = 10_020;

/** Throws `RefusedFile` when a sheet holds more than a programme does. */
export function checkSize(rows: readonly Row[]): void {
  const filled = rows.filter(({ cells }) => cells.some(({ text }) => text));
  if (filled.length > MAX_ROWS) throw new RefusedFile(`het blad heeft meer dan ${MAX_ROWS} rijen`);
  for (const { number, cells } of filled) {
    if (cells.findLastIndex(({ text }) => text) >= MAX_COLUMNS)
      throw new RefusedFile(`rij ${number} heeft meer dan ${MAX_COLUMNS} kolommen`);
    if (cells.some(({ text }) => text.length > MAX_TEXT))
      throw new RefusedFile(`een cel van rij ${number} heeft meer dan ${MAX_TEXT} tekens`);
  }
}
