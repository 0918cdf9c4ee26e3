import { isObject } from '@inktvis/foundation/json';
import type { ScheduleItem, toDocument } from '../schedule/document.ts';

type ScheduleDocument = ReturnType<typeof toDocument>;

const VERSION: ScheduleDocument['version'] = 1;

const isDocument = (document: unknown): document is ScheduleDocument =>
  isObject(document) && document.version === VERSION && Array.isArray(document.items);

/** The items of a fetched or stored `/programma.json`; null when it is of another version. The site wrote them itself. */
export const readDocument = (document: unknown): readonly ScheduleItem[] | null =>
  isDocument(document) ? document.items : null;
