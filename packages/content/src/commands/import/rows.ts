import { EMPTY, type Row } from './cells.ts';
import type { Programme } from './headings.ts';
import { keyOf, type Moment, readMoment } from './moment.ts';
import { type Answers, type Cells, isOpen, type Remark, readCells, tidy } from './row-cells.ts';
import { readDay } from './times.ts';
import { titleKey, type World } from './world.ts';

/** A row of a moment, whether or not it can be read. */
export type SheetRow = { readonly row: number; readonly number: string; readonly moment: Moment | undefined };

/** Reads the rows below the heading. `isImported`: whether there was a moment of that key before. */
export function readRows(
  { grid, heading, columns }: Programme,
  world: World,
  answers: Answers,
  isImported: (key: string) => boolean,
) {
  const remarks: Remark[] = [];
  const skipped: { row: number; why: string }[] = [];
  const rows: SheetRow[] = [];
  let above: Cells['byField'] = new Map();
  for (const row of grid.rows.slice(heading.number)) {
    const why = whySkipped(row, columns, world);
    if (why) {
      skipped.push({ row: row.number, why });
      continue;
    }
    const said: Remark[] = [];
    const cells = readCells(row, columns, answers, above, said);
    above = cells.byField;
    const moment = readMoment(cells, world, isImported);
    if (grid.isCsv && row.cells.slice(heading.cells.length).some(({ text }) => text.trim()))
      cells.say('geweigerd', 'heeft meer cellen dan koppen; zet aanhalingstekens om de tekst');
    remarks.push(...said);
    const number = cells.textIn('number');
    rows.push({ row: row.number, number, moment: said.some(isOpen) ? undefined : moment });
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
  const moments = rows.flatMap(({ moment }) => moment ?? []).filter(({ row }) => !closed.has(row));
  return { remarks, skipped, rows, moments: columns.has('number') ? moments : [] };
}

/** Why a row is no moment; undefined for one that is. */
function whySkipped({ cells }: Row, columns: Programme['columns'], world: World): string | undefined {
  const filled = [...columns].flatMap(([field, { index, name }]) => {
    const cell = cells[index] ?? EMPTY;
    const text = tidy(cell.text);
    return text || cell.kind === 'error' ? [{ field, name, cell: { ...cell, text } }] : [];
  });
  const [first] = filled;
  if (!first) return cells.some(({ text }) => text.trim()) ? 'enkel interne kolommen' : 'leeg';
  const hasTime = filled.some(({ field }) => field === 'day' || field === 'begin');
  if (!hasTime && filled.some(({ cell }) => /^(sub)?tota+l/i.test(cell.text))) return 'totaal';
  if (filled.every(({ cell, name }) => cell.text === name)) return 'koppen';
  if (filled.length > 1 || first.cell.kind === 'error') return undefined;
  const { value, ask } = readDay(first.cell, world.edition);
  return value || ask ? 'kop van een dag' : 'losse tekst';
}

/** Rows with one number: neither is right by itself. Rows with one title, hour and hall: one of them is. */
function doubles(rows: readonly SheetRow[], columns: Programme['columns']): Remark[] {
  const column = columns.get('number')?.name;
  const numbers = Map.groupBy(rows, ({ number }) => keyOf(number));
  numbers.delete('');
  const refused = [...numbers.values()].flatMap((same) =>
    same.flatMap(({ row, number }): Remark[] => {
      const others = same.filter((one) => one.row !== row).map((one) => `rij ${one.row} (‘${one.number}’)`);
      const text = `‘${number}’ staat ook in ${others.join(', ')}; geef elk moment een eigen nummer`;
      return others.length > 0 ? [{ kind: 'geweigerd', row, column, text }] : [];
    }),
  );
  const closed = new Set(refused.map(({ row }) => row));
  const moments = rows.flatMap(({ moment }) => (moment && !closed.has(moment.row) ? moment : []));
  const places = Map.groupBy(moments, ({ values: { title, start_date, location } }) =>
    [titleKey(title), start_date, location].join(' '),
  );
  const asked = [...places.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ row, values: { title } }): Remark[] => {
      const text = `‘${title}’ staat op dat uur in die zaal ook in rij ${first?.row}; haal er een weg`;
      const waits = `wacht op rij ${row}`;
      return [
        { kind: 'vraag', row, text },
        { kind: 'wacht', row: first?.row ?? 0, text: waits },
      ];
    }),
  );
  return [...refused, ...asked];
}
