import { readAge } from '../../age.ts';
import { ACCESS, type AccessName, ROLES } from '../../vocabularies.ts';
import type { Reading } from './times.ts';
import { type Name, nearKey, type Term, type World, wordKey } from './world.ts';

const quoted = (texts: readonly string[]): string => texts.map((text) => `‘${text}’`).join(' of ');

/** How many letters one has to change, add or leave out to get from one to the other (Levenshtein). */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      line.push(Math.min(replaced, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}

const MIN_LETTERS = 5;
const digits = (key: string): string => key.replace(/\D/g, '');

/** Whether two texts are alike but for a letter or two, by `nearKey`. Another number is another thing. */
export function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 2 || Math.min(one.length, other.length) < MIN_LETTERS)
    return false;
  return digits(one) === digits(other) && distance(one, other) <= 2;
}

/** The hall, type or theme of a text. `kind`: as in a sentence, `zaal`. */
export function readTerm(text: string, terms: readonly Term[], kind: string): Reading<Term> {
  const key = wordKey(text);
  const exact = terms.find(({ names }) => names.includes(key));
  if (exact) return { value: exact };
  const bare = key.replace(/\s*\([^)]*\)$/, '');
  const alike = [
    ({ names }: Term) => names.includes(bare),
    ({ hints }: Term) => hints.includes(key),
    ({ names }: Term) => names.some((name) => isNearly(nearKey(name), nearKey(bare))),
    ({ names }: Term) => names.some((name) => name.startsWith(bare)),
  ];
  const offers = alike.map((test) => terms.filter(test)).find(({ length }) => length > 0) ?? [];
  if (offers.length > 0)
    return { ask: `kennen we niet; bedoel je ${quoted(offers.map(({ title }) => title))}?` };
  return { refuse: `is geen ${kind}; kies uit ${terms.map(({ title }) => title).join(', ')}` };
}

export function readThemes(text: string, terms: readonly Term[]): Reading<Term[]> {
  const themes: Term[] = [];
  for (const part of text.split(/[;,\n]/).map((one) => one.trim())) {
    if (part === '') continue;
    const { value, ask } = readTerm(part, terms, 'thema');
    if (value === undefined)
      return {
        ask: `: ‘${part}’ ${ask ?? `is geen thema; laat het weg of kies uit ${terms.map(({ title }) => title).join(', ')}`}`,
      };
    if (!themes.includes(value)) themes.push(value);
  }
  return { value: themes };
}

const NOBODY = /^(n\.? ?n\.?|n\.? ?t\.? ?b\.?|tba|tbc|\?+)$/;
const PARTICLE = /^(van|de|den|der|ten|ter|le|la)\s/i;
const wordCount = (text: string): number => text.split(' ').length;
const withoutBrackets = (text: string): string =>
  text
    .replace(/\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** One part of a list of people, which may hold a comma, as names in their own order; undefined when that is not clear. */
function inOrder(part: string, people: World['people']): readonly string[] | undefined {
  const sides = part
    .split(',')
    .map((side) => side.trim())
    .filter(Boolean);
  const bare = sides.map(withoutBrackets);
  if (sides.length < 2 || bare.every((side) => wordCount(side) > 1)) return sides;
  const [surname = '', given = ''] = bare;
  if (sides.length > 2) return undefined;
  const isReversed =
    people.has(wordKey(`${given} ${surname}`)) ||
    (wordCount(given) === 1 && (wordCount(surname) === 1 || PARTICLE.test(surname)));
  const role = /\([^)]*\)/.exec(part)?.[0] ?? '';
  return isReversed ? [`${given} ${surname} ${role}`] : undefined;
}

/** One name, with its role in brackets behind it. */
function readName(text: string, people: World['people']): Reading<Name> {
  const bare = withoutBrackets(text);
  if (NOBODY.test(wordKey(bare)))
    return { ask: `‘${text}’ is niemand; maak de cel leeg zolang het niet vaststaat` };
  const role = wordKey(/\(([^)]*)\)/.exec(text)?.[1] ?? '');
  const [given = '', ...rest] = bare.split(' ');
  const surname = rest.join(' ');
  const name = surname ? { given_name: given, surname } : { given_name: '', surname: given };
  const value = { ...name, ...people.get(wordKey(bare)), role };
  if (role !== '' && !Object.hasOwn(ROLES.values, role))
    return { ask: `(${role}) is geen rol; kies uit ${ROLES.names.join(', ')}, of laat het weg` };
  if (surname === '' && !people.has(wordKey(bare)))
    return { value, ask: `‘${bare}’ is één woord; schrijf voornaam en familienaam` };
  return { value };
}

export function readPeople(text: string, people: World['people']): Reading<Name[]> {
  const parts = text.split(/[;/&+\n]|\sen\s/i).map((part) => part.trim().replace(/\s+/g, ' '));
  const names: Name[] = [];
  const asks: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const ordered = inOrder(part, people);
    if (!ordered)
      return { ask: `: in ‘${part}’ is niet duidelijk wie wie is; zet een puntkomma tussen twee namen` };
    for (const one of ordered) {
      const { value, ask } = readName(one, people);
      if (ask) asks.push(ask);
      if (value) names.push(value);
      else if (ask) return { ask: `: ${ask}` };
    }
  }
  return asks.length > 0 ? { value: names, ask: `: ${asks.join('; ')}` } : { value: names };
}

const ACCESS_WORDS: readonly (readonly [RegExp, AccessName | null])[] = [
  [/^rolstoel/, 'rolstoel'],
  [/^ringleiding/, 'ringleiding'],
  [/^(gebarentaal|vgt|.*tolk)/, 'gebarentaal'],
  [/^prikkelarm/, 'prikkelarm'],
  [/^(nee|-)$/, null],
];

export function readAccess(text: string): Reading<AccessName[]> {
  const found = new Set<AccessName | null>();
  for (const part of text
    .split(/[;,/+\n]|\sen\s/i)
    .map(wordKey)
    .filter(Boolean)) {
    const known = ACCESS_WORDS.find(([words]) => words.test(part));
    if (!known)
      return { ask: `: ‘${part}’ kennen we niet; kies uit ${ACCESS.names.join(', ')}, of laat het weg` };
    found.add(known[1]);
  }
  return { value: ACCESS.names.filter((name) => found.has(name)) };
}

/** Flags that a sheet can say; the others are the editors'. */
export const SHEET_FLAGS = ['geannuleerd', 'uitverkocht', 'laatste-plaatsen'] as const;
export type SheetFlag = (typeof SHEET_FLAGS)[number];

const STATUS: Readonly<Record<string, SheetFlag>> = {
  geannuleerd: 'geannuleerd',
  afgelast: 'geannuleerd',
  'gaat niet door': 'geannuleerd',
  vervalt: 'geannuleerd',
  uitverkocht: 'uitverkocht',
  volzet: 'uitverkocht',
  vol: 'uitverkocht',
  'laatste plaatsen': 'laatste-plaatsen',
  'bijna vol': 'laatste-plaatsen',
};
const FINE = ['', 'ok', 'bevestigd', 'ja'];

/** What is in brackets behind it is for the organisers. */
export function readStatus(text: string): Reading<SheetFlag[]> {
  const word = wordKey(withoutBrackets(text).replace(/!/g, ''));
  if (FINE.includes(word)) return { value: [] };
  if (STATUS[word]) return { value: [STATUS[word]] };
  if (/^verplaatst/.test(word))
    return { ask: 'zegt niet wat; zet het nieuwe uur of de nieuwe zaal in de rij, en maak dit leeg' };
  return {
    ask: 'staat nog niet vast; haal de rij uit het blad, of schrijf ok, geannuleerd, uitverkocht of laatste plaatsen',
  };
}

export function readAgeText(text: string): Reading<string> {
  const written = text.replace(/(\d)\s*j\b/gi, '$1 jaar');
  if (readAge(written)) return { value: written };
  return { value: written, ask: "begrijpt de filter niet; schrijf bijvoorbeeld '8+' of '4-7 jaar'" };
}
