import type { RibbonItem } from '@inktvis/programme/programme-item';

/** A programme item in a visitor's list. What it is called is read from the programme. */
export type Saved = Pick<RibbonItem, 'id' | 'experience' | 'day'>;

const VERSION = 1;
const ID = /^[0-9a-z]{1,16}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function savedOf(value: unknown): Saved | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('id' in value && 'experience' in value && 'day' in value)) return null;
  const { id, experience, day } = value;
  if (typeof id !== 'string' || typeof experience !== 'string' || typeof day !== 'string') return null;
  return ID.test(id) && DAY.test(day) ? { id, experience, day } : null;
}

/** Each item once, in the order in which they came. */
export function unique(items: readonly Saved[]): readonly Saved[] {
  const ids = new Set<string>();
  return items.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** The list in what a browser kept. Anything that is no list of ours is an empty one; a wrong item costs that item. */
export function readSavedItems(text: string | null): readonly Saved[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return [];
  }
  if (typeof value !== 'object' || value === null || !('v' in value && 'items' in value)) return [];
  if (value.v !== VERSION || !Array.isArray(value.items)) return [];
  return unique(value.items.flatMap((item) => savedOf(item) ?? []));
}

/** What `readSavedItems` reads: `{"v":1,"items":[…]}`. */
export const writeSavedItems = (items: readonly Saved[]): string =>
  JSON.stringify({ v: VERSION, items: items.map(({ id, experience, day }) => ({ id, experience, day })) });
