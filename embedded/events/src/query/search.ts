import { err, ok, type Result } from '@inktvis/foundation/result';
import { createReader, parseLabelQuery, type Reader } from './parameters.ts';
import type { PhpMap } from './php-query.ts';

const SORT_FIELDS = ['score', 'availableTo', 'created', 'modified', 'completeness', 'popularity'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
const FACETS = ['regions', 'types', 'themes', 'facilities', 'labels'] as const;
export type Facet = (typeof FACETS)[number];

const STATES = ['DRAFT', 'READY_FOR_VALIDATION', 'APPROVED', 'REJECTED', 'DELETED'];
const AUDIENCES = ['everyone', 'members', 'education'];
const MAX_WINDOW = 10_000;

/** The parameters that this service supports; the real one has more, and refuses unknown names as well. */
export const KNOWN_PARAMETERS: readonly string[] = [
  ...['apiKey', 'clientId', 'embed', 'start', 'limit', 'sort', 'facets', 'q', 'id', 'labels', 'postalCode'],
  ...[
    'workflowStatus',
    'availableFrom',
    'availableTo',
    'addressCountry',
    'audienceType',
    'disableDefaultFilters',
  ],
  ...['dateFrom', 'dateTo', 'calendarType', 'status', 'bookingAvailability', 'attendanceMode', 'isDuplicate'],
];

const isOneOf = <T extends string>(values: readonly T[], text: string): text is T =>
  values.some((value) => value === text);

function sortsOf(query: PhpMap, reader: Reader): readonly (readonly [SortField, 'asc' | 'desc'])[] {
  const sort = query.get('sort');
  if (sort === undefined) return [];
  if (!(sort instanceof Map)) {
    reader.complain('Invalid sorting syntax given.');
    return [];
  }
  return [...sort].flatMap(([field, order]) => {
    if (!isOneOf(SORT_FIELDS, field)) reader.complain(`Invalid sort field '${field}' given.`);
    else if (order !== 'asc' && order !== 'desc') {
      reader.complain(`Invalid sort order '${typeof order === 'string' ? order : ''}' given.`);
    } else return [[field, order] as const];
    return [];
  });
}

function labelsOf(reader: Reader): readonly string[] {
  return reader.list('labels').map((text) => {
    const label = text.trim();
    if (label.length < 2 || label.length > 255) {
      reader.complain(`The label "${label.slice(0, 50)}" should have 2 to 255 characters.`);
    }
    if (label.includes(';'))
      reader.complain(`The label "${label.slice(0, 50)}" should not contain a semicolon.`);
    return label.toLowerCase();
  });
}

function pagingOf(reader: Reader): { start: number; limit: number } {
  const start = reader.number('start') ?? 0;
  const limit = reader.number('limit') || 30;
  if (start < 0 || start > MAX_WINDOW)
    reader.complain(`The "start" parameter should be between 0 and ${MAX_WINDOW}`);
  if (limit < 0 || limit > 2000) reader.complain('The "limit" parameter should be between 0 and 2000');
  if (start + limit > MAX_WINDOW) {
    reader.complain(
      `The sum of the "start" and "limit" parameters is ${start + limit}; it should not exceed ${MAX_WINDOW}`,
    );
  }
  return { start, limit };
}

function facetsOf(reader: Reader): readonly Facet[] {
  return reader.list('facets').flatMap((name) => {
    if (isOneOf(FACETS, name)) return [name];
    reader.complain(`Unknown facet name '${name}'.`);
    return [];
  });
}

/** A search in the list of events with all defaults (docs.publiq.be, Search API). Null does not filter. */
function searchOf(query: PhpMap, reader: Reader, now: Date) {
  const defaults = !reader.flag('disableDefaultFilters');
  const single = (name: string, otherwise: string, allowed: (value: string) => boolean): string | null => {
    const value = reader.text(name) ?? (defaults ? otherwise : '*');
    if (value === '*') return null;
    if (!allowed(value)) reader.complain(`Unknown value "${value}" for the "${name}" parameter.`);
    return value;
  };
  const q = reader.text('q');
  const labelGroups = q === undefined ? [] : parseLabelQuery(q);
  if (labelGroups === null) reader.complain('The query in "q" could not be parsed.');
  reader.text('isDuplicate');
  const window = defaults ? now.getTime() : null;
  return {
    embed: reader.flag('embed'),
    ...pagingOf(reader),
    sorts: sortsOf(query, reader),
    /** Lower case; an event must have all of them. */
    labels: labelsOf(reader),
    /** An event must have one of each group. */
    labelGroups: labelGroups ?? [],
    id: reader.text('id')?.toLowerCase() ?? null,
    postalCode: reader.text('postalCode') ?? null,
    workflowStatus: reader.oneOf(
      'workflowStatus',
      STATES,
      defaults ? ['APPROVED', 'READY_FOR_VALIDATION'] : null,
    ),
    calendarType: reader.oneOf('calendarType', ['single', 'multiple', 'periodic', 'permanent'], null),
    status: reader.oneOf('status', ['Available', 'TemporarilyUnavailable', 'Unavailable'], null),
    bookingAvailability: reader.oneOf('bookingAvailability', ['Available', 'Unavailable'], null),
    attendanceMode: reader.oneOf('attendanceMode', ['offline', 'online', 'mixed'], null),
    addressCountry: single('addressCountry', 'BE', (value) => /^[A-Z]{2}$/.test(value)),
    audienceType: single('audienceType', 'everyone', (value) => AUDIENCES.includes(value)),
    /** The publication window must overlap this one, in ms. */
    availableFrom: reader.instant('availableFrom', window),
    availableTo: reader.instant('availableTo', window),
    dateFrom: reader.instant('dateFrom', null),
    dateTo: reader.instant('dateTo', null),
    facets: facetsOf(reader),
  };
}

export type Search = ReturnType<typeof searchOf>;

/** Reads a search; the error is the `detail` of a response with status 404 (docs.publiq.be, Search API). */
export function readSearch(query: PhpMap, now: Date): Result<Search, string> {
  const unknown = [...query.keys()].filter((name) => !KNOWN_PARAMETERS.includes(name));
  if (unknown.length > 0) return err(`Unknown query parameter(s): ${unknown.join(', ')}`);
  const reader = createReader(query);
  const search = searchOf(query, reader, now);
  const problem = reader.problem();
  return problem === undefined ? ok(search) : err(problem);
}
