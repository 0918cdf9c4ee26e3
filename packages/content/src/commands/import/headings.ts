import { baseLetters } from '@inktvis/foundation/base-letters';
import { type Grid, RefusedFile, type Row } from './cells.ts';

/** Headings by field, as `headingKey` gives them. `unkept`: the model has the field, the import does not fill it. */
const HEADINGS = {
  number: 'nummer nr internnummer id code ref',
  day: 'datum dag wanneer',
  begin: 'begin van start beginuur aanvang uur tijd',
  end: 'einde tot einduur eind',
  duration: 'duur minuten',
  title: 'titel activiteit naamactiviteit titelvandeactiviteit wat programma',
  hall: 'zaal podium zaalpodium locatie plaats waar',
  type: 'type soort genre formule',
  themes: 'themas thema categorie',
  people: 'sprekers spreker auteur auteurs met wie namen gast',
  age: 'leeftijd doelgroep vanaf',
  access: 'toegankelijkheid toegankelijk toegang',
  status: 'status stand standvanzaken',
  unkept: 'inbegrepen reserveren prijs tickets capaciteit',
} as const;

export type Field = Exclude<keyof typeof HEADINGS, 'unkept'>;

const FIELDS = new Map(
  Object.entries(HEADINGS).flatMap(([field, headings]) =>
    headings.split(' ').map((heading) => [heading, field as keyof typeof HEADINGS] as const),
  ),
);

/** `Begin-⏎uur` → `beginuur`, `Thema(’s)` → `thema`. */
const headingKey = (text: string): string =>
  baseLetters(text.replace(/\([^)]*\)/g, '')).replace(/[^a-z0-9]/g, '');

const fieldOf = (text: string) => FIELDS.get(headingKey(text));

/** How many headings of a programme a row has; 0 when it lacks one that a moment needs. */
export function headingScore(texts: readonly string[]): number {
  const fields = new Set(texts.flatMap((text) => fieldOf(text) ?? []));
  return fields.has('title') && fields.has('day') && fields.has('begin') ? fields.size : 0;
}

export type Programme = {
  readonly grid: Grid;
  readonly heading: Row;
  readonly columns: ReadonlyMap<Field, { readonly index: number; readonly name: string }>;
  readonly notes: readonly string[];
};

/** The row with most headings among the first twenty; of two that are alike the lower one names. */
function headingOf({ rows }: Grid): Row | undefined {
  const scored = rows
    .slice(0, 20)
    .map((row) => ({ row, score: headingScore(row.cells.map(({ text }) => text)) }));
  const best = Math.max(1, ...scored.map(({ score }) => score));
  return scored.findLast(({ score }) => score === best)?.row;
}

const quoted = (names: readonly string[]): string => names.map((name) => `‘${name}’`).join(', ');

/** The columns of a field; a hidden one is for the organisers, whatever its heading says. */
function columnsOf(grid: Grid, heading: Row): Omit<Programme, 'heading' | 'grid'> {
  const columns = new Map<Field, { index: number; name: string }>();
  const unkept: string[] = [];
  const intern: string[] = [];
  for (const [index, { text }] of heading.cells.entries()) {
    const name = text.replace(/\s+/g, ' ').trim();
    const field = grid.hiddenColumns.has(index) ? undefined : fieldOf(text);
    if (name === '') continue;
    if (field === undefined) intern.push(name);
    else if (field === 'unkept') unkept.push(name);
    else if (columns.has(field))
      throw new RefusedFile(
        `${quoted([columns.get(field)?.name ?? '', name])} zijn twee kolommen voor hetzelfde; haal er een weg`,
      );
    else columns.set(field, { index, name });
  }
  const notes = unkept.map((name) => `‘${name}’ komt niet op de site: de import vult daarvoor geen veld in`);
  if (intern.length > 0) notes.push(`voor intern gebruik, en nergens overgenomen: ${quoted(intern)}`);
  return { columns, notes };
}

/** The one sheet that is the programme, with its columns. Throws `RefusedFile` when there is none, or more than one. */
export function findProgramme(grids: readonly Grid[]): Programme {
  const found = grids.flatMap((grid) => {
    const heading = headingOf(grid);
    return heading ? [{ grid, heading }] : [];
  });
  const [one, ...others] = found;
  if (!one)
    throw new RefusedFile(
      'geen programma: er is geen rij met de koppen Datum, Begin en Titel; zet ze boven de kolommen (--template maakt een leeg blad)',
    );
  if (others.length > 0)
    throw new RefusedFile(
      `meer dan één blad is een programma (${quoted(found.map(({ grid }) => grid.name))}); verberg de andere`,
    );
  const { grid, heading } = one;
  const { columns, notes } = columnsOf(grid, heading);
  const rest = grids.filter((other) => other !== grid).map(({ name }) => name);
  const unread = rest.length > 0 ? [`niet gelezen: ${quoted(rest)}`] : [];
  const where = `blad ‘${grid.name}’, koppen in rij ${heading.number}`;
  return { grid, heading, columns, notes: [where, ...unread, ...grid.notes, ...notes] };
}
