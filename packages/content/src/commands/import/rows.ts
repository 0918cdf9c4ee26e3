import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { type Cell, EMPTY, type Row, textCell } from './cells.ts';
import type { Field, Programme } from './headings.ts';
import { type Cells, isOpen, keyOf, type Moment, type Remark, readMoment } from './moment.ts';
import { readDay } from './times.ts';
import { titleKey, type World } from './world.ts';

/** By the column as the sheet names it and the text of the cell: what to read in its place. */
type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const IDEM = /^(idem|id\.?|["“”〃]|'')$/i;

/** Composed letters (Unicode TR15), plain spaces, nothing invisible; a line break stays, for lists. */
const tidy = (text: string): string =>
  withoutSoftHyphens(text)
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** Reads the rows below the heading. `titles`: what moments were called that were imported before, by key. */
export function readRows(
  programme: Programme,
  world: World,
  answers: Answers,
  titles: ReadonlyMap<string, string>,
) {
  const { grid, heading, columns } = programme;
  const remarks: Remark[] = [];
  const skipped: { row: number; why: string }[] = [];
  const rows: { row: number; number: string; moment: Moment | undefined }[] = [];
  let above: Cells['byField'] = new Map();
  const byNumber = new Map(grid.rows.map((row) => [row.number, row]));
  for (let number = heading.number + 1; number <= (grid.rows.at(-1)?.number ?? 0); number += 1) {
    const row = byNumber.get(number);
    const why = row ? whySkipped(row, columns, world) : 'leeg';
    if (why) skipped.push({ row: number, why });
    if (why || !row) continue;
    const cells = cellsOf(row, columns, answers, above);
    above = cells.byField;
    const said: Remark[] = [];
    const moment = readMoment(cells, columns, world, titles, said);
    if (grid.part === '' && row.cells.slice(heading.cells.length).some(({ text }) => text.trim()))
      said.push({
        kind: 'geweigerd',
        row: number,
        text: 'heeft meer cellen dan koppen; zet aanhalingstekens om de tekst',
      });
    remarks.push(...said);
    rows.push({
      row: number,
      number: above.get('number')?.text ?? '',
      moment: said.some(isOpen) ? undefined : moment,
    });
  }
  remarks.push(...doubles(rows, columns));
  if (!columns.has('number'))
    remarks.push({
      kind: 'vraag',
      row: heading.number,
      column: 'Nummer',
      text: 'is er niet, en zo herkent de import elk moment; --write maakt een kopie met nummers',
    });
  const closed = new Set(remarks.filter((one) => isOpen(one) || one.kind === 'wacht').map(({ row }) => row));
  const moments = rows.flatMap(({ moment }) => moment ?? []);
  return {
    remarks,
    skipped,
    moments: columns.has('number') ? moments.filter(({ row }) => !closed.has(row)) : [],
    /** Every moment of the sheet, also one that waits: it is not gone. */
    rows: rows.map(({ row, number }) => ({ row, number })),
  };
}

/** Why a row is no moment; undefined for one that is. */
function whySkipped({ cells }: Row, columns: Programme['columns'], world: World): string | undefined {
  const filled = [...columns].flatMap(([field, { index, name }]) => {
    const { text = '', ...cell } = cells[index] ?? EMPTY;
    return text.trim() || cell.kind === 'error' ? [{ field, name, cell: { ...cell, text: tidy(text) } }] : [];
  });
  const [first] = filled;
  if (!first) return cells.some((cell) => cell?.text.trim()) ? 'enkel interne kolommen' : 'leeg';
  const hasTime = filled.some(({ field }) => field === 'day' || field === 'begin');
  if (!hasTime && filled.some(({ cell }) => /^(sub)?tota+l/i.test(cell.text))) return 'totaal';
  if (filled.every(({ cell, name }) => cell.text === name)) return 'koppen';
  if (filled.length > 1 || first.cell.kind === 'error') return undefined;
  const { value, ask } = readDay(first.cell, world.edition);
  return value || ask ? 'kop van een dag' : 'losse tekst';
}

/** The cells by field, with `idem` filled in from the row above, and answers in the place of what was asked about. */
function cellsOf(
  { number, hidden, cells }: Row,
  columns: Programme['columns'],
  answers: Answers,
  above: Cells['byField'],
): Cells {
  const byField = new Map<Field, Cell>();
  const asTyped = new Set<Field>();
  for (const [field, { index, name }] of columns) {
    const own = cells[index] ?? EMPTY;
    const text = tidy(own.text);
    const meant = IDEM.test(text) ? (above.get(field) ?? EMPTY) : { ...own, text };
    const answer = answers[name]?.[meant.text];
    if (answer === meant.text) asTyped.add(field);
    const isReplaced = answer !== undefined && answer !== meant.text;
    byField.set(field, { ...(isReplaced ? textCell(answer) : meant), unstruck: own.unstruck });
  }
  return { row: number, hidden, byField, asTyped };
}

/** Rows with one number: neither is right by itself. Rows with one title, hour and hall: one of them is. */
function doubles(
  rows: readonly { row: number; number: string; moment: Moment | undefined }[],
  columns: Programme['columns'],
): Remark[] {
  const numbers = Map.groupBy(
    rows.filter(({ number }) => number),
    ({ number }) => keyOf(number),
  );
  const twice = [...numbers.values()].filter(({ length }) => length > 1);
  const refused = twice.flatMap((same) =>
    same.map(({ row, number }): Remark => {
      const others = same.filter((one) => one.row !== row).map((one) => `rij ${one.row} (‘${one.number}’)`);
      const text = `‘${number}’ staat ook in ${others.join(', ')}; geef elk moment een eigen nummer`;
      return { kind: 'geweigerd', row, column: columns.get('number')?.name, text };
    }),
  );
  const closed = new Set(refused.map(({ row }) => row));
  const moments = rows.flatMap(({ moment }) => (moment && !closed.has(moment.row) ? moment : []));
  const places = Map.groupBy(
    moments,
    ({ title, start, hall }) => `${titleKey(title)} ${start} ${hall?.slug}`,
  );
  const asked = [...places.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ row, title }): Remark[] => [
      {
        kind: 'vraag',
        row,
        text: `‘${title}’ staat op dat uur in die zaal ook in rij ${first?.row}; haal er een weg`,
      },
      { kind: 'wacht', row: first?.row ?? 0, text: `wacht op rij ${row}` },
    ]),
  );
  return [...refused, ...asked];
}
