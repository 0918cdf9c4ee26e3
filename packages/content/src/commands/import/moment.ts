import { slugOf } from '@inktvis/foundation/slug';
import type { AccessName } from '../../vocabularies.ts';
import { textOf } from '../folder/json.ts';
import { type Cell, EMPTY } from './cells.ts';
import type { Field, Programme } from './headings.ts';
import { type Reading, readDay, readDuration, readTime, type Span, spanOf } from './times.ts';
import {
  isNearly,
  readAccess,
  readAgeText,
  readPeople,
  readStatus,
  readTerm,
  readThemes,
  type SheetFlag,
} from './values.ts';
import { type Name, nearKey, type Term, titleKey, type World } from './world.ts';

/** A row that is read, in the words of the sheet. */
export type Moment = Span & {
  readonly row: number;
  /** By which it is the same moment as before: that of its address. */
  readonly key: string;
  readonly number: string;
  readonly title: string;
  readonly hall: Term | undefined;
  readonly type: Term | undefined;
  readonly themes: readonly Term[];
  readonly people: readonly Name[];
  readonly age: string;
  readonly access: readonly AccessName[];
  readonly flags: readonly SheetFlag[];
};

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

/** The cells of one row by field, tidied. `asTyped`: fields of which somebody answered that they are right as they are. */
export type Cells = {
  readonly row: number;
  readonly hidden: boolean;
  readonly byField: ReadonlyMap<Field, Cell>;
  readonly asTyped: ReadonlySet<Field>;
};

const MAX_TITLE = 120;
const MADE_OF_TEXT: ReadonlySet<Field> = new Set(
  'title hall type themes people age access status'.split(' ') as Field[],
);

/** `007` and `7.0` are 7. */
const plainNumber = (text: string): string => text.replace(/^0+(?=\d)/, '').replace(/[.,]0+$/, '');

/** The part of its address by which a moment is the same as before. */
export const keyOf = (number: string): string => slugOf(plainNumber(number));

/** Reads one row; what is said of it goes to `remarks`. `isImported`: whether there was a moment of that key before. */
export function readMoment(
  cells: Cells,
  columns: Programme['columns'],
  world: World,
  isImported: (key: string) => boolean,
  remarks: Remark[],
): Moment | undefined {
  const reader = readerOf(cells, columns, remarks);
  const { textIn, take } = reader;
  const number = plainNumber(textIn('number'));
  const key = keyOf(number);
  const title = textIn('title').replaceAll('\n', ' ');
  const known = world.experiences.get(titleKey(title))?.content;
  const isCancelled = lookAtCells(cells, title, reader);
  take('title', titleIn(title, world, known !== undefined || isImported(key)));
  take('number', numberIn(textIn('number'), columns.has('number')));
  const span = spanIn(reader, world, known?.drop_in === true);
  const term = (field: 'hall' | 'type', terms: readonly Term[], kind: string, own: unknown) => {
    if (textIn(field)) return take(field, readTerm(textIn(field), terms, kind));
    return columns.has(field) && !textOf(own) ? take<Term>(field, { ask: 'is leeg; vul het in' }) : undefined;
  };
  const moment = {
    hall: term('hall', world.halls, 'zaal', known?.location),
    type: term('type', world.types, 'type', known?.type),
    themes: take('themes', readThemes(textIn('themes'), world.themes)) ?? [],
    people: take('people', readPeople(textIn('people'), world.people)) ?? [],
    age: take('age', readAgeText(textIn('age'))) ?? '',
    access: take('access', readAccess(textIn('access'))) ?? [],
    flags: isCancelled ? (['geannuleerd'] as const) : (take('status', readStatus(textIn('status'))) ?? []),
  };
  return span && { row: cells.row, key, number, title, ...span, ...moment };
}

type Reader = ReturnType<typeof readerOf>;

function readerOf({ row, byField, asTyped }: Cells, columns: Programme['columns'], remarks: Remark[]) {
  const cellOf = (field: Field): Cell => byField.get(field) ?? EMPTY;
  const textIn = (field: Field): string => cellOf(field).text;
  function say(kind: Kind, field: Field, text: string): void {
    const shown =
      textIn(field) && `‘${textIn(field).replaceAll('\n', ' ')}’${text.startsWith(':') ? '' : ' '}`;
    remarks.push({ kind, row, column: columns.get(field)?.name, text: shown + text });
  }
  /** The value of a cell; what is open about it is said. */
  function take<T>(field: Field, { value, ask, refuse, note }: Reading<T>): T | undefined {
    if (cellOf(field).kind === 'error') return undefined;
    if (refuse) say('geweigerd', field, refuse);
    else if (ask && !(value !== undefined && asTyped.has(field))) say('vraag', field, ask);
    else if (note) say('let op', field, note);
    return value;
  }
  const askOfRow = (text: string) => remarks.push({ kind: 'vraag', row, text });
  return { cellOf, textIn, say, take, askOfRow };
}

function numberIn(text: string, isThere: boolean): Reading<string> {
  if (text === '') return isThere ? { ask: 'is leeg; --write maakt een kopie met nummers' } : {};
  const isWhole = keyOf(text) !== '' && !/^\d+([.,]\d+)?e\+?\d+$/i.test(text);
  return isWhole ? {} : { refuse: 'is geen volledig nummer; typ het opnieuw' };
}

/** What cells say beside their text. Whether the moment is struck out as a whole: its title, day and begin. */
function lookAtCells({ byField, hidden }: Cells, title: string, reader: Reader): boolean {
  const { cellOf, say, take, askOfRow } = reader;
  const isCancelled = (['title', 'day', 'begin'] as const).every((field) => cellOf(field).unstruck === '');
  if (hidden) askOfRow(`is verborgen (‘${title}’); toon de rij, of haal ze weg`);
  for (const [field, { kind, text, unstruck, isFormula }] of byField) {
    if (kind === 'error')
      say('geweigerd', field, 'bevat een fout; herstel de cel en bewaar het bestand opnieuw');
    if (text === '' || kind === 'error') continue;
    const rest = unstruck
      ? `: moet ‘${unstruck}’ blijven? haal dan de rest weg`
      : '; haal de streep of de tekst weg';
    if (unstruck !== undefined && !isCancelled) say('vraag', field, `is doorstreept${rest}`);
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

function spanIn({ cellOf, textIn, take, say }: Reader, world: World, isDropIn: boolean): Span | undefined {
  const both = [cellOf('day'), cellOf('begin')].find(({ kind }) => kind === 'datetime');
  const cell = (field: Field) => (textIn(field) === '' && both ? both : cellOf(field));
  const day = take('day', readDay(cell('day'), world.edition));
  const begin = take('begin', readTime(cell('begin'), false));
  const end = textIn('end') ? take('end', readTime(cellOf('end'), true)) : undefined;
  const lasts = textIn('duration') ? take('duration', readDuration(cellOf('duration'))) : undefined;
  if (day === undefined || begin?.from === undefined) return undefined;
  const given = { ...end, ...lasts };
  const until = given.until ?? (given.lasts === undefined ? begin.until : begin.from + given.lasts);
  if (begin.until !== undefined && until !== begin.until)
    say('vraag', 'end', 'is een ander einde dan bij het begin; maak ze gelijk');
  return take(textIn('end') ? 'end' : 'begin', spanOf(day, begin.from, until, isDropIn));
}
