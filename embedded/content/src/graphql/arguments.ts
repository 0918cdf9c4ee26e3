import { err, ok, type Result } from '@inktvis/foundation/result';
import type { Condition, Filter } from '../query/filter.ts';
import type { Parameters } from '../query/parameters.ts';

/** Arguments of a root field, as GraphQL hands them over. */
export type Arguments = { readonly [name: string]: unknown };

type Plain = { readonly [key: string]: unknown };
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Arguments as the named texts that REST has; absent and empty ones are left out. */
export function parametersOf(values: Arguments): Parameters {
  const named = Object.entries(values).flatMap(([name, value]) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [[name, String(value)] as const]
      : [],
  );
  return Object.fromEntries(named);
}

/** `{ veld: { op: waarde } }` as conditions; a list as value is accepted and matches nothing (contract 2.6). */
function conditions(fields: Plain): Result<Condition[], string> {
  const found: Condition[] = [];
  for (const [field, operations] of Object.entries(fields)) {
    if (!isPlain(operations)) return err(`filter_query: '${field}' needs an operation`);
    for (const [op, value] of Object.entries(operations)) {
      if (isPlain(value)) return err(`filter_query: '${field}.${op}' is no value`);
      if (value !== null && value !== undefined) {
        found.push({ field, op, value: Array.isArray(value) ? null : String(value) });
      } else found.push({ field, op, value: '' });
    }
  }
  return ok(found);
}

function jsonFilter(value: unknown): Result<Filter, string> {
  if (value === undefined || value === null || value === '') return ok({ all: [], any: [] });
  if (typeof value === 'string') {
    try {
      return jsonFilter(JSON.parse(value));
    } catch {
      return err('filter_query: not JSON');
    }
  }
  if (!isPlain(value)) return err('filter_query: not an object');
  const { __or, ...fields } = value;
  const all = conditions(fields);
  if (!all.ok) return all;
  const alternatives: Condition[] = [];
  for (const alternative of Array.isArray(__or) ? __or : isPlain(__or) ? [__or] : []) {
    const read = isPlain(alternative) ? conditions(alternative) : err('filter_query: __or holds no object');
    if (!read.ok) return read;
    alternatives.push(...read.value);
  }
  return ok({ all: all.value, any: alternatives.length > 0 ? [alternatives] : [] });
}

/** `filter_query_v2`: typed, so lists are lists here and empty operations are simply not asked. */
function typedFilter(value: unknown): Condition[] {
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([field, operations]) =>
    Object.entries(isPlain(operations) ? operations : {}).flatMap(([op, wanted]): Condition[] => {
      if (wanted === null || wanted === undefined) return [];
      return [{ field, op, value: Array.isArray(wanted) ? wanted.map(String) : String(wanted) }];
    }),
  );
}

/** The filter of a list: `filter_query` and `filter_query_v2` together. */
export function filterOf({ filter_query, filter_query_v2 }: Arguments): Result<Filter, string> {
  const json = jsonFilter(filter_query);
  if (!json.ok) return json;
  return ok({ all: [...json.value.all, ...typedFilter(filter_query_v2)], any: json.value.any });
}
