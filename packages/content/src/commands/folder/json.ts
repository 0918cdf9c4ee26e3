import { isObject, type JsonObject } from '@inktvis/foundation/json';

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
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry);
  else if (isObject(value)) for (const entry of Object.values(value)) yield* textsIn(entry);
}

/** JSON in the format of the content files. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

const ADDRESS = /^(?:https?:)?\/\/[^/?#]+\/f\/([^?#]+)$/;
/** Some files that are not pictures have no size in their address. Every part is a plain name, so never `..`. */
const PATH = /^\d{1,15}(?:\/\d{1,6}x\d{1,6})?\/[\w-]{1,128}\/[\w-][\w.+ ()-]{0,254}$/;

/**
 * `{space}/{W}x{H}/{hash}/{name}` of an address in the asset store (storyblok.com/docs/api/image-service), decoded: the
 * path of its file below `assets/`. Undefined for every other text.
 */
export function assetPath(address: string): string | undefined {
  const encoded = ADDRESS.exec(address)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const path = decodeURIComponent(encoded);
    return PATH.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The asset files that a story's content refers to, in whatever field. */
export function assetPathsIn(content: unknown): Set<string> {
  const paths = new Set<string>();
  for (const text of textsIn(content)) {
    const path = text.includes('/f/') ? assetPath(text) : undefined;
    if (path !== undefined) paths.add(path);
  }
  return paths;
}
