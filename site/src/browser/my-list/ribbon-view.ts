import { fill } from '@inktvis/messages/fill';
import { ribbon } from '@inktvis/messages/ribbon';
import type { Saved } from './store.ts';

/** What a ribbon shows. */
type RibbonView = {
  readonly isSaved: boolean;
  /** Another date of the same experience is on the list. */
  readonly isElsewhere: boolean;
  /** Its accessible name, before the title: contains the visible words, and stays the same when it is pressed. */
  readonly name: string;
  /** The words on the wide ribbon of a page. */
  readonly words: string;
  /** The day of that other date, on the small ones: `26`; else empty. */
  readonly dayOfMonth: string;
};

/** `26.10`; the dates of the foundation package would bring its time zones into the script of every page. */
const dayNumber = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`;

/** The ribbon of `item` for a visitor with this list: saved, another date saved (the first one is named), or neither. */
export function ribbonView(item: Saved, list: readonly Saved[]): RibbonView {
  const isSaved = list.some(({ id }) => id === item.id);
  const [day] = list
    .filter(({ experience }) => experience === item.experience)
    .map((other) => other.day)
    .sort();
  if (isSaved || day === undefined) {
    const words = isSaved ? ribbon.saved : ribbon.save;
    return { isSaved, isElsewhere: false, name: ribbon.save, words, dayOfMonth: '' };
  }
  const words = fill(ribbon.elsewhere, { day: dayNumber(day) });
  const name = `${words}. ${ribbon.save_too}`;
  return { isSaved, isElsewhere: true, name, words, dayOfMonth: day.slice(8) };
}
