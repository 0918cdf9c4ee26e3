import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { percentDecode } from '@inktvis/foundation/percent-decode';
import type { Field } from '../../kit/definition.ts';
import { model } from '../../model/index.ts';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The path of what is at `key` in the value at `path`: `body.0.image`; the path of the whole is `''`. */
export const below = (path: string, key: string | number): string =>
  path === '' ? `${key}` : `${path}.${key}`;

/** Every object at and below `value`, with its path from there. */
export function* objectsIn(value: unknown, path = ''): Generator<{ at: string; object: JsonObject }> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* objectsIn(entry, below(path, index));
  } else if (isObject(value)) {
    yield { at: path, object: value };
    for (const [key, entry] of Object.entries(value)) yield* objectsIn(entry, below(path, key));
  }
}

/** The fields that the model gives a block or content; none for any other object. */
export const fieldsOf = (object: JsonObject): [string, Field<unknown>][] =>
  Object.entries(model[textOf(object.component)]?.fields ?? {});

/** A picture or file in a field, or a picture in a text: its address, and the object that describes it. */
export function fileIn(object: JsonObject): { address: string; about: JsonObject } | undefined {
  if (object.fieldtype === 'asset') return { address: textOf(object.filename), about: object };
  if (object.type !== 'image' || !isObject(object.attrs)) return undefined;
  return { address: textOf(object.attrs.src), about: object.attrs };
}

/** Every text at and below `value`. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry);
  else if (isObject(value)) for (const entry of Object.values(value)) yield* textsIn(entry);
}

/** JSON in the format of the content files. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

const ADDRESS = /^(?:https?:)?\/\/[^/?#]+(?:\/a(?:-[a-z]+)?\.storyblok\.com)?\/f\/([^?#]+)/;
/** Older pictures, drawings and other files may have no size in their address. Every part is a plain name, so never `..`. */
const PATH = /^\d{1,15}(?:\/\d{0,6}x\d{0,6})?\/[\w-]{1,128}\/[\w-][\w.+ ()-]{0,254}$/;

/**
 * `{space}/{W}x{H}/{hash}/{name}` of an address in the asset store (storyblok.com/docs/api/image-service), decoded: the
 * path of its file below `assets/`. Undefined for every other text.
 */
export function assetPath(address: string): string | undefined {
  const path = percentDecode(ADDRESS.exec(address)?.[1] ?? '');
  return path !== null && PATH.test(path) ? path : undefined;
}

/** The asset files that content refers to, in whatever field. */
export function assetPathsIn(content: unknown): Set<string> {
  const paths = new Set<string>();
  for (const text of textsIn(content)) {
    const path = text.includes('/f/') ? assetPath(text) : undefined;
    if (path !== undefined) paths.add(path);
  }
  return paths;
}
