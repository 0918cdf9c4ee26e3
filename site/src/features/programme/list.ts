import type { FilterItems } from '@inktvis/content/client';
import { hasMascot } from '@inktvis/foundation/brand';
import { brusselsDay, type Day, formatDayLong } from '@inktvis/foundation/brussels';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { UNKNOWN_PARAMETER } from '@inktvis/foundation/parameters';
import { capital, fill } from '@inktvis/messages/fill';
import { programme as messages } from '@inktvis/messages/programme';
import { firstPage, type ProgrammeAddress, programmeHref } from '@inktvis/programme/filters/address';
import { DAY_PARTS, partOf } from '@inktvis/programme/filters/day-parts';
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
import { defaultDay, occurrenceKey } from '@inktvis/programme/occurrences';
import { PAGE_SIZE, PRINT_PAGE_SIZE, pagingOf } from '@inktvis/programme/pagination';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import { footOf } from '@inktvis/programme/print/print';
import { timetable } from '@inktvis/programme/timetable/timetable';
import { minuteOf, timingOf } from '@inktvis/programme/today';
import { stripDays } from '../../blocks/date-strip/DateStrip.tsx';
import { announcedCard, occurrenceCard } from '../../cards/experience/experience-card.ts';
import { breadcrumbTrail } from '../../layout/hero/breadcrumbs.ts';
import type { OrnamentName } from '../../ui/images/Ornament.tsx';
import type { ViewContext } from '../view.ts';

/** What the story of a page says. */
export type Words = {
  readonly title: string;
  readonly intro: string;
  readonly emptyText: string;
  readonly arm: OrnamentName;
};

/** That of the path, or the one the clock selects; null when the address asks for all days. */
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

const optionsOf = ({ selection }: ProgrammeAddress, facets: Facets, counts: Counts) =>
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
function widerChoices({ address, day, index, isFormer }: Query) {
  const { selection } = address;
  const first = firstPage(address);
  const without = (facet: FacetName, slugs: readonly string[], rest: Selection) => ({
    label: labelsOf(index.facets, facet, slugs).join(', '),
    count: index.find({ day, selection: rest }).total,
    href: programmeHref({ ...first, selection: rest }),
  });
  const choices = FACETS.filter((facet) => selection[facet].length > 0).flatMap((facet) =>
    FACET_DEFINITIONS[facet].match === 'all'
      ? selection[facet].map((slug) => without(facet, [slug], toggled(selection, facet, slug)))
      : [without(facet, selection[facet], { ...selection, [facet]: [] })],
  );
  if (day !== null && !isFormer) {
    choices.push({
      label: formatDayLong(day),
      count: index.find({ day: null, selection }).total,
      href: programmeHref({ ...first, path: PROGRAMME_PATH, allDays: true, layout: 'cards' }),
    });
  }
  return choices.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
}

type Query = {
  readonly address: ProgrammeAddress;
  readonly day: Day | null;
  readonly index: ProgrammeIndex;
  readonly found: Found;
  readonly filterItems: FilterItems;
  /** The list of all days, and that of names, are of the current edition. */
  readonly isFormer: boolean;
};

function todayOf(found: Found, now: Date) {
  const shown = found.slice();
  const items = shown.map((occurrence) => ({
    ...timingOf(occurrence),
    isCancelled: occurrence.content.flags.includes('geannuleerd'),
    id: occurrenceKey(occurrence),
    card: announcedCard(occurrence, now),
  }));
  // In milliseconds since 1970; the browser moves on from there.
  return { results: { kind: 'today' as const, now: minuteOf(now.getTime()), items }, shown };
}

/** In the requested layout, with the occurrences that are shown as cards. */
export function resultsOf(query: Query, emptyText: string, now: Date) {
  const { address, day, found, filterItems } = query;
  if (found.total === 0) {
    const text = emptyText || messages.empty;
    return { results: { kind: 'empty' as const, text, wider: widerChoices(query) }, shown: [] };
  }
  if (address.layout === 'timetable' && day !== null) {
    const model = timetable(found.slice(), filterItems.locations, day, now);
    const isToday = day === brusselsDay(now);
    return {
      results: { kind: 'timetable' as const, timetable: model, isToday, now: minuteOf(now.getTime()) },
      shown: [],
    };
  }
  const { whole } = address;
  if (day === brusselsDay(now) && !whole) return todayOf(found, now);
  const pageSize = whole ? PRINT_PAGE_SIZE : PAGE_SIZE;
  const paging = pagingOf(found.total, address.page, pageSize);
  const shown = found.slice((paging.page - 1) * pageSize, paging.page * pageSize);
  const cards = shown.map((one) => ({
    id: occurrenceKey(one),
    // Paper says nothing that time changes.
    card: whole ? announcedCard(one, now) : occurrenceCard(one, now),
  }));
  const kind: 'whole' | 'cards' | 'day' = whole ? 'whole' : day === null ? 'cards' : 'day';
  const all = kind === 'day' ? found.slice().map(({ content }) => partOf(content.startDate)) : [];
  const parts = DAY_PARTS.map(({ slug }) => all.filter((part) => part === slug).length);
  return { results: { kind, cards, paging, parts }, shown };
}

/** Today at the address of the programme is "Vandaag", with its date and closing hour. */
function headOf(
  { day, filterItems }: Query,
  words: Words,
  { layout, now, path }: { readonly layout: string; readonly now: Date; readonly path: string },
): { readonly title: string; readonly intro: string } {
  if (day !== null && day === brusselsDay(now) && path === PROGRAMME_PATH) {
    const closes = filterItems.days.find(({ content }) => content.date === day)?.content.closes;
    const date = capital(formatDayLong(day));
    const intro = closes ? fill(messages.today_intro, { date, time: closes.replace(':', '.') }) : `${date}.`;
    return { title: messages.today, intro };
  }
  return { title: words.title, intro: layout === 'timetable' ? messages.timetable_intro : words.intro };
}

/** What is around the results. Plain data, nothing that JSON would lose. `changed`: how many items of today changed. */
export function listModel(
  query: Query,
  words: Words,
  context: Pick<ViewContext, 'brand' | 'now' | 'url' | 'canonicalBase'> & { readonly changed: number },
) {
  const { brand, now, url, changed, canonicalBase } = context;
  const path = url.pathname;
  const { address, day, index, found, filterItems, isFormer } = query;
  const counts = found.counts();
  const isTimetable = address.layout === 'timetable' && day !== null;
  const layout: 'timetable' | 'cards' = isTimetable ? 'timetable' : 'cards';
  return {
    /** How far the clock is ahead of the real one (`SITE_NOW`). */
    clockShiftMs: clockShiftMs(now),
    hero: {
      ...headOf(query, words, { layout, now, path }),
      trail: breadcrumbTrail(path, words.title),
      /** Null for a brand without one. */
      arm: hasMascot(brand) ? words.arm : null,
    },
    /** With the day in its path even when the clock selected it. */
    address,
    layout,
    /** Without filters. */
    days: stripDays(filterItems.days, now, { selected: day, counts: counts.day }),
    allDays: isFormer ? null : { count: counts.allDays, selected: day === null },
    options: optionsOf(address, index.facets, counts),
    count: { shown: found.total, all: index.find({ day, selection: NOTHING_SELECTED }).total },
    /** Announced when the list changes in place. */
    status: statusWords(found.total, selectionWords(index.facets, address.selection), day),
    hasNames: index.facets.person.length > 0 && !isFormer,
    changed,
    /** It is left out. */
    hasUnknown: url.searchParams.has(UNKNOWN_PARAMETER),
    paper: footOf({ address, now, canonicalBase }),
  };
}
