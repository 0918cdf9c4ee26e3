import type { Day } from '@inktvis/foundation/brussels';
import type { Paging } from '@inktvis/programme/pagination';
import type { TourTag } from '../../../cards/tours/tour-words.ts';
import type { ListData } from '../../../layout/filtered-list/use-filtered-list.ts';
import type { TourRowModel } from '../tour-row.ts';

/** The rows of a month. */
export type TourMonth = {
  /** Of its heading. */
  readonly id: string;
  /** `2024-11-01`; null for what is always there. */
  readonly month: Day | null;
  /** `november` */
  readonly name: string;
  /** `2025`, outside this season. */
  readonly year: string | null;
  /** `21 keer`, of the whole month, which may continue on another page; empty for what is always there. */
  readonly count: string;
  readonly rows: readonly TourRowModel[];
};

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
  /** Links to the months of the tour, none for a single month: `okt`, or `sep 2025` outside this season. */
  readonly months: readonly { readonly name: string; readonly href: string }[];
  /** Announced when the list changes: `12 evenementen, gefilterd op Voorstelling`. */
  readonly status: string;
};

/** The list of another address, as `/{product}-op-toer/lijst.json` has it. */
export type TourListData = ListData & {
  readonly summary: TourSummary;
  /** Null: the source does not respond, and nothing is known from before. */
  readonly list: TourList | null;
};
