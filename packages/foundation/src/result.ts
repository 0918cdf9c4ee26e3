/** The outcome of something that is expected to fail at times: a value or a named error, never an exception. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A successful result. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A failed result; `error` has a kind, so that the caller can tell failures apart. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
