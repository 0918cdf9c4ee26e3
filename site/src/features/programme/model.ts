import { ownId } from '@inktvis/foundation/element-id';
import type { ProgrammeAddress } from '@inktvis/programme/filters/address';
import type { FacetValue, PerFacet } from '@inktvis/programme/filters/facets';
import type { Paging } from '@inktvis/programme/pagination';
import type { TimetableModel } from '@inktvis/programme/timetable/timetable';
import type { TodayEntry } from '@inktvis/programme/today';
import type { StripDay } from '../../blocks/date-strip/DateStrip.tsx';
import type { ExperienceCardProps } from '../../cards/experience/experience-card.ts';
import type { ListData } from '../../layout/filtered-list/use-filtered-list.ts';
import type { Crumb } from '../../layout/hero/breadcrumbs.ts';
import type { OrnamentName } from '../../ui/images/Ornament.tsx';

/**
 * The view model of the programme: the server renders pages from it and sends it as JSON when a visitor changes a
 * filter. Plain data, nothing that JSON would lose.
 */

/** The element that holds the results: rendered by the server at first, by the island after the first choice. */
export const RESULTS_ID = ownId('programma-lijst');

/** The head of what runs, in the list of today. */
export const NOW_ID = ownId('nu');
/** The line of now: in the table, and in the list that narrow windows get. */
export const LINE_IDS = [ownId('lijn-nu'), ownId('lijst-nu')] as const;

/** A value in the filter form: how many items it would give, and whether it is chosen. */
export type FacetOption = FacetValue & { readonly count: number; readonly checked: boolean };

/** A list that finds something where this one is empty: the choice to remove, and how many items there are then. */
export type BroaderChoice = { readonly label: string; readonly count: number; readonly href: string };

/** An item of a list. */
export type ListedCard = { readonly id: string; readonly card: ExperienceCardProps };

/** An item of today: its card as it was announced, and when it runs. */
export type TodayItem = TodayEntry & ListedCard;

/** What was found, in the requested layout. */
export type ProgrammeResults =
  | {
      /** The cards of several days, or the rows of one. */
      readonly kind: 'cards' | 'day';
      readonly cards: readonly ListedCard[];
      readonly paging: Paging;
    }
  | {
      readonly kind: 'today';
      /** The minute in which it was made, in milliseconds since 1970; the browser moves on from there. */
      readonly now: number;
      readonly items: readonly TodayItem[];
      /** The items on the other pages: they count too. */
      readonly elsewhere: readonly TodayEntry[];
      readonly paging: Paging;
    }
  | {
      readonly kind: 'timetable';
      readonly timetable: TimetableModel;
      readonly isToday: boolean;
      readonly now: number;
    }
  | {
      readonly kind: 'empty';
      readonly text: string;
      readonly broader: readonly BroaderChoice[];
      /** Null where nothing was chosen. */
      readonly clearHref: string | null;
    };

/** Everything the programme shows around its results; its links follow from it (`links.ts`). */
export type ProgrammeModel = {
  /** How far the clock of the site is ahead of the real one (`SITE_NOW`), in milliseconds. */
  readonly clockShiftMs: number;
  readonly hero: {
    readonly title: string;
    readonly intro: string;
    readonly trail: readonly Crumb[];
    /** The tentacle beside the title; null for a brand without one. */
    readonly arm: OrnamentName | null;
  };
  /** What is shown, with the day in its path even when the clock selected it. */
  readonly address: ProgrammeAddress;
  readonly layout: 'cards' | 'timetable';
  /** Each with the address of its page, without filters (`links.ts` adds them). */
  readonly days: readonly StripDay[];
  readonly allDays: { readonly count: number; readonly selected: boolean };
  readonly options: PerFacet<readonly FacetOption[]>;
  /** A filter of the address was not known and is left out. */
  readonly hasUnknown: boolean;
  /** How many items the list has, and how many without its filters. */
  readonly count: { readonly shown: number; readonly all: number };
  /** Announced when the list changes in place: `48 belevingen, gefilterd op Kids, zondag 27 oktober`. */
  readonly status: string;
  /** Whether the programme names anybody. */
  readonly hasNames: boolean;
  /** How many items of today changed since the programme was announced; 0 on every other day. */
  readonly changed: number;
};

/** The list of the programme: what is around its results, and the results. */
export type ProgrammeList = {
  /** The build of the site. */
  readonly build: string;
  readonly model: ProgrammeModel;
  readonly results: ProgrammeResults;
};

/** The JSON of a list, `GET /programma/lijst.json?…` and `GET /programma/{day}/lijst.json?…`. */
export type ProgrammeData = ProgrammeList & ListData;
