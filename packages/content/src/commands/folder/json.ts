export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every object at and below `value`, with its path from there: `body.0.image`; the path of `value` itself is `''`. */
export function* objectsIn(value: unknown, path = ''): Generator<{ at: string; object: JsonObject }> {
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* objectsIn(entry, below(index));
  } else if (isObject(value)) {
    yield { at: path, object: value };
    for (const [key, entry] of Object.entries(value)) yield* objectsIn(entry, below(key));
  }
}

/** Every text at and below `value`. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry);
  else if (isObject(value)) for (const entry of Object.values(value)) yield* textsIn(entry);
}

/** As it stands in our JSON files. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
