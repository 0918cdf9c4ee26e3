import type { FilterItems, Read } from '@inktvis/content/client';
import { type Day, formatDayLong } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { programme as messages } from '@inktvis/messages/programme';
import {
  isStorable,
  PROGRAMME_PATH,
  type ProgrammeAddress,
  programmeHref,
  readAddress,
  selectionQuery,
} from '@inktvis/programme/filters/address';
import {
  FACET_RULES,
  FACETS,
  type FacetName,
  type Facets,
  NOTHING_SELECTED,
  perFacet,
  type Selection,
  selectedCount,
  toggled,
} from '@inktvis/programme/filters/facets';
import { countWords, labelsOf, selectionWords, statusWords } from '@inktvis/programme/filters/words';
import { defaultDay, type Occurrence, occurrenceKey } from '@inktvis/programme/occurrences';
import { PAGE_SIZE, pagingOf } from '@inktvis/programme/pagination';
import { type PrintModel, printModel } from '@inktvis/programme/print';
import { type Counts, type Found, indexOf, type ProgrammeIndex } from '@inktvis/programme/programme-index';
import { timetable } from '@inktvis/programme/timetable/timetable';
import { stripDays } from '../../blocks/date-strip/date-strip.ts';
import { occurrenceCard } from '../../cards/experience-card.ts';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { hasMascot } from '../../ui/brand.ts';
import type { OrnamentName } from '../../ui/images/Ornament.tsx';
import type { Load, Loaded, ViewContext } from '../view.ts';
import type {
  BroaderChoice,
  FacetOption,
  FilterFormModel,
  ProgrammeModel,
  ProgrammeResults,
  ResultLinks,
} from './model.ts';

/** What a page of the programme shows. */
export type LoadedProgramme =
  | {
      readonly kind: 'list';
      readonly model: ProgrammeModel;
      readonly results: ProgrammeResults;
      /** The occurrences on this page as cards, for structured data. */
      readonly shown: readonly Occurrence[];
    }
  | { readonly kind: 'print'; readonly model: PrintModel; readonly emptyText: string };

/** What the story of a page says. */
type Words = {
  readonly title: string;
  readonly intro: string;
  readonly emptyText: string;
  readonly arm: OrnamentName;
};

const LAYOUT_WORDS = { cards: null, timetable: messages.in_timetable, print: messages.in_print } as const;

/** Makes the print page open the print dialog (`browser/print.ts`). */
const PRINT_HASH = '#print';

/** The query that makes the list of all days another page than that of one day. */
const ALL_DAYS_QUERY = 'dag=alle';

/** The day in view: that of the path, or the one the clock selects; null when the address asks for all days. */
function dayInView(
  own: Day | null,
  address: ProgrammeAddress,
  days: FilterItems['days'],
  now: Date,
): Day | null {
  if (own !== null) return own;
  const everyDay = address.allDays || selectedCount(address.selection) > 0;
  if (everyDay && address.layout !== 'timetable') return null;
  return defaultDay(
    days.map(({ content }) => content.date),
    now,
  );
}

const pathOf = (day: Day | null, days: FilterItems['days']): string =>
  days.find(({ content }) => content.date === day)?.href ?? PROGRAMME_PATH;

/** The filter form of an address: what can be chosen, and what was. */
export function filterForm(address: ProgrammeAddress, facets: Facets, counts: Counts): FilterFormModel {
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
    options: perFacet((facet) => facets[facet].map((value) => option(facet, value))),
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

function linksOf(address: ProgrammeAddress): ResultLinks {
  const first = { ...address, page: 1, large: false };
  const other = address.layout === 'timetable' ? 'cards' : 'timetable';
  const print = { ...first, layout: 'print', whole: true } as const;
  return {
    layout: { to: other, href: programmeHref({ ...first, layout: other }) },
    print: { of: address.allDays ? 'list' : 'day', href: programmeHref(print) + PRINT_HASH },
    printLarge: programmeHref({ ...print, large: true }) + PRINT_HASH,
    calendar: `${address.path}.ics${selectionQuery(address.selection)}`,
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
    FACET_RULES[facet].match === 'all'
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

type Query = {
  readonly address: ProgrammeAddress;
  readonly day: Day | null;
  readonly index: ProgrammeIndex;
  readonly found: Found;
  readonly filterItems: FilterItems;
};

const everythingIn = (found: Found) => found.slice(0, found.total);

/** The results in their layout, and the occurrences that are shown as cards. */
function resultsOf(
  { address, day, index, found, filterItems }: Query,
  emptyText: string,
  now: Date,
): { readonly results: ProgrammeResults; readonly shown: readonly Occurrence[] } {
  if (found.total === 0) {
    const clearHref = programmeHref({ ...address, page: 1, selection: NOTHING_SELECTED });
    const results = {
      kind: 'empty',
      text: emptyText || messages.empty,
      broader: broaderChoices(address, day, index),
      clearHref: selectedCount(address.selection) > 0 ? clearHref : null,
    } as const;
    return { results, shown: [] };
  }
  if (address.layout === 'timetable' && day !== null) {
    const model = timetable(everythingIn(found), filterItems.locations, day, now);
    return { results: { kind: 'timetable', timetable: model }, shown: [] };
  }
  const paging = pagingOf(found.total, address.page, PAGE_SIZE);
  const shown = found.slice((paging.page - 1) * PAGE_SIZE, paging.page * PAGE_SIZE);
  const cards = shown.map((one) => ({ id: occurrenceKey(one), card: occurrenceCard(one, now) }));
  return { results: { kind: 'cards', cards, paging }, shown };
}

/** A print says where the festival is; the home page knows. */
async function venueOf({ content }: ViewContext): Promise<string> {
  const home = await content.page('home');
  return home.ok && home.value?.type === 'home' ? home.value.content.venue : '';
}

function listModel(
  query: Query,
  { title, intro, arm }: Words,
  unknown: ProgrammeModel['unknown'],
  { brand, now, url }: ViewContext,
): ProgrammeModel {
  const { address, day, index, found, filterItems } = query;
  const counts = found.counts();
  const layout = address.layout === 'timetable' && day !== null ? 'timetable' : 'cards';
  const atPath = (path: string) => programmeHref({ ...address, path, page: 1 });
  const path = url.pathname;
  return {
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
    count: countWords(found.total),
    status: statusWords(found.total, selectionWords(index.facets, address.selection), day),
    links: linksOf(address),
  };
}

/** The programme at an address; `own` is the day of its path. */
async function loadAt(
  own: Day | null,
  words: Words,
  context: ViewContext,
): Promise<Read<Loaded<LoadedProgramme>>> {
  const { content, now, url, canonicalBase } = context;
  const [programme, read] = await Promise.all([content.programme(), content.filterItems()]);
  if (!programme.ok) return programme;
  if (!read.ok) return read;

  const filterItems = read.value;
  const { days } = filterItems;
  const index = indexOf(programme.value, filterItems);
  const { address: asked, unknown } = readAddress(url, index.facets);
  const day = dayInView(own, asked, days, now);
  const address = { ...asked, path: pathOf(day, days), allDays: day === null };
  const found = index.find({ day, selection: address.selection });
  const chosen = selectionWords(index.facets, address.selection);
  const shared = {
    narrowed: chosen || null,
    layout: LAYOUT_WORDS[address.layout],
    query: day === null ? ALL_DAYS_QUERY : undefined,
    storable: isStorable(address, unknown),
  };
  if (address.layout === 'print') {
    const venue = await venueOf(context);
    const options = { address, day, days, chosen, now, canonicalBase, venue };
    const model = printModel(everythingIn(found), options);
    const data = { kind: 'print', model, emptyText: words.emptyText } as const;
    return ok({ ...shared, data, paging: { page: 1, count: 1 } });
  }
  const query = { address, day, index, found, filterItems };
  const { results, shown } = resultsOf(query, words.emptyText, now);
  const model = listModel(query, words, unknown, context);
  return ok({
    ...shared,
    data: { kind: 'list', model, results, shown },
    programme: { build: context.build, model, results },
    paging: results.kind === 'cards' ? results.paging : { page: 1, count: 1 },
    pageColour: model.layout === 'timetable' ? 'blue' : undefined,
  });
}

/** The whole programme. */
export const loadProgramme: Load<'default_date_overview', LoadedProgramme> = ({ content }, context) =>
  loadAt(null, { ...content, arm: 'laag-boek' }, context);

/** The programme of one day. */
export const loadDay: Load<'date_overview', LoadedProgramme> = ({ content }, context) =>
  loadAt(content.date, { ...content, emptyText: '', arm: 'laag-inkt' }, context);
