import type { Story } from '@inktvis/content';
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

/** What `listModel` and `resultsOf` give, in the words of those that draw it. */
export type ProgrammeModel = ReturnType<typeof listModel>;
type ProgrammeResults = ReturnType<typeof resultsOf>;
export type ResultsAs<Kind extends ProgrammeResults['kind']> = Extract<
  ProgrammeResults,
  { readonly kind: Kind }
>;
export type FacetOption = ProgrammeModel['options'][FacetName][number];
export type TodayItem = ResultsAs<'today'>['items'][number];

export type ProgrammeList = {
  readonly build: string;
  readonly model: ProgrammeModel;
  readonly results: ProgrammeResults;
};

export type ProgrammeType = 'date_overview' | 'default_date_overview';

/** What an address asks of the programme, and what that has of it. */
export type Query = {
  readonly story: Story<ProgrammeType>;
  readonly address: ProgrammeAddress;
  readonly day: Day | null;
  readonly index: ProgrammeIndex;
  readonly found: Found;
  readonly filterItems: FilterItems;
  readonly context: ViewContext;
};

/** That of the path, or the one the clock selects; null when the address asks for all days. */
export function dayInView(
  story: Query['story'],
  { allDays, layout, selection }: ProgrammeAddress,
  days: FilterItems['days'],
  now: Date,
): Day | null {
  if (story.type === 'date_overview') return story.content.date;
  const everyDay = allDays || selectedCount(selection) > 0;
  if (everyDay && layout === 'cards') return null;
  return defaultDay(
    days.map(({ content }) => content.date),
    now,
  );
}

const optionsOf = ({ selection }: ProgrammeAddress, facets: Facets, counts: Counts) =>
  perFacet((facet) =>
    facets[facet]
      .filter(
        ({ slug }) =>
          (FACET_DEFINITIONS[facet].isOffered && facet !== 'age') || selection[facet].includes(slug),
      )
      .map((value) => ({
        ...value,
        count: counts[facet].get(value.slug) ?? 0,
        checked: selection[facet].includes(value.slug),
      })),
  );

/** The choices whose removal gives results, the one that adds the fewest first. */
function widerChoices({ address, day, index, context }: Query) {
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
  // The list of all days is of the current edition.
  if (day !== null && !context.former) {
    choices.push({
      label: formatDayLong(day),
      count: index.find({ day: null, selection }).total,
      href: programmeHref({ ...first, path: PROGRAMME_PATH, allDays: true, layout: 'cards' }),
    });
  }
  return choices.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
}

/** In the requested layout; a time is in milliseconds since 1970, the browser moves on from there. */
export function resultsOf(query: Query) {
  const { story, address, day, found, filterItems, context } = query;
  const { now } = context;
  const isToday = day === brusselsDay(now);
  const minute = minuteOf(now.getTime());
  if (found.total === 0) {
    const text = (story.type === 'default_date_overview' && story.content.emptyText) || messages.empty;
    return { kind: 'empty' as const, text, wider: widerChoices(query) };
  }
  if (address.layout === 'timetable' && day !== null) {
    const model = timetable(found.slice(), filterItems.locations, day, now);
    return { kind: 'timetable' as const, timetable: model, isToday, now: minute };
  }
  const { whole } = address;
  if (isToday && !whole) {
    const items = found.slice().map((occurrence) => ({
      ...timingOf(occurrence),
      isCancelled: occurrence.content.flags.includes('geannuleerd'),
      id: occurrenceKey(occurrence),
      card: announcedCard(occurrence, now),
    }));
    return { kind: 'today' as const, now: minute, items };
  }
  const pageSize = whole ? PRINT_PAGE_SIZE : PAGE_SIZE;
  const paging = pagingOf(found.total, address.page, pageSize);
  const cards = found.slice((paging.page - 1) * pageSize, paging.page * pageSize).map((one) => ({
    id: occurrenceKey(one),
    // Paper says nothing that time changes.
    card: whole ? announcedCard(one, now) : occurrenceCard(one, now),
  }));
  const kind: 'whole' | 'cards' | 'day' = whole ? 'whole' : day === null ? 'cards' : 'day';
  const all = kind === 'day' ? found.slice().map(({ content }) => partOf(content.startDate)) : [];
  const parts = DAY_PARTS.map(({ slug }) => all.filter((part) => part === slug).length);
  return { kind, cards, paging, parts };
}

/** Today at the address of the programme is "Vandaag", with its date and closing hour. */
function headOf({ story: { content }, day, filterItems, context: { now, url } }: Query, layout: string) {
  if (day !== null && day === brusselsDay(now) && url.pathname === PROGRAMME_PATH) {
    const closes = filterItems.days.find((one) => one.content.date === day)?.content.closes;
    const date = capital(formatDayLong(day));
    const intro = closes ? fill(messages.today_intro, { date, time: closes.replace(':', '.') }) : `${date}.`;
    return { title: messages.today, intro };
  }
  return { title: content.title, intro: layout === 'timetable' ? messages.timetable_intro : content.intro };
}

/** What is around the results. Plain data, nothing that JSON would lose. `changed`: how many items of today changed. */
export function listModel(query: Query, changed: number) {
  const { story, address, day, index, found, filterItems, context } = query;
  const { brand, now, url, canonicalBase, former } = context;
  const counts = found.counts();
  const isTimetable = address.layout === 'timetable' && day !== null;
  const layout: 'timetable' | 'cards' = isTimetable ? 'timetable' : 'cards';
  const arm: OrnamentName = story.type === 'date_overview' ? 'laag-inkt' : 'laag-boek';
  return {
    /** How far the clock is ahead of the real one (`SITE_NOW`). */
    clockShiftMs: clockShiftMs(now),
    hero: {
      ...headOf(query, layout),
      trail: breadcrumbTrail(url.pathname, story.content.title),
      /** Null for a brand without one. */
      arm: hasMascot(brand) ? arm : null,
    },
    /** With the day in its path even when the clock selected it. */
    address,
    layout,
    /** Without filters. */
    days: stripDays(filterItems.days, now, { selected: day, counts: counts.day }),
    allDays: former ? null : { count: counts.allDays, selected: day === null },
    options: optionsOf(address, index.facets, counts),
    count: { shown: found.total, all: index.find({ day, selection: NOTHING_SELECTED }).total },
    /** Announced when the list changes in place. */
    status: statusWords(found.total, selectionWords(index.facets, address.selection), day),
    hasNames: index.facets.person.length > 0 && !former,
    changed,
    /** It is left out. */
    hasUnknown: url.searchParams.has(UNKNOWN_PARAMETER),
    paper: footOf({ address, now, canonicalBase }),
  };
}
