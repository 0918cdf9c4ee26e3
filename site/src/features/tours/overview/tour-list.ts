import type { Paging } from '@inktvis/programme/pagination';
import type { TourTag } from '../../../cards/tours/tour-words.ts';
import type { ListData } from '../../../layout/filtered-list/use-filtered-list.ts';
import type { TourMonth, TourMonthLink } from '../tour-row.ts';

export type TourList = {
  readonly months: readonly TourMonth[];
  readonly paging: Paging;
  /** The source does not respond: these are the events that it gave last. */
  readonly outdated: boolean;
};

/** The words above a list. */
export type TourSummary = {
  readonly chosen: readonly TourTag[];
  /** A tag of the address was not known and is left out. */
  readonly hasUnknown: boolean;
  /** `86 evenementen` and `1 tot 30`; empty without a list. */
  readonly count: string;
  readonly range: string;
  /** Of the whole tour; of this page when only that was read. */
  readonly months: readonly TourMonthLink[];
  /** Announced when the list changes: `12 evenementen, gefilterd op Voorstelling`. */
  readonly status: string;
};

/** The list of another address, as `/{product}-op-toer/lijst.json` has it. */
export type TourListData = ListData & {
  readonly summary: TourSummary;
  /** Null: the source does not respond, and nothing is known from before. */
  readonly list: TourList | null;
};
