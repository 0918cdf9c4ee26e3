import { isObject, type JsonObject } from '@inktvis/foundation/json';
import type { Field } from '../../kit/definition.ts';
import { model } from '../../model/index.ts';
import { below } from '../folder/json.ts';

/** Gives the value of a field in the push form; `at` is its path: `body.2.image`. */
type Change = (value: unknown, field: Field<unknown>, at: string) => unknown;

/**
 * A block or content with every field changed, at any depth: in lists of blocks and in blocks inside rich text. A list of
 * blocks that is null or empty text becomes an empty list: the vendor's command line fails the whole story on anything
 * else. Fields that the model does not know stay as they are.
 */
export function changeFields(block: JsonObject, change: Change, at = ''): JsonObject {
  const fields = typeof block.component === 'string' ? (model[block.component]?.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(block).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const path = below(at, name);
      if (!field) return [name, value];
      if (field.cms.type === 'bloks') return [name, changeBlocks(value, change, path)];
      if (field.cms.type === 'richtext') return [name, changeNodes(value, change, path)];
      return [name, change(value, field, path)];
    }),
  );
}

function changeBlocks(value: unknown, change: Change, at: string): unknown[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map((block, index) => changeFields(block, change, `${at}.${index}`));
}

function changeNodes(value: unknown, change: Change, at: string): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => changeNodes(entry, change, `${at}.${index}`));
  if (!isObject(value)) return value;
  if (value.type === 'blok' && isObject(value.attrs)) {
    const body = changeBlocks(value.attrs.body, change, `${at}.body`);
    return { ...value, attrs: { ...value.attrs, body } };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, changeNodes(entry, change, `${at}.${key}`)]),
  );
}
