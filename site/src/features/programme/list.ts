import type { FilterItems } from '@inktvis/content/client';
import { hasMascot } from '@inktvis/foundation/brand';
import { brusselsDay, type Day, formatDayLong } from '@inktvis/foundation/brussels';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { programme as messages } from '@inktvis/messages/programme';
import { type ProgrammeAddress, programmeHref, selectionQuery } from '@inktvis/programme/filters/address';
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
import { labelsOf, selectionWords, statusWords } from '@inktvis/programme/filters/words';
import { defaultDay, type Occurrence, occurrenceKey } from '@inktvis/programme/occurrences';
import { PAGE_SIZE, pagingOf } from '@inktvis/programme/pagination';
import { NAMES_PATH, PROGRAMME_PATH } from '@inktvis/programme/paths';
import type { Counts, Found, ProgrammeIndex } from '@inktvis/programme/programme-index';
import { timetable } from '@inktvis/programme/timetable/timetable';
import { changesAt, minuteOf, nextMinute, timingOf } from '@inktvis/programme/today';
import { stripDays } from '../../blocks/date-strip/date-strip.ts';
import { announcedCard, occurrenceCard } from '../../cards/experience-card.ts';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import type { OrnamentName } from '../../ui/images/Ornament.tsx';
import type {
  BroaderChoice,
  FacetOption,
  FilterFormModel,
  ProgrammeModel,
  ProgrammeResults,
  ResultLinks,
} from './model.ts';

/**
 * The list of an address, from the items of the programme: on the server for every page, and in the browser for a list
 * that is requested without network (`offline/offline-list.ts`).
 */

/** What the story of a page says. */
export type Words = {
  readonly title: string;
  readonly intro: string;
  readonly emptyText: string;
  readonly arm: OrnamentName;
};

/** Makes the print page open the print dialog (`browser/print.ts`). */
const PRINT_HASH = '#print';

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

/** The filter form of an address: what can be chosen, and what was. */
function filterForm(address: ProgrammeAddress, facets: Facets, counts: Counts): FilterFormModel {
  const first = { ...address, page: 1 };
  const { selection } = address;
  const clearHref = programmeHref({ ...first, selection: NOTHING_SELECTED });
  const [action = '', query = ''] = clearHref.split('?');
  const option = (facet: FacetName, { slug, label, icon }: FacetOption | Facets[FacetName][number]) => ({
    slug,
    label,
    icon,
    count: counts[facet].get(slug) ?? 0,
    checked: selection[facet].includes(slug),
  });
  return {
    action,
    hidden: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
    options: perFacet((facet) =>
      facets[facet]
        .filter(({ slug }) => FACET_DEFINITIONS[facet].isOffered || selection[facet].includes(slug))
        .map((value) => option(facet, value)),
    ),
    active: FACETS.flatMap((facet) =>
      facets[facet]
        .filter(({ slug }) => selection[facet].includes(slug))
        .map(({ slug, label }) => ({
          label,
          href: programmeHref({ ...first, selection: toggled(selection, facet, slug) }),
        })),
    ),
    clearHref,
  };
}

function linksOf(address: ProgrammeAddress, { person }: Facets): ResultLinks {
  const first = { ...address, page: 1, large: false };
  const print = { ...first, layout: 'print', whole: true } as const;
  return {
    cards: programmeHref({ ...first, layout: 'cards' }),
    timetable: programmeHref({ ...first, layout: 'timetable' }),
    print: { of: address.allDays ? 'list' : 'day', href: programmeHref(print) + PRINT_HASH },
    printLarge: programmeHref({ ...print, large: true }) + PRINT_HASH,
    sheet: address.allDays ? null : programmeHref({ ...first, layout: 'sheet' }),
    calendar: `${address.path}.ics${selectionQuery(address.selection)}`,
    names: person.length > 0 ? NAMES_PATH : null,
  };
}

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

/** Items on a page of today: the whole day, at most festivals; a larger programme has more than one page. */
const TODAY_PAGE_SIZE = 48;

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
  const paging = pagingOf(found.total, address.page, TODAY_PAGE_SIZE);
  const [from, to] = [(paging.page - 1) * TODAY_PAGE_SIZE, paging.page * TODAY_PAGE_SIZE];
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
  const paging = pagingOf(found.total, address.page, PAGE_SIZE);
  const shown = found.slice((paging.page - 1) * PAGE_SIZE, paging.page * PAGE_SIZE);
  const cards = shown.map((one) => ({ id: occurrenceKey(one), card: occurrenceCard(one, now) }));
  const lead = day === null ? 'day' : 'time';
  return { results: { kind: 'cards', lead, cards, paging }, shown, changesAt: null };
}

/** What stands around the results of a list. `path` is that of the page. */
export function listModel(
  query: Query,
  { title, intro, arm }: Words,
  unknown: ProgrammeModel['unknown'],
  { brand, now, path }: { readonly brand: string; readonly now: Date; readonly path: string },
): ProgrammeModel {
  const { address, day, index, found, filterItems } = query;
  const counts = found.counts();
  const layout = address.layout === 'timetable' && day !== null ? 'timetable' : 'cards';
  const atPath = (path: string) => programmeHref({ ...address, path, page: 1 });
  return {
    clockShiftMs: clockShiftMs(now),
    hero: {
      title,
      intro: layout === 'timetable' ? messages.timetable_intro : intro,
      trail: breadcrumbTrail(path, title),
      arm: hasMascot(brand) ? arm : null,
    },
    address,
    layout,
    days: stripDays(filterItems.days, now, { selected: day, counts: counts.day }).map((one) => ({
      ...one,
      href: atPath(one.href),
    })),
    allDays: {
      href: programmeHref({ ...address, path: PROGRAMME_PATH, allDays: true, layout: 'cards', page: 1 }),
      count: counts.allDays,
      selected: day === null,
    },
    form: filterForm(address, index.facets, counts),
    unknown,
    count: { shown: found.total, all: index.find({ day, selection: NOTHING_SELECTED }).total },
    status: statusWords(found.total, selectionWords(index.facets, address.selection), day),
    links: linksOf(address, index.facets),
    changed: 0,
  };
}
