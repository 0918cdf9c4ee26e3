import type { FilterItems } from '@inktvis/content/client';
import { brusselsDay, type Day, formatMonth, formatWeekday, nextDay } from '@inktvis/foundation/brussels';
import { ACCESS_NAMES, accessLabels } from '@inktvis/programme/access';
import { MAX_CHILD_AGE } from '@inktvis/programme/age';
import { DAY_PARTS } from '@inktvis/programme/filters/day-parts';
import { type FacetName, NOTHING_SELECTED, type Selection } from '@inktvis/programme/filters/facets';
import { stem } from './index/word-forms.ts';
import { readKeywords, stemsOf } from './keywords.ts';

/** What of the programme a term asks for, when all its words say so; a day of null means every day. */
export type Intent = {
  readonly day: Day | null;
  /** It was called today, not by its name. */
  readonly isNow: boolean;
  readonly selection: Selection;
};

type Days = readonly Day[];
type Found = { readonly taken: number } & (
  | { readonly day: Day; readonly isExact?: boolean; readonly isNow?: boolean }
  | { readonly facet: FacetName; readonly slug: string }
);
type Reader = (words: readonly string[], at: number) => readonly Found[];

/** Days, each with the words that visitors from across the border, or in a hurry, have for it. */
const DAY_WORDS: ReadonlyMap<string, string> = new Map(
  [
    'vandaag today now nu straks',
    'vanavond tonight',
    'morgen tomorrow demain',
    'maandag monday lundi',
    'dinsdag tuesday mardi',
    'woensdag wednesday mercredi',
    'donderdag thursday jeudi',
    'vrijdag friday vendredi',
    'zaterdag saturday samedi',
    'zondag sunday dimanche',
    'oktober october octobre',
  ].flatMap((line) => {
    const [ours = '', ...theirs] = line.split(' ');
    return theirs.map((word) => [word, ours] as const);
  }),
);

/** Words for parts of the day, by their slug. */
const PART_WORDS: Readonly<Record<(typeof DAY_PARTS)[number]['slug'], readonly string[]>> = {
  ochtend: ['ochtend', 'voormiddag', 'morning'],
  namiddag: ['namiddag', 'middag', 'afternoon'],
  avond: ['avond', 'evening'],
};
const TODAY_PARTS: Readonly<Record<string, string>> = {
  vanochtend: 'ochtend',
  vanmorgen: 'ochtend',
  vanmiddag: 'namiddag',
  vanavond: 'avond',
};

const isWeekend = (day: Day): boolean => ['zaterdag', 'zondag'].includes(formatWeekday(day));

/** `vandaag`, `morgen`, `zondag`, `27 oktober`, `26.10`, `weekend`: always a day of the festival. */
function dayReader(days: Days, today: Day): Reader {
  const ahead = days.filter((day) => day >= today);
  const known = (day: Day | undefined, taken: number, isExact = false): readonly Found[] =>
    day !== undefined && days.includes(day) ? [{ day, taken, isExact }] : [];
  return (words, at) => {
    const word = DAY_WORDS.get(words[at] ?? '') ?? words[at] ?? '';
    const following = DAY_WORDS.get(words[at + 1] ?? '') ?? words[at + 1] ?? '';
    if (word === 'vandaag') return known(ahead[0], 1).map((one) => ({ ...one, isNow: true }));
    if (word === 'morgen') return known(nextDay(today), 1);
    if (word === 'overmorgen') return known(nextDay(nextDay(today)), 1);
    if (word === 'weekend') return known(ahead.find(isWeekend), 1);
    const numbered = days.find(
      (day) => Number(day.slice(8)) === Number(word) && formatMonth(day) === following,
    );
    if (numbered) return known(numbered, 2, true);
    // `26.10` is one word of the index.
    const short = days.find((day) => `${Number(day.slice(8))}${formatMonth(day).slice(0, 3)}` === word);
    if (short) return known(short, 1, true);
    return known(
      (ahead.length > 0 ? ahead : days).find((day) => formatWeekday(day) === word),
      1,
    );
  };
}

const partReader =
  (today: Day, days: Days): Reader =>
  (words, at) => {
    const word = DAY_WORDS.get(words[at] ?? '') ?? words[at] ?? '';
    const ofToday = TODAY_PARTS[word];
    if (ofToday && days.includes(today))
      return [
        { taken: 1, day: today },
        { taken: 1, facet: 'dayPart', slug: ofToday },
      ];
    const part = DAY_PARTS.find(({ slug }) =>
      PART_WORDS[slug].some((one) => one === word || stem(one) === word),
    );
    return part ? [{ taken: 1, facet: 'dayPart', slug: part.slug }] : [];
  };

/** `7 jaar`, `kind van 7`, `child 7`. */
const ageReader: Reader = (words, at) => {
  const [first = '', second = '', third = ''] = words.slice(at);
  const age = (text: string, taken: number): readonly Found[] =>
    /^\d{1,2}$/.test(text) && Number(text) <= MAX_CHILD_AGE
      ? [{ taken, facet: 'age', slug: String(Number(text)) }]
      : [];
  if (['jaar', 'jarig', 'year', 'years', 'ans'].includes(second)) return age(first, 2);
  const isChild = ['kind', 'child', 'enfant'].includes(first);
  if (isChild && ['jaar', 'year', 'years', 'ans'].includes(third)) return age(second, 3);
  return isChild ? age(second, 2) : [];
};

/** Names of themes, types, access and places, with the words that editors gave them. */
function facetReader({ themes, types, locations }: FilterItems): Reader {
  type Phrase = { readonly stems: readonly string[]; readonly facet: FacetName; readonly slug: string };
  const named = (facet: FacetName, slug: string, title: string, more = ''): readonly Phrase[] =>
    [stemsOf(title), ...readKeywords(more).map(({ stems }) => stems)].map((stems) => ({
      facet,
      slug,
      stems,
    }));
  const phrases = [
    ...themes.flatMap(({ slug, content: { title, keywords } }) => named('theme', slug, title, keywords)),
    ...types.flatMap(({ slug, content: { title, plural, keywords } }) =>
      named('type', slug, title, `${plural}\n${keywords}`),
    ),
    ...locations.flatMap(({ slug, content: { title } }) => named('location', slug, title)),
    ...ACCESS_NAMES.flatMap((slug) => named('access', slug, accessLabels[slug], slug)),
  ]
    .filter(({ stems }) => stems.length > 0)
    .toSorted((a, b) => b.stems.length - a.stems.length);
  return (words, at) => {
    const own = words.map(stem);
    const phrase = phrases.find(({ stems }) => stems.every((part, index) => own[at + index] === part));
    return phrase ? [{ taken: phrase.stems.length, facet: phrase.facet, slug: phrase.slug }] : [];
  };
}

/** Words around what is asked for: 'programma zondag' asks for Sunday. */
const FILLERS: ReadonlySet<string> = new Set(
  'programma programme beleving belevingen activiteit activiteiten activity activities event events doen'.split(
    ' ',
  ),
);

/** Reads days, hours, ages, themes, types, places and access from the words of a term. */
export function createIntents(items: FilterItems, now: Date): (words: readonly string[]) => Intent | null {
  const today = brusselsDay(now);
  const days = items.days.map(({ content }) => content.date);
  const readers = [ageReader, dayReader(days, today), partReader(today, days), facetReader(items)];
  return (typed) => {
    const words = typed.filter((word) => !FILLERS.has(word));
    let day: Day | null = null;
    let isExact = false;
    let isNow = false;
    const chosen = new Map<FacetName, string[]>();
    for (let at = 0; at < words.length; ) {
      const found = readers.map((read) => read(words, at)).find((one) => one.length > 0);
      if (!found) return null;
      for (const one of found) {
        if ('facet' in one) chosen.set(one.facet, [...(chosen.get(one.facet) ?? []), one.slug]);
        else if (!isExact) [day, isExact, isNow] = [one.day, one.isExact ?? false, one.isNow ?? false];
      }
      at += found[0]?.taken ?? 1;
    }
    if (day === null && chosen.size === 0) return null;
    return { day, isNow, selection: { ...NOTHING_SELECTED, ...Object.fromEntries(chosen) } };
  };
}
