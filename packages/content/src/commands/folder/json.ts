import { isObject, type JsonObject, textOf } from '@inktvis/foundation/json';
import { percentDecode } from '@inktvis/foundation/percent-decode';
import type { Field } from '../../kit/definition.ts';
import { model } from '../../model/index.ts';

/** A path in content: `body.0.image`; that of the whole is `''`. */
export const below = (path: string, key: string | number): string =>
  path === '' ? `${key}` : `${path}.${key}`;

function* valuesIn(value: unknown, at = ''): Generator<{ at: string; value: unknown }> {
  yield { at, value };
  const children = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  for (const [key, child] of children) yield* valuesIn(child, below(at, key));
}

/** Every object at and below `value`, with its path from there. */
export function* objectsIn(root: unknown): Generator<{ at: string; object: JsonObject }> {
  for (const { at, value } of valuesIn(root)) if (isObject(value)) yield { at, object: value };
}

export function mapChildren(value: unknown, change: (child: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child)]));
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

export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

const ADDRESS = /^(?:https?:)?\/\/[^/?#]+(?:\/a(?:-[a-z]+)?\.storyblok\.com)?\/f\/([^?#]+)/;
/** Older pictures, drawings and other files may have no size in their address. Every part is a plain name, so never `..`. */
const PATH = /^\d{1,15}(?:\/\d{0,6}x\d{0,6})?\/[\w-]{1,128}\/[\w-][\w.+ ()-]{0,254}$/;

/** The file below `assets/` of an address in the asset store (storyblok.com/docs/api/image-service); else undefined. */
export function assetPath(address: string): string | undefined {
  const path = percentDecode(ADDRESS.exec(address)?.[1] ?? '');
  return path !== null && PATH.test(path) ? path : undefined;
}

export const assetPathsIn = (content: unknown): ReadonlySet<string> =>
  new Set([...valuesIn(content)].flatMap(({ value }) => assetPath(textOf(value)) ?? []));
