import { areApart } from '@inktvis/foundation/letters-apart';
import { readAge } from '../../age.ts';
import { ACCESS, type AccessName, ROLES } from '../../vocabularies.ts';
import type { Reading } from './times.ts';
import { type Name, nearKey, type Term, type World, wordKey } from './world.ts';

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

const partsOf = (text: string, separator: RegExp): string[] =>
  text.split(separator).map(squeezed).filter(Boolean);

const withoutBrackets = (text: string): string => squeezed(text.replace(/\([^)]*\)/g, ''));

const MIN_LETTERS = 5;
const digits = (key: string): string => key.replace(/\D/g, '');

/** Whether two texts are alike but for a letter or two, by `nearKey`. Another number is another thing. */
export function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < MIN_LETTERS) return false;
  return areApart(one, other, 2) && digits(one) === digits(other);
}

const titlesOf = (terms: readonly Term[], between = ', '): string =>
  terms.map(({ title }) => title).join(between);

/** The hall, type or theme of a text. `kind`: as in a sentence, `zaal`. */
export function readTerm(text: string, terms: readonly Term[], kind: string): Reading<Term> {
  const key = wordKey(text);
  const exact = terms.find(({ names }) => names.includes(key));
  if (exact) return { value: exact };
  const bare = wordKey(withoutBrackets(text));
  const alike = [
    ({ names }: Term) => names.includes(bare),
    ({ hints }: Term) => hints.includes(key),
    ({ names }: Term) => names.some((name) => isNearly(nearKey(name), nearKey(bare))),
    ({ names }: Term) => names.some((name) => name.startsWith(bare)),
  ];
  const offers = alike.map((test) => terms.filter(test)).find(({ length }) => length > 0);
  if (offers) return { ask: `kennen we niet; bedoel je ‘${titlesOf(offers, '’ of ‘')}’?` };
  return { refuse: `is geen ${kind}; kies uit ${titlesOf(terms)}` };
}

export function readThemes(text: string, terms: readonly Term[]): Reading<Term[]> {
  const themes = new Set<Term>();
  for (const part of partsOf(text, /[;,\n]/)) {
    const { value, ask, refuse } = readTerm(part, terms, 'thema');
    if (!value) return { ask: `: ‘${part}’ ${ask ?? `${refuse}, of laat het weg`}` };
    themes.add(value);
  }
  return { value: [...themes] };
}

const NOBODY = /^(n\.? ?n\.?|n\.? ?t\.? ?b\.?|tba|tbc|\?+)$/;
const PARTICLE = /^(van|de|den|der|ten|ter|le|la)\s/i;
const isOneWord = (text: string): boolean => !text.includes(' ');

/** One part of a list of people, which may hold a comma, as names in their own order; undefined when that is not clear. */
function inOrder(part: string, people: World['people']): readonly string[] | undefined {
  const sides = partsOf(part, /,/);
  const bare = sides.map(withoutBrackets);
  if (sides.length < 2 || !bare.some(isOneWord)) return sides;
  const [surname = '', given = ''] = bare;
  const isReversed =
    people.has(wordKey(`${given} ${surname}`)) ||
    (isOneWord(given) && (isOneWord(surname) || PARTICLE.test(surname)));
  const role = /\([^)]*\)/.exec(part)?.[0] ?? '';
  return sides.length === 2 && isReversed ? [`${given} ${surname} ${role}`] : undefined;
}

/** One name, with its role in brackets behind it; who is nobody is left out. */
function readName(text: string, people: World['people']): Reading<Name> {
  const bare = withoutBrackets(text);
  const known = people.get(wordKey(bare));
  const role = wordKey(/\(([^)]*)\)/.exec(text)?.[1] ?? '');
  const [first = '', ...rest] = bare.split(' ');
  const own = rest.length > 0 ? [first, rest.join(' ')] : ['', first];
  const value = known ? { ...known, role } : { given_name: own[0] ?? '', surname: own[1] ?? '', role };
  if (NOBODY.test(wordKey(bare)))
    return { ask: `‘${text}’ is niemand; maak de cel leeg zolang het niet vaststaat` };
  if (role !== '' && !Object.hasOwn(ROLES.values, role))
    return { ask: `(${role}) is geen rol; kies uit ${ROLES.names.join(', ')}, of laat het weg` };
  if (!known && isOneWord(bare))
    return { value, ask: `‘${bare}’ is één woord; schrijf voornaam en familienaam` };
  return { value };
}

export function readPeople(text: string, people: World['people']): Reading<Name[]> {
  const parts = partsOf(text, /[;/&+\n]|\sen\s/i);
  const unclear = parts.find((part) => !inOrder(part, people));
  if (unclear)
    return { ask: `: in ‘${unclear}’ is niet duidelijk wie wie is; zet een puntkomma tussen twee namen` };
  const read = parts.flatMap((part) => inOrder(part, people) ?? []).map((name) => readName(name, people));
  const asks = read.flatMap(({ ask }) => ask ?? []);
  const ask = asks.length > 0 ? `: ${asks.join('; ')}` : undefined;
  const names = read.flatMap(({ value }) => value ?? []);
  return names.length === read.length ? { value: names, ask } : { ask };
}

type Words<T> = readonly (readonly [words: RegExp, meaning: T | null])[];

const ACCESS_WORDS: Words<AccessName> = [
  [/^rolstoel/, 'rolstoel'],
  [/^ringleiding/, 'ringleiding'],
  [/^(gebarentaal|vgt|.*tolk)/, 'gebarentaal'],
  [/^prikkelarm/, 'prikkelarm'],
  [/^(nee|-)$/, null],
];

export function readAccess(text: string): Reading<AccessName[]> {
  const found = new Set<AccessName | null>();
  for (const part of partsOf(text, /[;,/+\n]|\sen\s/i)) {
    const known = ACCESS_WORDS.find(([words]) => words.test(wordKey(part)));
    if (!known)
      return { ask: `: ‘${part}’ kennen we niet; kies uit ${ACCESS.names.join(', ')}, of laat het weg` };
    found.add(known[1]);
  }
  return { value: ACCESS.names.filter((name) => found.has(name)) };
}

/** Flags that a sheet can say; the others are the editors'. */
export const SHEET_FLAGS = ['geannuleerd', 'uitverkocht', 'laatste-plaatsen'] as const;
export type SheetFlag = (typeof SHEET_FLAGS)[number];

const STATUS_WORDS: Words<SheetFlag> = [
  [/^(geannuleerd|afgelast|gaat niet door|vervalt)$/, 'geannuleerd'],
  [/^(uitverkocht|volzet|vol)$/, 'uitverkocht'],
  [/^(laatste plaatsen|bijna vol)$/, 'laatste-plaatsen'],
  [/^(ok|bevestigd|ja|)$/, null],
];

/** What is in brackets behind it is for the organisers. */
export function readStatus(text: string): Reading<SheetFlag[]> {
  const word = wordKey(withoutBrackets(text).replaceAll('!', ''));
  const known = STATUS_WORDS.find(([words]) => words.test(word));
  if (known) return { value: known[1] ? [known[1]] : [] };
  if (word.startsWith('verplaatst'))
    return { ask: 'zegt niet wat; zet het nieuwe uur of de nieuwe zaal in de rij, en maak dit leeg' };
  return {
    ask: 'staat nog niet vast; haal de rij uit het blad, of schrijf ok, geannuleerd, uitverkocht of laatste plaatsen',
  };
}

export function readAgeText(text: string): Reading<string> {
  const value = text.replace(/(\d)\s*j\b/gi, '$1 jaar');
  if (readAge(value)) return { value };
  return { value, ask: "begrijpt de filter niet; schrijf bijvoorbeeld '8+' of '4-7 jaar'" };
}
