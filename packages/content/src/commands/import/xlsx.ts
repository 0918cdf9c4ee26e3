import type { Day } from '@inktvis/foundation/brussels';
import { unzipSync } from 'fflate';
import { decode, Parser } from 'saxen';
import { type Cell, checkSize, EMPTY, type Grid, RefusedFile, type Row } from './cells.ts';

type Attributes = Readonly<Record<string, string>>;
export type Parts = Readonly<Record<string, Uint8Array>>;

const MAX_UNPACKED = 50 * 2 ** 20;
const MAX_PARTS = 200;
const DAY_MS = 86_400_000;
const MINUTES = 1440;
/** Days between the first day of workbooks that count from 1904 and of those that count from 1900. */
const FROM_1904 = 1462;

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

/** Goes through a part: `close` gets the text that stands directly in an element without children. */
function walk(
  part: Uint8Array | undefined,
  open: (name: string, attributes: () => Attributes) => void,
  close: (name: string, text: string) => void = () => undefined,
): void {
  let text = '';
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => {
    text = '';
    open(local(name), attributes);
  });
  parser.on('closeTag', (name) => close(local(name), text));
  parser.on('text', (value, decoded) => {
    text += decoded(value);
  });
  parser.on('cdata', (value) => {
    text += value;
  });
  parser.on('attention', () => {
    throw new RefusedFile('dit bestand verwijst naar buiten; sla het opnieuw op als .xlsx');
  });
  if (part) parser.parse(new TextDecoder().decode(part));
}

/** Writers differ: `true`, `1`, or an element without a value. */
const isOn = (value: string | undefined): boolean => value !== undefined && !['0', 'false'].includes(value);

type Style = { readonly kind: 'number' | 'date' | 'time' | 'datetime'; readonly struck: boolean };

/** What a number format shows (ECMA-376 part 1, 18.8.30 and 18.8.31). */
function shownBy(id: number, code: string | undefined): Style['kind'] {
  if (code === undefined) {
    if (id === 22) return 'datetime';
    if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time';
    return id >= 14 && id <= 17 ? 'date' : 'number';
  }
  const letters = code.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';')[0] ?? '';
  if (/^(general|standa)/i.test(letters)) return 'number';
  const hasTime = /[hs]/i.test(letters);
  const hasDay = /[yd]/i.test(letters) || (!hasTime && /m/i.test(letters));
  if (hasDay) return hasTime ? 'datetime' : 'date';
  return hasTime ? 'time' : 'number';
}

function readStyles(part: Uint8Array | undefined): readonly Style[] {
  const formats = new Map<string, string>();
  const fonts: boolean[] = [];
  const styles: Style[] = [];
  let list = '';
  walk(part, (name, attributes) => {
    if (/^(numFmts|fonts|cellStyleXfs|cellXfs|dxfs)$/.test(name)) list = name;
    else if (list === 'numFmts' && name === 'numFmt') {
      const { numFmtId = '', formatCode = '' } = attributes();
      formats.set(numFmtId, decode(formatCode));
    } else if (list === 'fonts' && name === 'font') fonts.push(false);
    else if (list === 'fonts' && name === 'strike') fonts[fonts.length - 1] = isOn(attributes().val ?? '1');
    else if (list === 'cellXfs' && name === 'xf') {
      const { numFmtId = '0', fontId } = attributes();
      const kind = shownBy(Number(numFmtId), formats.get(numFmtId));
      styles.push({ kind, struck: fonts[Number(fontId)] ?? false });
    }
  });
  return styles;
}

type Text = { readonly text: string; readonly kept: string; readonly hasRuns: boolean };

/** Gathers a text of runs, with what of it is not struck out; how it sounds (`rPh`) is left out. */
function gatherText() {
  let [text, kept, hasRuns, struck, phonetic] = ['', '', false, false, false];
  return {
    open(name: string, attributes: () => Attributes) {
      if (name === 'r') [hasRuns, struck] = [true, false];
      else if (name === 'strike') struck = isOn(attributes().val ?? '1');
      else if (name === 'rPh') phonetic = true;
    },
    close(name: string, own: string) {
      if (name === 'rPh') phonetic = false;
      if (name !== 't' || phonetic) return;
      text += own;
      if (!struck) kept += own;
    },
    take(): Text {
      const taken = { text, kept, hasRuns };
      [text, kept, hasRuns, struck] = ['', '', false, false];
      return taken;
    },
  };
}

function readStrings(part: Uint8Array | undefined): readonly Text[] {
  const strings: Text[] = [];
  const gathered = gatherText();
  walk(part, gathered.open, (name, text) => {
    if (name === 'si') strings.push(gathered.take());
    else gathered.close(name, text);
  });
  return strings;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}.${String(minutes % 60).padStart(2, '0')}`;

function numberCell(number: number, kind: Style['kind'], shift: number): Cell {
  const days = Math.floor(number + shift);
  const minutes = Math.round((number % 1) * MINUTES);
  const day: Day | undefined =
    days > 0 && days < 100_000
      ? new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10)
      : undefined;
  const date = day?.split('-').reverse().join('/') ?? '';
  const text = {
    number: String(number).replace('.', ','),
    date,
    time: clock(Math.round(number * MINUTES)),
    datetime: `${date} ${clock(minutes)}`,
  }[kind];
  return { kind, text, number, ...(day && { day }) };
}

/** `B12` → 1; a reader counts on where a writer leaves it out. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

type Shared = {
  readonly strings: readonly Text[];
  readonly styles: readonly Style[];
  readonly shift: number;
};

function readSheet(
  { name, path }: { readonly name: string; readonly path: string },
  part: Uint8Array | undefined,
  { strings, styles, shift }: Shared,
): Grid {
  const rows = new Map<number, Row>();
  const hiddenColumns = new Set<number>();
  const merges: string[] = [];
  const gathered = gatherText();
  let row: Row = { number: 0, hidden: false, cells: [] };
  let at = { column: -1, type: 'n', style: styles[0], value: '', isFormula: false };

  function cell(): Cell | undefined {
    const { type, style, value, isFormula } = at;
    const inline = gathered.take();
    const struck = style?.struck ? '' : undefined;
    if (type === 's' || type === 'inlineStr' || type === 'str' || type === 'b' || type === 'd') {
      const plain = type === 'b' ? (value === '1' ? 'ja' : 'nee') : value;
      const shared = type === 's' ? strings[Number(value)] : undefined;
      const { text, kept, hasRuns } =
        shared ?? (type === 'inlineStr' ? inline : { text: plain, kept: '', hasRuns: false });
      const unstruck = !hasRuns ? struck : kept === text ? undefined : kept;
      return text === '' ? undefined : { ...EMPTY, text, isFormula, unstruck };
    }
    if (type === 'e' || (isFormula && value === ''))
      return { ...EMPTY, kind: 'error', text: value, isFormula };
    if (value === '') return undefined;
    return { ...numberCell(Number(value), style?.kind ?? 'number', shift), isFormula, unstruck: struck };
  }

  walk(
    part,
    (tag, attributes) => {
      if (tag === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        const column = r ? columnOf(r) : at.column + 1;
        at = { column, type: t, style: styles[Number(s)], value: '', isFormula: false };
      } else if (tag === 'row') {
        const { r, hidden } = attributes();
        row = { number: r ? Number(r) : row.number + 1, hidden: isOn(hidden), cells: [] };
        at = { ...at, column: -1 };
      } else if (tag === 'f') at.isFormula = true;
      else if (tag === 'mergeCell') merges.push(attributes().ref ?? '');
      else if (tag === 'col' && isOn(attributes().hidden)) {
        const { min, max } = attributes();
        // A format of the rest of the sheet reaches to the last column there is.
        for (let index = Number(min); index <= Math.min(Number(max), 100); index += 1)
          hiddenColumns.add(index - 1);
      } else gathered.open(tag, attributes);
    },
    (tag, text) => {
      if (tag === 'v') at.value = text;
      else if (tag === 'c') {
        const read = cell();
        if (read) row.cells[at.column] = read;
      } else if (tag === 'row' && row.cells.length > 0) rows.set(row.number, row);
      else gathered.close(tag, text);
    },
  );
  for (const merge of merges) {
    const [from = '', to = ''] = merge.split(':');
    const [first, last] = [from, to].map((reference) => Number(reference.replace(/\D/g, ''))) as [
      number,
      number,
    ];
    const value = rows.get(first)?.cells[columnOf(from)];
    for (let number = first + 1; value && number <= Math.min(last, row.number); number += 1) {
      const below = rows.get(number);
      if (below) below.cells[columnOf(from)] = value;
    }
  }
  const grid = { name, rows: [...rows.values()], hiddenColumns, part: path, notes: [] };
  checkSize(grid.rows);
  return grid;
}

/** The visible sheets of a workbook (ECMA-376 part 1, 18). Throws `RefusedFile`. */
export function readXlsx(parts: Parts): readonly Grid[] {
  if (Object.keys(parts).some((name) => /vbaProject/i.test(name)))
    throw new RefusedFile('er zitten macro’s in dit bestand; sla het op als .xlsx');
  const targets = new Map<string, string>();
  walk(parts['xl/_rels/workbook.xml.rels'], (name, attributes) => {
    const { Id = '', Target = '' } = attributes();
    if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  const sheets: { name: string; path: string }[] = [];
  let shift = 0;
  walk(parts['xl/workbook.xml'], (name, attributes) => {
    if (name === 'workbookPr' && isOn(attributes().date1904)) shift = FROM_1904;
    if (name !== 'sheet' || /hidden/i.test(attributes().state ?? '')) return;
    const [, id = ''] = Object.entries(attributes()).find(([key]) => key.endsWith(':id')) ?? [];
    sheets.push({ name: decode(attributes().name ?? ''), path: targets.get(id) ?? '' });
  });
  const strings = readStrings(parts['xl/sharedStrings.xml']);
  const styles = readStyles(parts['xl/styles.xml']);
  return sheets.map(({ name, path }) => readSheet({ name, path }, parts[path], { strings, styles, shift }));
}
