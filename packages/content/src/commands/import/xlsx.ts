import { unzipSync, zipSync } from 'fflate';
import {
  type Cell as BookCell,
  type CellValue,
  dateToSerial,
  readXlsx as readBook,
  type Sheet,
  serialToDate,
} from 'hucre';
import { type Cell, checkSize, clock, EMPTY, type Grid, MIDNIGHT, RefusedFile } from './cells.ts';

export type Parts = Readonly<Record<string, Uint8Array>>;

const MAX_UNPACKED = 50 * 2 ** 20;
const MAX_PARTS = 200;

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

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

function valueCell(value: CellValue, format: string, is1904: boolean): Cell {
  if (value === null) return EMPTY;
  if (typeof value === 'string') return { ...EMPTY, text: value };
  if (typeof value === 'boolean') return { ...EMPTY, text: value ? 'ja' : 'nee' };
  if (typeof value === 'number') {
    const isDay = Number.isInteger(value) && value > 0 && value < 100_000;
    return {
      kind: 'number',
      text: String(value).replace('.', ','),
      ...(isDay && { day: isoDay(serialToDate(value, is1904)) }),
      ...(value >= 0 && value <= 1 && { minutes: Math.round(value * MIDNIGHT) }),
    };
  }
  const kind = shownBy(format);
  const sinceFirst = Math.round(dateToSerial(value, is1904) * MIDNIGHT);
  if (kind === 'time') return { kind, minutes: sinceFirst, text: clock(sinceFirst) };
  const day = isoDay(value);
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

function gridOf({ name, rows, cells, columns = [], rowDefs, merges = [] }: Sheet, is1904: boolean): Grid {
  const read = rows.map((values, row) =>
    values.map((value, column): Cell => {
      const about = cells?.get(`${row},${column}`);
      const isFormula = about?.formula !== undefined;
      if (about?.type === 'error' || (isFormula && value === null))
        return { kind: 'error', text: String(value ?? ''), isFormula };
      const own = valueCell(value, about?.style?.numFmt ?? '', is1904);
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
  const archive = zipSync(parts, { level: 0 });
  const isVisible = (sheet: { hidden?: boolean; veryHidden?: boolean }) => !sheet.hidden && !sheet.veryHidden;
  const { sheets, dateSystem } = await readBook(archive, { readStyles: true, sheets: isVisible });
  return sheets.map((sheet) => gridOf(sheet, dateSystem === '1904'));
}
