import { isArray, isObject, type Json, type JsonObject } from '../store/story.ts';

export class Refusal extends Error {
  readonly status: 401 | 403 | 404 | 422;
  constructor(status: Refusal['status'], message: string) {
    super(message);
    this.status = status;
  }
}

export type Condition = { readonly field: string; readonly operation: string; readonly value: string };

type Test = (value: Json | undefined) => boolean;

/** The value at `seo.title`. */
export function valueAt(content: Json, path: string): Json | undefined {
  let value: Json | undefined = content;
  for (const key of path.split('.')) value = isObject(value) ? value[key] : undefined;
  return value;
}

/** As text; undefined for lists, objects, null and what is not there. */
export function scalarText(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Epoch ms of an editor's date or of ISO 8601; without a zone it counts as UTC. NaN for anything else. */
function instantOf(text: string | undefined): number {
  const iso = (text ?? '').replace(' ', 'T');
  return Date.parse(/T.*(Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : iso.includes('T') ? `${iso}Z` : iso);
}

/** Split on every comma: there is no way to match a value with a comma in it. */
function isOneOf(value: string): Test {
  const wanted = new Set(value.split(','));
  return (found) => (found === null ? wanted.has('') : wanted.has(scalarText(found) ?? '\0'));
}

function holdsOneOf(value: string): Test {
  const wanted = new Set(value.split(','));
  return (found) => isArray(found) && found.some((entry) => wanted.has(scalarText(entry) ?? '\0'));
}

function comparesDates(value: string, compare: (found: number, limit: number) => boolean): Test | undefined {
  const limit = instantOf(value);
  return Number.isNaN(limit) ? undefined : (found) => compare(instantOf(scalarText(found)), limit);
}

const OPERATIONS: { readonly [operation: string]: ((value: string) => Test | undefined) | undefined } = {
  in: isOneOf,
  not_in(value) {
    const isIn = isOneOf(value);
    return (found) => !isIn(found);
  },
  in_array: holdsOneOf,
  gt_date: (value) => comparesDates(value, (found, limit) => found > limit),
  lt_date: (value) => comparesDates(value, (found, limit) => found < limit),
};

/** Throws `Refusal` for a condition that is wrong. */
export function createMatcher(conditions: readonly Condition[]): (content: JsonObject) => boolean {
  const tests = conditions.map(({ field, operation, value }) => {
    const test = Object.hasOwn(OPERATIONS, operation) ? OPERATIONS[operation]?.(value) : undefined;
    if (!test)
      throw new Refusal(422, `filter_query: '${value}' is no value for '${operation}' of '${field}'`);
    return (content: JsonObject) => test(valueAt(content, field));
  });
  return (content) => tests.every((matches) => matches(content));
}
