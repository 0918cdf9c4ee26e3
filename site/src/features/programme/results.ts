import type { FilterItems } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import type { ProgrammeAddress } from '@inktvis/programme/filters/address';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { PAGE_SIZE, type Paging, pagingOf } from '@inktvis/programme/pagination';
import { type PaperModel, paper } from '@inktvis/programme/print/print';
import type { Found } from '@inktvis/programme/programme-index';
import { type TimetableModel, timetable } from '@inktvis/programme/timetable/timetable';
import { type KeyedCard, occurrenceCard } from '../../cards/experience-card.ts';
import type { ViewContext } from '../view.ts';

/** What was found, in the layout that was asked for. */
export type Results =
  | {
      readonly layout: 'cards';
      /** The programme items of this page, and the same as cards. */
      readonly shown: readonly Occurrence[];
      readonly cards: readonly KeyedCard[];
      readonly paging: Paging;
    }
  | { readonly layout: 'timetable'; readonly model: TimetableModel }
  | { readonly layout: 'paper'; readonly model: PaperModel };

type Question = {
  readonly address: ProgrammeAddress;
  readonly day: Day | null;
  readonly filterItems: FilterItems;
  /** What was chosen, in words. */
  readonly chosen: string;
  /** Where the festival is. */
  readonly venue: string;
};

/** Lays out what was found. A day without anything is laid out as cards: there is nothing to stand side by side. */
export function layOut(
  found: Found,
  { address, day, filterItems, chosen, venue }: Question,
  { now, canonicalBase }: ViewContext,
): Results {
  const everything = () => found.slice(0, found.total);
  if (address.layout === 'paper') {
    const options = { address, day, days: filterItems.days, chosen, now, canonicalBase, venue };
    return { layout: 'paper', model: paper(everything(), options) };
  }
  if (address.layout === 'timetable' && day !== null) {
    return { layout: 'timetable', model: timetable(everything(), filterItems.locations, day, now) };
  }
  const paging = pagingOf(found.total, address.page, PAGE_SIZE);
  const shown = found.slice((paging.page - 1) * PAGE_SIZE, paging.page * PAGE_SIZE);
  return { layout: 'cards', shown, cards: shown.map((one) => occurrenceCard(one, now)), paging };
}
