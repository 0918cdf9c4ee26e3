import { memoizeByObject } from '@inktvis/foundation/memoize';
import type { StoredEvent } from '../stored-event.ts';
import type { Facet, Search, SortField } from './search.ts';

const allows = (wanted: ReadonlySet<string> | null, value: string): boolean =>
  wanted === null || wanted.has(value);

/** An event that was never published has no window: it matches only without both ends. */
function isAvailable({ availableFrom, availableTo }: StoredEvent, search: Search): boolean {
  if (search.availableFrom === null && search.availableTo === null) return true;
  if (availableFrom === null || availableTo === null) return false;
  return (
    (search.availableTo === null || availableFrom <= search.availableTo) &&
    (search.availableFrom === null || availableTo >= search.availableFrom)
  );
}

/** Permanent events always take place; others when one of their dates touches the range. */
function takesPlace({ calendarType, ranges }: StoredEvent, { dateFrom, dateTo }: Search): boolean {
  if ((dateFrom === null && dateTo === null) || calendarType === 'permanent') return true;
  return ranges.some(
    ({ start, end }) => (dateTo === null || start <= dateTo) && (dateFrom === null || end >= dateFrom),
  );
}

/** Whether an event matches a search; labels are left to `labelled`. */
export function matches(event: StoredEvent, search: Search): boolean {
  return (
    (search.id === null || event.id === search.id) &&
    search.labelGroups.every((group) => group.some((label) => event.labels.has(label))) &&
    allows(search.workflowStatus, event.workflowStatus) &&
    allows(search.calendarType, event.calendarType) &&
    allows(search.status, event.status) &&
    allows(search.bookingAvailability, event.bookingAvailability) &&
    allows(search.attendanceMode, event.attendanceMode) &&
    (search.addressCountry === null || event.countries.has(search.addressCountry)) &&
    (search.audienceType === null || event.audienceType === search.audienceType) &&
    (search.postalCode === null || event.postalCodes.has(search.postalCode)) &&
    isAvailable(event, search) &&
    takesPlace(event, search)
  );
}

function sortValue(event: StoredEvent, field: SortField): number {
  if (field === 'availableTo') return event.availableTo ?? Number.MAX_SAFE_INTEGER;
  if (field === 'created') return event.created;
  // Score, completeness and popularity are the same for all here.
  return field === 'modified' ? event.modified : 0;
}

const inOrder = (events: readonly StoredEvent[], sorts: Search['sorts']): readonly StoredEvent[] =>
  events.toSorted((a, b) => {
    for (const [field, order] of sorts) {
      const difference = sortValue(a, field) - sortValue(b, field);
      if (difference !== 0) return order === 'asc' ? difference : -difference;
    }
    return 0;
  });

const orders = new WeakMap<readonly StoredEvent[], Map<string, readonly StoredEvent[]>>();

/**
 * Sorts apply in the order of the address; equal ones stay in the order of the folder. What was read from a folder
 * never changes: an order by one field is made once, and a question then finds its events in order.
 */
export function sorted(events: readonly StoredEvent[], sorts: Search['sorts']): readonly StoredEvent[] {
  if (sorts.length !== 1) return inOrder(events, sorts);
  const known = orders.get(events) ?? new Map<string, readonly StoredEvent[]>();
  orders.set(events, known);
  const key = sorts.flat().join(' ');
  const order = known.get(key) ?? inOrder(events, sorts);
  known.set(key, order);
  return order;
}

/** The events with each label. */
const byLabel = memoizeByObject((events: readonly StoredEvent[]) => {
  const lists = new Map<string, StoredEvent[]>();
  for (const event of events) {
    for (const label of event.labels) {
      const list = lists.get(label);
      if (list) list.push(event);
      else lists.set(label, [event]);
    }
  }
  return lists;
});

/** Those that have every label, in the order they came in; without labels all of them. */
export function labelled(events: readonly StoredEvent[], labels: Search['labels']): readonly StoredEvent[] {
  const count = (label: string): number => byLabel(events).get(label)?.length ?? 0;
  const [rarest, ...others] = labels.toSorted((a, b) => count(a) - count(b));
  if (rarest === undefined) return events;
  const found = byLabel(events).get(rarest) ?? [];
  return others.length === 0
    ? found
    : found.filter((event) => others.every((label) => event.labels.has(label)));
}

type Counted = { name: { nl: string }; count: number };

const DOMAINS = { types: 'eventtype', themes: 'theme', facilities: 'facility' } as const;

function valuesOf(event: StoredEvent, facet: Facet): readonly (readonly [string, string])[] {
  if (facet === 'labels') return event.shownLabels.map((label) => [label, label]);
  if (facet === 'regions') return event.regions.map((id) => [id, id]);
  return event.terms.filter(({ domain }) => domain === DOMAINS[facet]).map(({ id, label }) => [id, label]);
}

/** The number of events with each value (docs.publiq.be, Search API); the name of a region is its id here. */
export function countFacets(events: readonly StoredEvent[], facets: readonly Facet[]) {
  return Object.fromEntries(
    facets.map((facet) => {
      const counts = new Map<string, Counted>();
      for (const [key, name] of events.flatMap((event) => valuesOf(event, facet))) {
        const known = counts.get(key) ?? { name: { nl: name }, count: 0 };
        counts.set(key, { ...known, count: known.count + 1 });
      }
      return [facet, Object.fromEntries(counts)];
    }),
  );
}
