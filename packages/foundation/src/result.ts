/** The outcome of something that is expected to fail at times: a value or a named error, never an exception. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

export const mapOk = <T, V, E>(result: Result<T, E>, change: (value: T) => V): Result<V, E> =>
  result.ok ? ok(change(result.value)) : result;

type Outcome = Result<unknown, unknown>;

export async function allOk<const R extends readonly Promise<Outcome>[]>(reading: R) {
  type Values = { readonly [At in keyof R]: Extract<Awaited<R[At]>, { readonly ok: true }>['value'] };
  type Failed = Extract<Awaited<R[number]>, { readonly ok: false }>;
  const results = await Promise.all<Outcome>(reading);
  const failed = results.find((result) => !result.ok);
  return failed
    ? (failed as Failed)
    : ok(results.map((result) => result.ok && result.value) as unknown as Values);
}
