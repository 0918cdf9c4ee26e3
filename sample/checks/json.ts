export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every object at and below `value`, with its path: `content.body.0.image`. */
export function* objectsIn(value: unknown, path = 'content'): Generator<{ at: string; object: JsonObject }> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* objectsIn(entry, `${path}.${index}`);
  } else if (isObject(value)) {
    yield { at: path, object: value };
    for (const [key, entry] of Object.entries(value)) yield* objectsIn(entry, `${path}.${key}`);
  }
}
