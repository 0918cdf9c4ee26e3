import type { Day } from '@inktvis/foundation/brussels';

/** A cell of any file; a reader of files knows nothing of programmes. */
export type Cell = {
  readonly kind: 'text' | 'number' | 'date' | 'time' | 'datetime' | 'error';
  /** As somebody reads it in the sheet: `26/10/2024`, `10.30`, `10,3`. */
  readonly text: string;
  /** As it is stored: a date counts days, a time is a fraction of one. Not a number for a text. */
  readonly number: number;
  /** The day that the number is, whatever its format. */
  readonly day?: Day;
  readonly isFormula?: boolean;
  /** What is not struck out; undefined where nothing is. */
  readonly unstruck?: string | undefined;
};

/** `number`: as a spreadsheet shows it, from 1. */
export type Row = { readonly number: number; readonly hidden: boolean; readonly cells: Cell[] };

export type Grid = {
  readonly name: string;
  /** Rows of an xlsx have content; those of a csv are all its records. */
  readonly rows: readonly Row[];
  readonly hiddenColumns: ReadonlySet<number>;
  /** Path in the file of a workbook; `''` for a csv. */
  readonly part: string;
  /** What cannot be seen in such a file, or how it was read. */
  readonly notes: readonly string[];
};

/** The file is not what an import reads: one Dutch line that says what to do. */
export class RefusedFile extends Error {}

export const EMPTY: Cell = { kind: 'text', text: '', number: Number.NaN };

export const textCell = (text: string): Cell => ({ ...EMPTY, text });

const MAX_TEXT = 5000;
const MAX_COLUMNS = 60;
/** 10 000 moments, and what stands above them. */
const MAX_ROWS = 10_020;

/** Throws `RefusedFile` when a sheet holds more than a programme does. */
export function checkSize(rows: readonly Row[]): void {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell?.text));
  const wide = filled.find(({ cells }) => cells.findLastIndex((cell) => cell?.text) >= MAX_COLUMNS);
  if (wide) throw new RefusedFile(`rij ${wide.number} heeft meer dan ${MAX_COLUMNS} kolommen`);
  const long = filled.find(({ cells }) => cells.some((cell) => (cell?.text.length ?? 0) > MAX_TEXT));
  if (long) throw new RefusedFile(`een cel van rij ${long.number} heeft meer dan ${MAX_TEXT} tekens`);
  if (filled.length > MAX_ROWS) throw new RefusedFile(`het blad heeft meer dan ${MAX_ROWS} rijen`);
}
