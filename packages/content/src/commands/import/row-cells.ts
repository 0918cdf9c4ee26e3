import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { type Cell, EMPTY, type Row } from './cells.ts';
import type { Field, Programme } from './headings.ts';
import type { Reading } from './times.ts';

/** `wacht`: right by itself, and not taken as long as another row is open. */
export type Kind = 'geweigerd' | 'vraag' | 'wacht' | 'let op' | 'nieuw' | 'gewijzigd';

/** `row` is 0 for what is said of a moment that is in no row. */
export type Remark = {
  readonly kind: Kind;
  readonly row: number;
  readonly column?: string | undefined;
  readonly text: string;
};

export const isOpen = ({ kind }: Remark): boolean => kind === 'geweigerd' || kind === 'vraag';

/** By the column as the sheet names it and the text of the cell: what to read in its place. */
export type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const IDEM = /^(idem|id\.?|["“”〃]|'')$/i;

/** Composed letters (Unicode TR15), plain spaces, nothing invisible; a line break stays, for lists. */
export const tidy = (text: string): string =>
  withoutSoftHyphens(text)
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

export type Cells = ReturnType<typeof readCells>;

/**
 * The cells of a row by field, tidied, with `idem` filled in from the row `above`, and answers in the place of what was
 * asked about; what is said of them goes to `remarks`.
 */
export function readCells(
  { number: row, hidden, cells }: Row,
  columns: Programme['columns'],
  answers: Answers,
  above: ReadonlyMap<Field, Cell>,
  remarks: Remark[],
) {
  const byField = new Map<Field, Cell>();
  /** Of which somebody answered that they are right as they are. */
  const asTyped = new Set<Field>();
  for (const [field, { index, name }] of columns) {
    const own = cells[index] ?? EMPTY;
    const text = tidy(own.text);
    const meant = IDEM.test(text) ? (above.get(field) ?? EMPTY) : { ...own, text };
    const answer = answers[name]?.[meant.text];
    if (answer === meant.text) asTyped.add(field);
    const read = answer === undefined || answer === meant.text ? meant : { ...EMPTY, text: answer };
    byField.set(field, { ...read, unstruck: own.unstruck });
  }
  const cellOf = (field: Field): Cell => byField.get(field) ?? EMPTY;
  const textIn = (field: Field): string => cellOf(field).text;
  /** Of a cell, with its text before it, or of the whole row. */
  function say(kind: Kind, text: string, field?: Field): void {
    const own = field && textIn(field).replaceAll('\n', ' ');
    const shown = own ? `‘${own}’${text.startsWith(':') ? '' : ' '}` : '';
    remarks.push({ kind, row, column: field && columns.get(field)?.name, text: shown + text });
  }
  /** The value of a cell; what is open about it is said. */
  function take<T>(field: Field, { value, ask, refuse, note }: Reading<T>): T | undefined {
    if (cellOf(field).kind === 'error') return undefined;
    if (refuse) say('geweigerd', refuse, field);
    else if (ask && !(value !== undefined && asTyped.has(field))) say('vraag', ask, field);
    else if (note) say('let op', note, field);
    return value;
  }
  return { row, hidden, byField, has: (field: Field) => columns.has(field), cellOf, textIn, say, take };
}
