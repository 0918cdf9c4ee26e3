import { ownId } from '@inktvis/foundation/element-id';
import type { FacetName } from '@inktvis/programme/filters/facets';
import type { listModel, resultsOf } from './list.ts';

/** The line of now: in the table, and in the list that narrow windows get. */
export const LINE_IDS = [ownId('lijn-nu'), ownId('lijst-nu')] as const;

export type ProgrammeModel = ReturnType<typeof listModel>;
export type ProgrammeResults = ReturnType<typeof resultsOf>['results'];

/** The results in one of their layouts. */
export type ResultsAs<Kind extends ProgrammeResults['kind']> = Extract<
  ProgrammeResults,
  { readonly kind: Kind }
>;

/** A value in the filter form: how many items it would give, and whether it is chosen. */
export type FacetOption = ProgrammeModel['options'][FacetName][number];

/** An item of today: its card as it was announced, and when it runs. */
export type TodayItem = ResultsAs<'today'>['items'][number];

/** An item of a list. */
export type ListedCard = Pick<TodayItem, 'id' | 'card'>;

/** The list of the programme: what is around its results, and the results. */
export type ProgrammeList = {
  /** The build of the site. */
  readonly build: string;
  readonly model: ProgrammeModel;
  readonly results: ProgrammeResults;
};

/** What the page outside the island says about the list that the island shows. */
export type ListHead = {
  readonly title: string;
  readonly canonical: string;
  /** What a link back to this list says; absent for a list that has no pages. */
  readonly listTitle?: string;
  readonly colour: string;
};

/** The JSON of a list, `GET /programma/lijst.json?…` and `GET /programma/{day}/lijst.json?…`. */
export type ProgrammeData = ProgrammeList & { readonly head: ListHead };
