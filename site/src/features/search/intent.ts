import type { FilterItems } from '@inktvis/content/client';
import {
  brusselsDay,
  type Day,
  formatDayNumber,
  formatMonth,
  formatWeekday,
  nextDay,
} from '@inktvis/foundation/brussels';
import { ACCESS_NAMES, accessLabels } from '@inktvis/programme/access';
import { MAX_CHILD_AGE } from '@inktvis/programme/age';
import { DAY_PARTS } from '@inktvis/programme/filters/day-parts';
import { type FacetName, NOTHING_SELECTED, type Selection } from '@inktvis/programme/filters/facets';
import { readKeywords, stemsOf } from './index/word-forms.ts';

/** What of the programme a term asks for, when all its words say so. */
export type Intent = {
  /** Null: every day. */
  readonly day: Day | null;
  /** It was called today, not by its name. */
  readonly isNow: boolean;
  readonly selection: Selection;
};

const OUR_WORDS: ReadonlyMap<string, string> = new Map([
  ['nu', 'vandaag'],
  ['straks', 'vandaag'],
  ['vanmorgen', 'vanochtend'],
  ['voormiddag', 'ochtend'],
  ['middag', 'namiddag'],
  ['jarig', 'jaar'],
]);

/** Words around what is asked for: 'programma zondag' asks for Sunday. */
const FILLERS: ReadonlySet<string> = new Set(
  'programma beleving belevingen activiteit activiteiten doen'.split(' '),
);

type Phrase = {
  readonly stems: readonly string[];
  readonly day?: Day | undefined;
  readonly isNow?: boolean;
  readonly choice?: readonly [facet: FacetName, slug: string];
};

/** Always of a day of the festival. */
function dayPhrases(days: readonly Day[], today: Day): readonly Phrase[] {
  const ahead = days.filter((day) => day >= today);
  const isWeekend = (day: Day) => ['zaterdag', 'zondag'].includes(formatWeekday(day));
  const byWeekday = Map.groupBy(ahead.length > 0 ? ahead : days, formatWeekday);
  const on = (words: string, day: Day | undefined, more: Omit<Phrase, 'stems'> = {}): Phrase => ({
    stems: stemsOf(words),
    day,
    ...more,
  });
  return [
    on('vandaag', ahead[0], { isNow: true }),
    on('vanochtend', today, { choice: ['dayPart', 'ochtend'] }),
    on('vanmiddag', today, { choice: ['dayPart', 'namiddag'] }),
    on('vanavond', today, { choice: ['dayPart', 'avond'] }),
    on('morgen', nextDay(today)),
    on('weekend', ahead.find(isWeekend)),
    ...[...byWeekday].map(([name, [day]]) => on(name, day)),
    ...days.map((day) => on(`${Number(day.slice(8))} ${formatMonth(day)}`, day)),
    // `26.10` is one word of the index.
    ...days.map((day) => on(formatDayNumber(day), day)),
  ].filter(({ day }) => day !== undefined && days.includes(day));
}

/** By its title, and by other words in the form of keywords. */
const named = (facet: FacetName, slug: string, title: string, more = ''): readonly Phrase[] =>
  [stemsOf(title), ...readKeywords(more).map(({ stems }) => stems)]
    .filter((stems) => stems.length > 0)
    .map((stems) => ({ stems, choice: [facet, slug] }));

const AGE_PHRASES: readonly Phrase[] = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) =>
  named('age', String(age), `kind ${age} jaar`, `kind ${age}, ${age} jaar`),
).flat();

const facetPhrases = ({ themes, types, locations }: FilterItems): readonly Phrase[] => [
  ...DAY_PARTS.flatMap(({ slug }) => named('dayPart', slug, slug)),
  ...themes.flatMap(({ slug, content: { title, keywords } }) => named('theme', slug, title, keywords)),
  ...types.flatMap(({ slug, content: { title, plural, keywords } }) =>
    named('type', slug, title, `${plural}\n${keywords}`),
  ),
  ...locations.flatMap(({ slug, content: { title } }) => named('location', slug, title)),
  ...ACCESS_NAMES.flatMap((slug) => named('access', slug, accessLabels[slug], slug)),
];

/** Null when a word asks for none of these. */
export function intentOf(typed: readonly string[], items: FilterItems, now: Date): Intent | null {
  const days = items.days.map(({ content }) => content.date);
  const phrases = [...AGE_PHRASES, ...dayPhrases(days, brusselsDay(now)), ...facetPhrases(items)].toSorted(
    (a, b) => b.stems.length - a.stems.length,
  );
  const words = typed.filter((word) => !FILLERS.has(word));
  const stems = words.flatMap((word) => stemsOf((OUR_WORDS.get(word) ?? word).replace(/^0(?=\d)/, '')));
  const found: Phrase[] = [];
  for (let at = 0; at < stems.length; at += found.at(-1)?.stems.length ?? 1) {
    const next = phrases.find((one) => one.stems.every((part, index) => stems[at + index] === part));
    if (!next) return null;
    found.push(next);
  }
  if (found.length === 0) return null;
  // The number of a day comes after the name of its weekday.
  const { day = null, isNow = false } = found.findLast((one) => one.day) ?? {};
  const selection: Record<FacetName, readonly string[]> = { ...NOTHING_SELECTED };
  for (const { choice } of found) if (choice) selection[choice[0]] = [...selection[choice[0]], choice[1]];
  return { day, isNow, selection };
}
