import type { FilterItems } from '@inktvis/content/client';
import { hasMascot } from '@inktvis/foundation/brand';
import { brusselsDay, type Day, formatDayLong } from '@inktvis/foundation/brussels';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { UNKNOWN_PARAMETER } from '@inktvis/foundation/parameters';
import { capital, fill } from '@inktvis/messages/fill';
import { programme as messages } from '@inktvis/messages/programme';
import { type ProgrammeAddress, programmeHref } from '@inktvis/programme/filters/address';
import {
  FACET_DEFINITIONS,
  FACETS,
  type FacetName,
  type Facets,
  NOTHING_SELECTED,
  perFacet,
  type Selection,
  selectedCount,
  toggled,
} from '@inktvis/programme/filters/facets';
import type { Counts, Found, ProgrammeIndex } from '@inktvis/programme/filters/programme-index';
import { labelsOf, selectionWords, statusWords } from '@inktvis/programme/filters/words';
import { defaultDay, type Occurrence, occurrenceKey } from '@inktvis/programme/occurrences';
import { PAGE_SIZE, pagingOf } from '@inktvis/programme/pagination';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import { timetable } from '@inktvis/programme/timetable/timetable';
import { changesAt, minuteOf, nextMinute, timingOf } from '@inktvis/programme/today';
import { stripDays } from '../../blocks/date-strip/DateStrip.tsx';
import { announcedCard, occurrenceCard } from '../../cards/experience/experience-card.ts';
import { breadcrumbTrail } from '../../layout/hero/breadcrumbs.ts';
import type { OrnamentName } from '../../ui/images/Ornament.tsx';
import type { BroaderChoice, ProgrammeModel, ProgrammeResults } from './model.ts';

/**
 * The list of an address, from the items of the programme.
 */

/** What the story of a page says. */
export type Words = {
  readonly title: string;
  readonly intro: string;
  readonly emptyText: string;
  readonly arm: OrnamentName;
};

/** The day in view: that of the path, or the one the clock selects; null when the address asks for all days. */
export function dayInView(
  own: Day | null,
  address: ProgrammeAddress,
  days: FilterItems['days'],
  now: Date,
): Day | null {
  if (own !== null) return own;
  const everyDay = address.allDays || selectedCount(address.selection) > 0;
  if (everyDay && address.layout !== 'timetable' && address.layout !== 'sheet') return null;
  return defaultDay(
    days.map(({ content }) => content.date),
    now,
  );
}

export const pathOf = (day: Day | null, days: FilterItems['days']): string =>
  days.find(({ content }) => content.date === day)?.href ?? PROGRAMME_PATH;

/** What can be chosen in each facet, and what was; an age is typed, so that only the chosen one is listed. */
const optionsOf = (
  { selection }: ProgrammeAddress,
  facets: Facets,
  counts: Counts,
): ProgrammeModel['options'] =>
  perFacet((facet) =>
    facets[facet]
      .filter(
        ({ slug }) =>
          (FACET_DEFINITIONS[facet].isOffered && facet !== 'age') || selection[facet].includes(slug),
      )
      .map(({ slug, label, icon }) => ({
        slug,
        label,
        icon,
        count: counts[facet].get(slug) ?? 0,
        checked: selection[facet].includes(slug),
      })),
  );

/** The choices whose removal gives results, the one that adds the fewest first. */
function broaderChoices(
  address: ProgrammeAddress,
  day: Day | null,
  index: ProgrammeIndex,
): readonly BroaderChoice[] {
  const { selection } = address;
  const first = { ...address, page: 1 };
  const without = (label: string, rest: Selection): BroaderChoice => ({
    label,
    count: index.find({ day, selection: rest }).total,
    href: programmeHref({ ...first, selection: rest }),
  });
  const labels = (facet: FacetName, slugs: readonly string[]) =>
    labelsOf(index.facets, facet, slugs).join(', ');
  const choices = FACETS.filter((facet) => selection[facet].length > 0).flatMap((facet) =>
    FACET_DEFINITIONS[facet].match === 'all'
      ? selection[facet].map((slug) => without(labels(facet, [slug]), toggled(selection, facet, slug)))
      : [without(labels(facet, selection[facet]), { ...selection, [facet]: [] })],
  );
  if (day !== null) {
    choices.push({
      label: formatDayLong(day),
      count: index.find({ day: null, selection }).total,
      href: programmeHref({ ...first, path: PROGRAMME_PATH, allDays: true, layout: 'cards' }),
    });
  }
  return choices.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
}

/** A requested list, and what was found. */
type Query = {
  readonly address: ProgrammeAddress;
  readonly day: Day | null;
  readonly index: ProgrammeIndex;
  readonly found: Found;
  readonly filterItems: FilterItems;
};

export const everythingIn = (found: Found) => found.slice(0, found.total);

type MadeResults = {
  readonly results: ProgrammeResults;
  /** The occurrences that are shown as cards. */
  readonly shown: readonly Occurrence[];
  /** When the results read otherwise (milliseconds since 1970); null: not because of the clock. */
  readonly changesAt: number | null;
};

/** Items on a page of one day: the whole day, at most festivals; a larger programme has more than one page. */
const DAY_PAGE_SIZE = 48;

/** The list of today: what runs or comes first, so that a second page holds what is furthest away. */
function todayOf(found: Found, address: ProgrammeAddress, now: Date): MadeResults {
  const entries = everythingIn(found).map((occurrence) => ({
    ...timingOf(occurrence),
    isCancelled: occurrence.content.flags.includes('geannuleerd'),
    occurrence,
  }));
  const at = minuteOf(now.getTime());
  const ahead = entries.filter(({ end }) => end > at);
  const ordered = [...ahead, ...entries.filter(({ end }) => end <= at)];
  const paging = pagingOf(found.total, address.page, DAY_PAGE_SIZE);
  const [from, to] = [(paging.page - 1) * DAY_PAGE_SIZE, paging.page * DAY_PAGE_SIZE];
  const part = ordered.slice(from, to);
  const elsewhere = [...ordered.slice(0, from), ...ordered.slice(to)].map(
    ({ occurrence, ...entry }) => entry,
  );
  const items = part.map(({ occurrence, ...entry }) => ({
    ...entry,
    id: occurrenceKey(occurrence),
    card: announcedCard(occurrence),
  }));
  return {
    results: { kind: 'today', now: at, items, elsewhere, paging },
    shown: part.map(({ occurrence }) => occurrence),
    changesAt: changesAt(entries, now.getTime()),
  };
}

/** The results in their layout. */
export function resultsOf(
  { address, day, index, found, filterItems }: Query,
  emptyText: string,
  now: Date,
): MadeResults {
  if (found.total === 0) {
    const clearHref = programmeHref({ ...address, page: 1, selection: NOTHING_SELECTED });
    const results = {
      kind: 'empty',
      text: emptyText || messages.empty,
      broader: broaderChoices(address, day, index),
      clearHref: selectedCount(address.selection) > 0 ? clearHref : null,
    } as const;
    return { results, shown: [], changesAt: null };
  }
  if (address.layout === 'timetable' && day !== null) {
    const model = timetable(everythingIn(found), filterItems.locations, day);
    const isToday = day === brusselsDay(now);
    return {
      results: { kind: 'timetable', timetable: model, isToday, now: minuteOf(now.getTime()) },
      shown: [],
      changesAt: isToday ? nextMinute(now.getTime()) : null,
    };
  }
  if (day === brusselsDay(now)) return todayOf(found, address, now);
  const pageSize = day === null ? PAGE_SIZE : DAY_PAGE_SIZE;
  const paging = pagingOf(found.total, address.page, pageSize);
  const shown = found.slice((paging.page - 1) * pageSize, paging.page * pageSize);
  const cards = shown.map((one) => ({ id: occurrenceKey(one), card: occurrenceCard(one, now) }));
  return { results: { kind: day === null ? 'cards' : 'day', cards, paging }, shown, changesAt: null };
}

/** Title and intro of a list. At the address of the programme today is "Vandaag", with its date and closing hour. */
function headOf(
  { day, filterItems }: Query,
  words: Words,
  { layout, now, path }: Pick<ProgrammeModel, 'layout'> & { readonly now: Date; readonly path: string },
): { readonly title: string; readonly intro: string } {
  if (day !== null && day === brusselsDay(now) && path === PROGRAMME_PATH) {
    const closes = filterItems.days.find(({ content }) => content.date === day)?.content.closes;
    const date = capital(formatDayLong(day));
    const intro = closes ? fill(messages.today_intro, { date, time: closes.replace(':', '.') }) : `${date}.`;
    return { title: messages.today, intro };
  }
  return { title: words.title, intro: layout === 'timetable' ? messages.timetable_intro : words.intro };
}

/** Everything around the results of a list. `url` is the address of the page. */
export function listModel(
  query: Query,
  words: Words,
  { brand, now, url }: { readonly brand: string; readonly now: Date; readonly url: URL },
): ProgrammeModel {
  const path = url.pathname;
  const { address, day, index, found, filterItems } = query;
  const counts = found.counts();
  const layout = address.layout === 'timetable' && day !== null ? 'timetable' : 'cards';
  return {
    clockShiftMs: clockShiftMs(now),
    hero: {
      ...headOf(query, words, { layout, now, path }),
      trail: breadcrumbTrail(path, words.title),
      arm: hasMascot(brand) ? words.arm : null,
    },
    address,
    layout,
    days: stripDays(filterItems.days, now, { selected: day, counts: counts.day }),
    allDays: { count: counts.allDays, selected: day === null },
    options: optionsOf(address, index.facets, counts),
    hasUnknown: url.searchParams.has(UNKNOWN_PARAMETER),
    count: { shown: found.total, all: index.find({ day, selection: NOTHING_SELECTED }).total },
    status: statusWords(found.total, selectionWords(index.facets, address.selection), day),
    hasNames: index.facets.person.length > 0,
    changed: 0,
  };
}
