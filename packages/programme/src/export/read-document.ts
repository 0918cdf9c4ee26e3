import { isObject } from '@inktvis/foundation/json';
import type { ScheduleDocument, ScheduleItem } from '../schedule/document.ts';

const VERSION: ScheduleDocument['version'] = 1;

const isDocument = (document: unknown): document is ScheduleDocument =>
  isObject(document) && document.version === VERSION && Array.isArray(document.items);

/**
 * The items of `/programma.json`, which a browser fetched or stored; null when it is no programme of this version. The
 * site wrote them itself, so that they are not checked one by one.
 */
export const readDocument = (document: unknown): readonly ScheduleItem[] | null =>
  isDocument(document) ? document.items : null;
