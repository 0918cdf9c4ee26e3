import { fill } from '@inktvis/messages/fill';
import { ribbon } from '@inktvis/messages/ribbon';
import type { Saved } from './store.ts';

/** What the ribbon of `item` shows: saved, another date saved (the first is named), or neither. `name` stays the same when it is pressed. */
export function ribbonView(item: Saved, list: readonly Saved[]) {
  const isSaved = list.some(({ id }) => id === item.id);
  const dates = list.filter(({ experience }) => experience === item.experience).map(({ day }) => day);
  const [day] = isSaved ? [] : dates.sort();
  if (day === undefined)
    return { isSaved, name: ribbon.save, words: isSaved ? ribbon.saved : ribbon.save, dayOfMonth: '' };
  const dayOfMonth = day.slice(8);
  // The dates of the foundation package would bring its time zones into the script of every page.
  const words = fill(ribbon.elsewhere, { day: `${dayOfMonth}.${day.slice(5, 7)}` });
  return { isSaved, name: `${words}. ${ribbon.save_too}`, words, dayOfMonth };
}
