import { err, ok, type Result } from '@inktvis/foundation/result';
import type { Condition, Filter } from '../query/filter.ts';
import type { Parameters } from '../query/parameters.ts';
import { badParameter, type Problem } from './problem.ts';

/** The question of a REST read: plain parameters and the filter. */
export type RestQuery = { readonly parameters: Parameters; readonly filter: Filter };

/** `filter_query[veld][op]`, with `[]` behind it when the client sent a list. */
const PLAIN = /^filter_query\[([^[\]]+)\]\[([^[\]]+)\](\[\d*\])?$/;
/** `filter_query[__or][][veld][op]`; the index may be empty, and says nothing. */
const ALTERNATIVE = /^filter_query\[__or\]\[\d*\]\[([^[\]]+)\]\[([^[\]]+)\](\[\d*\])?$/;

function condition(match: RegExpExecArray, value: string): Condition {
  const [, field = '', op = '', asList] = match;
  return { field, op, value: asList === undefined ? value : null };
}

/**
 * Reads the query string. Empty parameters, and the text `undefined` that older clients send, count as absent; in
 * filters an empty value has a meaning (contract content-service 1.2 and 1.5). A repeated parameter: the last one
 * counts, but every alternative of `__or` stays.
 * @param known names that this endpoint takes; given in strict mode only, others are then refused
 */
export function readQuery(search: URLSearchParams, known?: ReadonlySet<string>): Result<RestQuery, Problem> {
  const parameters = new Map<string, string>();
  const all = new Map<string, Condition>();
  const alternatives: Condition[] = [];
  for (const [name, value] of search) {
    if (name.includes('\0') || value.includes('\0')) {
      return err({ status: 400, message: 'A parameter holds a NUL character' });
    }
    if (name.startsWith('filter_query')) {
      const either = ALTERNATIVE.exec(name);
      const plain = PLAIN.exec(name);
      if (either) alternatives.push(condition(either, value));
      else if (plain && plain[1] !== '__or') all.set(name, condition(plain, value));
      else
        return err(badParameter(`filter_query: '${name}' is not of the form filter_query[field][operation]`));
      continue;
    }
    if (known && !known.has(name)) return err(badParameter(`Unknown parameter: ${name}`));
    if (value === '' || value === 'undefined') parameters.delete(name);
    else parameters.set(name, value);
  }
  return ok({
    parameters: Object.fromEntries(parameters),
    filter: { all: [...all.values()], any: alternatives.length > 0 ? [alternatives] : [] },
  });
}
