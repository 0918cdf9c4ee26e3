import { isArray, isObject, type Json } from '../store/story.ts';

/** `body.0.name` as its steps. */
export const stepsOf = (path: string): readonly string[] => path.split('.');

/**
 * The value at `seo.title` or `body.0.name`; undefined when there is none. An index means exactly that place: nothing
 * searches through a list (contract content-service 1.5).
 */
export function valueAt(content: Json, steps: readonly string[]): Json | undefined {
  let value: Json | undefined = content;
  for (const key of steps) {
    if (isArray(value)) value = /^\d{1,6}$/.test(key) ? value[Number(key)] : undefined;
    else if (isObject(value)) value = Object.hasOwn(value, key) ? value[key] : undefined;
    else return undefined;
  }
  return value;
}

/** A plain value as the text it is compared by; undefined for lists, objects, null and what is not there. */
export function scalarText(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
