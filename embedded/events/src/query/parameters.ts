import type { PhpMap, PhpValue } from './php-query.ts';

/** Strict, with offset and without fractions; a `+` that became a space is repaired (docs.publiq.be, Search API). */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
const YES = new Set(['true', '1', 'on', 'yes']);

/** Reads single parameters. The first problem is stored: the service responds with 404 and this problem. */
export function createReader(query: PhpMap) {
  let problem: string | undefined;
  const complain = (text: string): undefined => {
    problem ??= text;
    return undefined;
  };

  /** One text; undefined when absent or empty. */
  function text(name: string): string | undefined {
    const value = query.get(name);
    if (value instanceof Map) return complain(`The parameter "${name}" can only have a single value.`);
    return value === '' ? undefined : value;
  }

  /** A list, or one plain text. */
  function list(name: string): readonly string[] {
    const value = query.get(name);
    const values: readonly PhpValue[] =
      value instanceof Map ? [...value.values()] : value === undefined ? [] : [value];
    const texts = values.filter((one) => typeof one === 'string');
    if (texts.length < values.length) complain(`The parameter "${name}" can only be a list of values.`);
    return texts;
  }

  return {
    text,
    list,
    problem: () => problem,
    complain,
    /** The leading digits, as PHP reads numbers; undefined without them. */
    number(name: string): number | undefined {
      const found = /^\s*([+-]?\d{1,12})/.exec(text(name) ?? '');
      return found ? Number(found[1]) : undefined;
    },
    flag: (name: string): boolean => YES.has((text(name) ?? '').toLowerCase()),
    /** An instant in ms; null for `*`, `otherwise` when absent. */
    instant<D>(name: string, otherwise: D): number | null | D {
      const value = text(name);
      if (value === undefined) return otherwise;
      if (value === '*') return null;
      const repaired = value.replace(' ', '+');
      const at = INSTANT.test(repaired) ? Date.parse(repaired) : Number.NaN;
      if (Number.isNaN(at)) {
        complain(
          `The "${name}" parameter should be an ISO-8601 datetime, for example 2026-11-21T10:00:00+01:00`,
        );
        return otherwise;
      }
      return at;
    },
    /** A comma-separated list that means OR; null for `*`. */
    oneOf(
      name: string,
      allowed: readonly string[],
      otherwise: readonly string[] | null,
    ): ReadonlySet<string> | null {
      const value = text(name);
      if (value === '*') return null;
      if (value === undefined) return otherwise && new Set(otherwise);
      const values = value.split(',').map((one) => one.trim());
      const unknown = values.find((one) => !allowed.includes(one));
      if (unknown !== undefined) complain(`Unknown value "${unknown}" for the "${name}" parameter.`);
      return new Set(values);
    },
  };
}

export type Reader = ReturnType<typeof createReader>;

const QUOTED = /^"([^"]+)"$/;
const BARE = /^[^\s"():*?\\]+$/;
const CLAUSE = /^labels:(?:\((.+)\)|(.+))$/;

function labelOf(text: string): string | undefined {
  const trimmed = text.trim();
  const found = QUOTED.exec(trimmed)?.[1] ?? (BARE.test(trimmed) ? trimmed : undefined);
  return found?.toLowerCase();
}

/**
 * Reads the part of the query language (`q`) about labels: `labels:a`, `labels:"a b"`, `labels:(a OR "b c")`, joined by
 * AND. An event must have one label of each group; null for any other query.
 */
export function parseLabelQuery(text: string): readonly (readonly string[])[] | null {
  if (text.length > 2000) return null;
  if (/^\s*(\*|\*:\*)\s*$/.test(text)) return [];
  const groups = text.split(/\s+AND\s+/).map((clause) => {
    const [, several, one] = CLAUSE.exec(clause.trim()) ?? [];
    const labels = (several?.split(/\s+OR\s+/) ?? [one ?? '']).map(labelOf);
    return labels.every((label) => label !== undefined) ? labels : null;
  });
  return groups.every((group) => group !== null) ? groups : null;
}
