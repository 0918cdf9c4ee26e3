import { err, ok, type Result } from '@inktvis/foundation/result';
import { isArray, isObject, type Json, type JsonObject } from '../store/story.ts';
import { parseInstant, toFloat, toInteger } from './parameters.ts';

/** `body.0.name` as its steps. */
export const stepsOf = (path: string): readonly string[] => path.split('.');

/**
 * The value at `seo.title` or `body.0.name`; undefined when there is none. An index means exactly that place: nothing
 * searches through a list.
 */
export function valueAt(content: Json, steps: readonly string[]): Json | undefined {
  let value: Json | undefined = content;
  for (const key of steps) {
    if (isArray(value)) value = /^\d{1,6}$/.test(key) ? value[Number(key)] : undefined;
    else if (isObject(value)) value = Object.hasOwn(value, key) ? value[key] : undefined;
    else return undefined;
  }
  return value;
}

/** A plain value as the text it is compared by; undefined for lists, objects, null and what is not there. */
export function scalarText(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/**
 * A test whether a text fits `pattern`, in which `*` stands for any run of characters. Looks for the pieces between the
 * stars one after the other and never goes back, whatever a stranger sends.
 */
export function createGlob(pattern: string): (text: string) => boolean {
  const [head = '', ...rest] = pattern.split('*');
  const tail = rest.pop();
  if (tail === undefined) return (text) => text === head;
  const middle = rest.filter(Boolean);
  return (text) => {
    if (text.length < head.length + tail.length || !text.startsWith(head) || !text.endsWith(tail))
      return false;
    const end = text.length - tail.length;
    let at = head.length;
    for (const piece of middle) {
      const found = text.indexOf(piece, at);
      if (found < 0 || found + piece.length > end) return false;
      at = found + piece.length;
    }
    return true;
  };
}

/** One condition as it came in. A value of null is a list where a text belongs: accepted, matches nothing. */
export type Condition = {
  readonly field: string;
  readonly op: string;
  readonly value: string | readonly string[] | null;
};

/** All of `all`, and at least one of `any`, unless that is empty. */
export type Filter = { readonly all: readonly Condition[]; readonly any: readonly Condition[] };

type Matcher = (content: JsonObject) => boolean;
type Test = (value: Json | undefined) => boolean;

const isEmpty: Test = (value) => value === undefined || value === null || value === '';
const isOff: Test = (value) => isEmpty(value) || value === false || value === 'false';
const isOn: Test = (value) => value === true || value === 'true';
const isAbsent: Test = (value) => value === undefined || value === null;
const emptyList: Test = (value) => isArray(value) && value.length === 0;
const filledList: Test = (value) => isArray(value) && value.length > 0;

const states: { readonly [name: string]: Test | undefined } = {
  empty: isEmpty,
  not_empty: (value) => !isEmpty(value),
  empty_array: emptyList,
  not_empty_array: filledList,
  true: isOn,
  false: isOff,
  null: isAbsent,
  not_null: (value) => !isAbsent(value),
};

/** An empty value matches the empty text and null; a list is never equal to a text. */
const isOneOf = (wanted: readonly string[]): Test => {
  const set = new Set(wanted);
  return (value) => (value === null ? set.has('') : set.has(scalarText(value) ?? '\0'));
};

/** Case-insensitive; without `*` an equality test, so an empty pattern matches only an empty text. */
const isLike = (pattern: string): Test => {
  const fits = createGlob(pattern.toLowerCase());
  return (value) => {
    const text = scalarText(value);
    return text !== undefined && fits(text.toLowerCase());
  };
};

const holds = (wanted: readonly string[], how: 'some' | 'every'): Test => {
  return (value) => {
    if (!isArray(value)) return false;
    const present = new Set(value.map(scalarText));
    return wanted[how]((entry) => present.has(entry));
  };
};

type Read = (text: string | undefined) => number | undefined;
type Compare = (a: number, b: number) => boolean;
const greater: Compare = (a, b) => a > b;
const less: Compare = (a, b) => a < b;
const same: Compare = (a, b) => a === b;

/** Content that is no number (or no date) is passed over without an error. */
const comparison = (read: Read, compare: Compare, text: string): Test | undefined => {
  const limit = read(text);
  if (limit === undefined) return undefined;
  return (value) => {
    const found = read(scalarText(value));
    return found !== undefined && compare(found, limit);
  };
};

/** Split on every comma: there is no way to match a value with a comma in it. */
const split = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? value.split(',') : value;

const not =
  (test: Test): Test =>
  (value) =>
    !test(value);

type MakeTest = (value: string | readonly string[], text: string) => Test | undefined;
const operations: { readonly [op: string]: MakeTest | undefined } = {
  in: (value) => isOneOf(split(value)),
  not_in: (value) => not(isOneOf(split(value))),
  like: (_value, text) => isLike(text),
  not_like: (_value, text) => not(isLike(text)),
  is: (_value, text) => (Object.hasOwn(states, text) ? states[text] : undefined),
  any_in_array: (value) => holds(split(value), 'some'),
  in_array: (value) => holds(split(value), 'some'),
  all_in_array: (value) => holds(split(value), 'every'),
  gt_date: (_value, text) => comparison(parseInstant, greater, text),
  lt_date: (_value, text) => comparison(parseInstant, less, text),
  gt_int: (_value, text) => comparison(toInteger, greater, text),
  lt_int: (_value, text) => comparison(toInteger, less, text),
  in_int: (_value, text) => comparison(toInteger, same, text),
  gt_float: (_value, text) => comparison(toFloat, greater, text),
  lt_float: (_value, text) => comparison(toFloat, less, text),
};

function conditionMatcher({ field, op, value }: Condition): Result<Matcher, string> {
  const make = Object.hasOwn(operations, op) ? operations[op] : undefined;
  if (!make) return err(`filter_query: unknown operation '${op}'`);
  if (field === '') return err('filter_query: a field is missing');
  if (value === null) return ok(() => false);
  const test = make(value, typeof value === 'string' ? value : value.join(','));
  if (!test) return err(`filter_query: '${value}' is no value for ${op}`);
  const steps = stepsOf(field);
  return ok((content) => test(valueAt(content, steps)));
}

/** A filter as a test of a story's content; the error says which condition is wrong. */
export function createMatcher({ all, any }: Filter): Result<Matcher, string> {
  const compile = (conditions: readonly Condition[]): Result<Matcher[], string> => {
    const matchers: Matcher[] = [];
    for (const condition of conditions) {
      const matcher = conditionMatcher(condition);
      if (!matcher.ok) return matcher;
      matchers.push(matcher.value);
    }
    return ok(matchers);
  };
  const every = compile(all);
  if (!every.ok) return every;
  const some = compile(any);
  if (!some.ok) return some;
  return ok(
    (content) =>
      every.value.every((matches) => matches(content)) &&
      (some.value.length === 0 || some.value.some((matches) => matches(content))),
  );
}
