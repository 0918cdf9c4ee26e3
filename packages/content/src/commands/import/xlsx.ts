import { unzipSync, zipSync } from 'fflate';
import { type Cell as BookCell, type CellValue, readXlsx as readBook, type Sheet } from 'hucre/xlsx';
import { type Cell, checkSize, clock, EMPTY, type Grid, MIDNIGHT, RefusedFile } from './cells.ts';

export type Parts = Readonly<Record<string, Uint8Array>>;

const MAX_UNPACKED = 50 * 2 ** 20;
const MAX_PARTS = 200;
const MINUTE_MS = 60_000;
const DAY_MS = MIDNIGHT * MINUTE_MS;
/** The days that are 0 as a date and as a time: a workbook of 1900 has a 29 February too many. */
const FIRST_DAYS = {
  1900: { date: Date.UTC(1899, 11, 30), time: Date.UTC(1899, 11, 31) },
  1904: { date: Date.UTC(1904, 0, 1), time: Date.UTC(1904, 0, 1) },
} as const;

/** The parts of a zip; sizes are looked at before anything is unpacked. */
export function unzip(bytes: Uint8Array): Parts {
  let [count, size] = [0, 0];
  return unzipSync(bytes, {
    filter({ originalSize }) {
      count += 1;
      size += originalSize;
      if (count > MAX_PARTS || size > MAX_UNPACKED)
        throw new RefusedFile('dit bestand is uitgepakt te groot; bewaar enkel het programma, als .xlsx');
      return true;
    },
  });
}

/** What the number format of a date shows (ECMA-376 part 1, 18.8.31). */
function shownBy(format: string): 'date' | 'time' | 'datetime' {
  const [letters = ''] = format.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';');
  if (!/[hs]/i.test(letters)) return 'date';
  return /[yd]/i.test(letters) ? 'datetime' : 'time';
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function valueCell(value: CellValue, format: string, first: { date: number; time: number }): Cell {
  if (value === null) return EMPTY;
  if (typeof value === 'string') return { ...EMPTY, text: value };
  if (typeof value === 'boolean') return { ...EMPTY, text: value ? 'ja' : 'nee' };
  if (typeof value === 'number') {
    const isDay = Number.isInteger(value) && value > 0 && value < 100_000;
    return {
      kind: 'number',
      text: String(value).replace('.', ','),
      ...(isDay && { day: isoDay(first.date + value * DAY_MS) }),
      ...(value >= 0 && value <= 1 && { minutes: Math.round(value * MIDNIGHT) }),
    };
  }
  const kind = shownBy(format);
  const sinceFirst = Math.round((value.getTime() - first.time) / MINUTE_MS);
  if (kind === 'time') return { kind, minutes: sinceFirst, text: clock(sinceFirst) };
  const day = isoDay(value.getTime());
  const date = day.split('-').reverse().join('/');
  if (kind === 'date') return { kind, day, text: date };
  const minutes = sinceFirst % MIDNIGHT;
  return { kind, day, minutes, text: `${date} ${clock(minutes)}` };
}

/** Of a text in pieces each has its own strike; the style of the cell says it of others. */
function unstruckOf({ value, style, richText }: Partial<BookCell>): string | undefined {
  if (!richText) return style?.font?.strikethrough ? '' : undefined;
  const kept = richText.filter(({ font }) => !font?.strikethrough).map(({ text }) => text);
  return kept.join('') === value ? undefined : kept.join('');
}

function gridOf({ name, rows, cells, columns = [], rowDefs, merges = [] }: Sheet, system: 1900 | 1904): Grid {
  const read = rows.map((values, row) =>
    values.map((value, column): Cell => {
      const about = cells?.get(`${row},${column}`);
      const isFormula = about?.formula !== undefined;
      if (about?.type === 'error' || (isFormula && value === null))
        return { kind: 'error', text: String(value ?? ''), isFormula };
      const own = valueCell(value, about?.style?.numFmt ?? '', FIRST_DAYS[system]);
      return about && own !== EMPTY ? { ...own, isFormula, unstruck: unstruckOf(about) } : own;
    }),
  );
  for (const { startRow, endRow, startCol } of merges)
    for (const below of read.slice(startRow + 1, endRow + 1))
      below[startCol] = read[startRow]?.[startCol] ?? EMPTY;
  const last = read.findLastIndex((one) => one.some(({ kind, text }) => text || kind === 'error'));
  const grid = {
    name,
    rows: read.slice(0, last + 1).map((one, index) => ({
      number: index + 1,
      hidden: rowDefs?.get(index)?.hidden === true,
      cells: one,
    })),
    hiddenColumns: new Set(columns.flatMap(({ hidden }, index) => (hidden ? index : []))),
    isCsv: false,
    notes: [],
  };
  checkSize(grid.rows);
  return grid;
}

/** The visible sheets of a workbook. Throws `RefusedFile` for one with macros, another error for one that is broken. */
export async function readXlsx(parts: Parts): Promise<readonly Grid[]> {
  if (Object.keys(parts).some((name) => /vbaProject/i.test(name)))
    throw new RefusedFile('er zitten macro’s in dit bestand; sla het op als .xlsx');
  // Zipped again as it was unpacked: sizes in the file of somebody else may lie.
  const book = await readBook(zipSync(parts, { level: 0 }), { readStyles: true });
  return book.sheets
    .filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    .map((sheet) => gridOf(sheet, book.dateSystem === '1904' ? 1904 : 1900));
}
