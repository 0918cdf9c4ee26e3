import { textOf } from '@inktvis/foundation/json';
import { slugOf } from '@inktvis/foundation/slug';
import type { Cell } from './cells.ts';
import type { Field } from './headings.ts';
import type { Values } from './item.ts';
import type { Cells } from './row-cells.ts';
import { type Reading, readDay, readDuration, readTime, type Span, spanOf } from './times.ts';
import { isNearly, readAccess, readAgeText, readPeople, readStatus, readTerm, readThemes } from './values.ts';
import { nearKey, type Term, titleKey, type World } from './world.ts';

/** A row that is read. `key`: by which it is the same moment as before, that of its address. */
export type Moment = NonNullable<ReturnType<typeof readMoment>>;

const MAX_TITLE = 120;
const MADE_OF_TEXT: ReadonlySet<Field> = new Set(
  'title hall type themes people age access status'.split(' ') as Field[],
);

/** `007` and `7.0` are 7. */
const plainNumber = (text: string): string => text.replace(/^0+(?=\d)/, '').replace(/[.,]0+$/, '');

/** The part of its address by which a moment is the same as before. */
export const keyOf = (number: string): string => slugOf(plainNumber(number));

/** Reads one row. `isImported`: whether there was a moment of that key before. */
export function readMoment(cells: Cells, world: World, isImported: (key: string) => boolean) {
  const { row, has, textIn, take } = cells;
  const number = plainNumber(textIn('number'));
  const key = keyOf(number);
  const title = textIn('title').replaceAll('\n', ' ');
  const known = world.experiences.get(titleKey(title))?.content;
  const isCancelled = lookAtCells(cells, title);
  take('title', titleIn(title, world, known !== undefined || isImported(key)));
  take('number', numberIn(textIn('number'), has('number')));
  const span = spanIn(cells, world, known?.drop_in === true);
  const term = (field: 'hall' | 'type', terms: readonly Term[], kind: string, own: unknown) => {
    if (textIn(field)) return take(field, readTerm(textIn(field), terms, kind));
    return has(field) && !textOf(own) ? take<Term>(field, { ask: 'is leeg; vul het in' }) : undefined;
  };
  const hall = term('hall', world.halls, 'zaal', known?.location);
  const type = term('type', world.types, 'type', known?.type);
  const themes = take('themes', readThemes(textIn('themes'), world.themes)) ?? [];
  const people = take('people', readPeople(textIn('people'), world.people)) ?? [];
  const age = take('age', readAgeText(textIn('age'))) ?? '';
  const access = take('access', readAccess(textIn('access'))) ?? [];
  const flags = isCancelled ? ['geannuleerd'] : (take('status', readStatus(textIn('status'))) ?? []);
  if (!span) return undefined;
  const values: Values = { title, ...span, location: hall?.uuid ?? '', people, access, flags };
  return { row, key, number, type, themes, age, values };
}

function numberIn(text: string, isThere: boolean): Reading<string> {
  if (text === '') return isThere ? { ask: 'is leeg; --write maakt een kopie met nummers' } : {};
  const isWhole = keyOf(text) !== '' && !/^\d+([.,]\d+)?e\+?\d+$/i.test(text);
  return isWhole ? {} : { refuse: 'is geen volledig nummer; typ het opnieuw' };
}

/** What cells say beside their text. Whether the moment is struck out as a whole: its title, day and begin. */
function lookAtCells({ byField, hidden, cellOf, say, take }: Cells, title: string): boolean {
  const isCancelled = (['title', 'day', 'begin'] as const).every((field) => cellOf(field).unstruck === '');
  if (hidden) say('vraag', `is verborgen (‘${title}’); toon de rij, of haal ze weg`);
  for (const [field, { kind, text, unstruck, isFormula }] of byField) {
    if (kind === 'error')
      say('geweigerd', 'bevat een fout; herstel de cel en bewaar het bestand opnieuw', field);
    if (text === '' || kind === 'error') continue;
    const rest = unstruck
      ? `: moet ‘${unstruck}’ blijven? haal dan de rest weg`
      : '; haal de streep of de tekst weg';
    if (unstruck !== undefined && !isCancelled) say('vraag', `is doorstreept${rest}`, field);
    if (!MADE_OF_TEXT.has(field)) continue;
    if (isFormula) take(field, { value: true, ask: 'is een formule; zet de tekst zelf in de cel' });
    if (kind !== 'text' && kind !== 'number')
      take(field, { value: true, ask: 'is een datum of een uur geworden; zet er een apostrof voor' });
  }
  return isCancelled;
}

/** `isKnown`: an experience has that title, or the moment was imported before. */
function titleIn(title: string, { titles }: World, isKnown: boolean): Reading<string> {
  if (title === '') return { refuse: 'is leeg; geef een titel' };
  if (title.length > MAX_TITLE) return { refuse: `telt meer dan ${MAX_TITLE} tekens; kort hem in` };
  if (/^[=+\-@]/.test(title)) return { value: title, ask: 'begint als een formule; klopt dat?' };
  if (isKnown) return {};
  const key = nearKey(titleKey(title));
  const [, meant] = [...titles].find(([near]) => isNearly(near, key)) ?? [];
  if (meant === undefined) return {};
  return { value: title, ask: `lijkt op ‘${meant}’; schrijf het zo, of is het iets anders?` };
}

function spanIn({ cellOf, textIn, take, say }: Cells, world: World, isDropIn: boolean): Span | undefined {
  const both = [cellOf('day'), cellOf('begin')].find(({ kind }) => kind === 'datetime');
  const cell = (field: Field): Cell => (textIn(field) === '' && both ? both : cellOf(field));
  const day = take('day', readDay(cell('day'), world.edition));
  const begin = take('begin', readTime(cell('begin'), false));
  const end = textIn('end') ? take('end', readTime(cellOf('end'), true)) : undefined;
  const lasts = textIn('duration') ? take('duration', readDuration(cellOf('duration'))) : undefined;
  if (day === undefined || begin?.from === undefined) return undefined;
  const given = { ...end, ...lasts };
  const until = given.until ?? (given.lasts === undefined ? begin.until : begin.from + given.lasts);
  if (begin.until !== undefined && until !== begin.until)
    say('vraag', 'is een ander einde dan bij het begin; maak ze gelijk', 'end');
  return take(textIn('end') ? 'end' : 'begin', spanOf(day, begin.from, until, isDropIn));
}
