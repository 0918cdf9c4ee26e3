import { ownId } from '@inktvis/foundation/element-id';
import type { FacetName } from '@inktvis/programme/filters/facets';
import type { listModel, resultsOf } from './list.ts';

/** In the table, and in the list of narrow windows. */
export const LINE_IDS = [ownId('lijn-nu'), ownId('lijst-nu')] as const;

export type ProgrammeModel = ReturnType<typeof listModel>;
export type ProgrammeResults = ReturnType<typeof resultsOf>;

export type ResultsAs<Kind extends ProgrammeResults['kind']> = Extract<
  ProgrammeResults,
  { readonly kind: Kind }
>;

export type FacetOption = ProgrammeModel['options'][FacetName][number];

export type TodayItem = ResultsAs<'today'>['items'][number];

export type ListedCard = Pick<TodayItem, 'id' | 'card'>;

export type ProgrammeList = {
  readonly build: string;
  readonly model: ProgrammeModel;
  readonly results: ProgrammeResults;
};

/** For the page outside the island. */
export type ListHead = {
  readonly title: string;
  readonly canonical: string;
  /** For a link back to it. */
  readonly listTitle?: string;
  readonly colour: string;
};

/** `GET /programma/lijst.json?…`, `GET /programma/{day}/lijst.json?…` */
export type ProgrammeData = ProgrammeList & { readonly head: ListHead };
