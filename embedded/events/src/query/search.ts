import { err, ok, type Result } from '@inktvis/foundation/result';
import { createReader, parseLabelQuery, type Reader } from './parameters.ts';
import type { PhpMap } from './php-query.ts';

/** A search in the list of events with all defaults (docs.publiq.be, Search API). Null does not filter. */
export type Search = {
  readonly embed: boolean;
  readonly start: number;
  readonly limit: number;
  readonly sorts: readonly (readonly [SortField, 'asc' | 'desc'])[];
  /** Lower case; an event must have all of them. */
  readonly labels: readonly string[];
  /** An event must have one of each group. */
  readonly labelGroups: readonly (readonly string[])[];
  readonly id: string | null;
  readonly postalCode: string | null;
  readonly workflowStatus: ReadonlySet<string> | null;
  readonly calendarType: ReadonlySet<string> | null;
  readonly status: ReadonlySet<string> | null;
  readonly bookingAvailability: ReadonlySet<string> | null;
  readonly attendanceMode: ReadonlySet<string> | null;
  readonly addressCountry: string | null;
  readonly audienceType: string | null;
  /** The publication window must overlap this one, in ms. */
  readonly availableFrom: number | null;
  readonly availableTo: number | null;
  readonly dateFrom: number | null;
  readonly dateTo: number | null;
  readonly facets: readonly Facet[];
};

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

function sortsOf(query: PhpMap, reader: Reader): Search['sorts'] {
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

/** Reads a search; the error is the `detail` of a response with status 404 (docs.publiq.be, Search API). */
export function readSearch(query: PhpMap, now: Date): Result<Search, string> {
  const unknown = [...query.keys()].filter((name) => !KNOWN_PARAMETERS.includes(name));
  if (unknown.length > 0) return err(`Unknown query parameter(s): ${unknown.join(', ')}`);
  const reader = createReader(query);
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
  const search: Search = {
    embed: reader.flag('embed'),
    ...pagingOf(reader),
    sorts: sortsOf(query, reader),
    labels: labelsOf(reader),
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
    availableFrom: reader.instant('availableFrom', window),
    availableTo: reader.instant('availableTo', window),
    dateFrom: reader.instant('dateFrom', null),
    dateTo: reader.instant('dateTo', null),
    facets: facetsOf(reader),
  };
  const problem = reader.problem();
  return problem === undefined ? ok(search) : err(problem);
}
