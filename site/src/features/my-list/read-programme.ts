import type { ScheduleDocument, ScheduleItem } from '@inktvis/programme/schedule';
import { accessNames, type ListItem } from './list-item.ts';

/** A title that is all we need of a type, a place or a theme. */
const titleOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
    ? value.title
    : '';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The fields of an item of `/programma.json`, none of them trusted yet. */
type Untrusted = { readonly [name in keyof ScheduleItem]?: unknown };

function readItem(item: Untrusted): ListItem | null {
  const { id, experience, url, title } = item;
  const startDate = dateOf(item.start);
  if (typeof id !== 'string' || typeof experience !== 'string' || typeof title !== 'string') return null;
  if (typeof url !== 'string' || !URL.canParse(url) || !startDate) return null;
  const flags = texts(item.flags);
  return {
    id,
    experience,
    title,
    href: new URL(url).pathname,
    facts: {
      typeLabel: titleOf(item.type),
      placeLabel: titleOf(item.location),
      previousPlace: flags.includes('ander-podium') ? titleOf(item.previousLocation) || null : null,
      themeLabel: Array.isArray(item.themes) ? item.themes.map(titleOf).filter(Boolean).join(', ') : '',
      theme: null,
      access: accessNames(texts(item.access)),
    },
    content: {
      startDate,
      endDate: dateOf(item.end),
      dropIn: item.dropIn === true,
      flags,
      previousStart: dateOf(item.previousStart),
    },
  };
}

const VERSION: ScheduleDocument['version'] = 1;

/**
 * The items in what `/programma.json` answered; null when that is no programme. Items that cannot be shown (of which
 * the experience is gone) are left out. Read by hand: a parser would weigh more than the rest of the page.
 */
export function readProgramme(document: unknown): readonly ListItem[] | null {
  if (!isObject(document) || document.version !== VERSION || !Array.isArray(document.items)) return null;
  return document.items.filter(isObject).flatMap((item) => readItem(item) ?? []);
}
