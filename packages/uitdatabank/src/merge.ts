import { isObject, type JsonObject, listOf } from '@inktvis/foundation/json';
import type { EventBody } from './event-schema.ts';

/** Lists of a contact point, to which others may have added. */
const CONTACTS = ['phone', 'email', 'url'];

/** The service makes these of the moments, or keeps them when they are left out: its own lines of UiTPAS are refused. */
const COMPUTED = ['status', 'bookingAvailability', 'priceInfo'];

/** What is there, with ours laid over it; what we sent before and send no more is gone. */
export function laidOver(there: JsonObject, ours: JsonObject, sent: JsonObject): JsonObject {
  const kept = Object.entries(there).filter(([key]) => !(key in sent) && !COMPUTED.includes(key));
  const laid = Object.entries(ours).map(([key, own]): [string, unknown] => {
    const [theirs, before] = [there[key], sent[key]];
    if (key === 'subEvent') return [key, listOf(own).map((moment) => withTheirs(moment, listOf(theirs)))];
    if (CONTACTS.includes(key) && Array.isArray(own)) {
      const known = [...own, ...listOf(before)];
      return [key, [...own, ...listOf(theirs).filter((one) => !known.includes(one))]];
    }
    const isMixed = isObject(own) && isObject(theirs) && !('@id' in own);
    return [key, isMixed ? laidOver(theirs, own, isObject(before) ? before : {}) : own];
  });
  return Object.fromEntries([...kept, ...laid]);
}

/** A moment with what others know of it, such as childcare. Ids are positions, and move with the moments before it. */
function withTheirs(own: unknown, theirs: readonly unknown[]): unknown {
  const same = theirs.find((one) => isObject(one) && isObject(own) && isSaid(one.startDate, own.startDate));
  return isObject(same) && isObject(own) ? { ...same, id: undefined, ...own } : own;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** Whether `there` says all that `ours` says; the service writes instants in other zones, and lists in another order. */
function isSaid(there: unknown, ours: unknown): boolean {
  if (Array.isArray(ours)) return ours.every((own) => listOf(there).some((one) => isSaid(one, own)));
  if (isObject(ours))
    return Object.entries(ours).every(([key, own]) => isObject(there) && isSaid(there[key], own));
  if (typeof ours !== 'string' || typeof there !== 'string') return there === ours;
  return INSTANT.test(ours) ? Date.parse(there) === Date.parse(ours) : there === ours;
}

/** The service decides on these; of a place that was merged it writes the id of the other. */
const UNCOMPARED = ['mainLanguage', 'workflowStatus', 'calendarType', 'location', 'organizer'];

/** The parts of an event of which `there` does not say what we say. */
export function differences(there: JsonObject, ours: EventBody): string[] {
  const lower = (list: unknown) => listOf(list).map((one) => String(one).toLowerCase());
  // A known label keeps its letters, and the list in which it is.
  const labels = [...lower(there.labels), ...lower(there.hiddenLabels)];
  const prices = listOf(there.priceInfo).filter((price) => isObject(price) && price.category !== 'uitpas');
  const lengths: JsonObject = { subEvent: listOf(there.subEvent).length, priceInfo: prices.length };
  return Object.entries(ours)
    .filter(([key, own]) => {
      if (UNCOMPARED.includes(key)) return false;
      if (/labels$/i.test(key)) return lower(own).some((one) => !labels.includes(one));
      return !isSaid(there[key], own) || (key in lengths && lengths[key] !== listOf(own).length);
    })
    .map(([key]) => key);
}
