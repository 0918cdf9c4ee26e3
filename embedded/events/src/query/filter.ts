import type { StoredEvent } from '../store/stored-event.ts';
import type { Search, SortField } from './search.ts';

const allows = (wanted: ReadonlySet<string> | null, value: string): boolean =>
  wanted === null || wanted.has(value);

/** An event that was never published has no window and matches only when both ends are switched off. */
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

export function matches(event: StoredEvent, search: Search): boolean {
  return (
    (search.id === null || event.id === search.id) &&
    search.labels.every((label) => event.labels.has(label)) &&
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

/** Sorts apply in the order of the address; equal ones stay in the order of the folder. */
export function sorted(events: readonly StoredEvent[], sorts: Search['sorts']): readonly StoredEvent[] {
  return events.toSorted((a, b) => {
    for (const [field, order] of sorts) {
      const difference = sortValue(a, field) - sortValue(b, field);
      if (difference !== 0) return order === 'asc' ? difference : -difference;
    }
    return 0;
  });
}
