import { isObject } from '@inktvis/foundation/json';
import type { ScheduleDocument, ScheduleItem } from '../schedule/document.ts';

/** One item of `/programma.json` as it was read. */
export type ReadItem = Omit<ScheduleItem, 'url' | 'start' | 'end' | 'previousStart'> & {
  /** Path of its page. */
  readonly href: string;
  readonly start: Date;
  readonly end: Date | null;
  readonly previousStart: Date | null;
};

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function readItem({ url, start, end, previousStart, ...item }: ScheduleItem): ReadItem {
  const { pathname } = new URL(url);
  return {
    ...item,
    href: pathname,
    start: new Date(start),
    end: dateOf(end),
    previousStart: dateOf(previousStart),
  };
}

const VERSION: ScheduleDocument['version'] = 1;

const isDocument = (document: unknown): document is ScheduleDocument =>
  isObject(document) && document.version === VERSION && Array.isArray(document.items);

/**
 * The items of `/programma.json`, which a browser fetched or stored; null when it is no programme of this version. The
 * site wrote them itself, so that they are not checked one by one.
 */
export const readDocument = (document: unknown): readonly ReadItem[] | null =>
  isDocument(document) ? document.items.map(readItem) : null;
