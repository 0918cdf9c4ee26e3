import { err, ok, type Result } from '@inktvis/foundation/result';

/** Named parameters of a read, REST's or GraphQL's; empty values are already gone. */
export type Parameters = { readonly [name: string]: string | undefined };

/** A comma-separated list; undefined when absent. */
export const list = (value: string | undefined): readonly string[] | undefined =>
  value?.split(',').filter(Boolean);

/** A whole number from `min` up; `max` clamps. The error names the parameter. */
export function whole(
  parameters: Parameters,
  name: string,
  { fallback, min, max }: { readonly fallback: number; readonly min: number; readonly max: number },
): Result<number, string> {
  const value = parameters[name];
  if (value === undefined) return ok(fallback);
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  return number >= min
    ? ok(Math.min(number, max))
    : err(`${name}: '${value}' is not a whole number from ${min}`);
}

/** `0`, `1`, `true` or `false`; undefined when absent. */
export function flag(parameters: Parameters, name: string): Result<boolean | undefined, string> {
  const value = parameters[name];
  if (value === undefined) return ok(undefined);
  if (value === '1' || value === 'true') return ok(true);
  return value === '0' || value === 'false' ? ok(false) : err(`${name}: '${value}' is neither 0 nor 1`);
}
