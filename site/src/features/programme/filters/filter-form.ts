import { type ProgrammeAddress, programmeHref } from '@inktvis/programme/filters/address';
import {
  FACETS,
  type FacetName,
  type Facets,
  type FacetValue,
  NOTHING_SELECTED,
  toggled,
} from '@inktvis/programme/filters/facets';
import type { Counts } from '@inktvis/programme/programme-index';

/** A value in the form: how many items it would give, and whether it is chosen. */
export type FacetOption = FacetValue & { readonly count: number; readonly checked: boolean };

/** A chosen value, with the address of the list without it. */
export type ActiveFilter = { readonly label: string; readonly href: string };

/** What the filter form shows. */
export type FilterFormModel = {
  /** Where the form leads; the day is in the path. */
  readonly action: string;
  /** Parameters that go along unseen: the layout. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly options: { readonly [F in FacetName]: readonly FacetOption[] };
  readonly active: readonly ActiveFilter[];
  /** The list without any filter, on the same day. */
  readonly clearHref: string;
};

/** The form of an address: what can be chosen, and what was. */
export function filterForm(address: ProgrammeAddress, facets: Facets, counts: Counts): FilterFormModel {
  const first = { ...address, page: 1 };
  const { selection } = address;
  const options = (facet: FacetName): FacetOption[] =>
    facets[facet].map((value) => ({
      ...value,
      count: counts[facet].get(value.slug) ?? 0,
      checked: selection[facet].includes(value.slug),
    }));
  const [path = '', query = ''] = programmeHref({ ...first, selection: NOTHING_SELECTED }).split('?');
  return {
    action: path,
    hidden: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
    options: {
      theme: options('theme'),
      type: options('type'),
      location: options('location'),
      access: options('access'),
    },
    active: FACETS.flatMap((facet) =>
      facets[facet]
        .filter(({ slug }) => selection[facet].includes(slug))
        .map(({ slug, label }) => ({
          label,
          href: programmeHref({ ...first, selection: toggled(selection, facet, slug) }),
        })),
    ),
    clearHref: programmeHref({ ...first, selection: NOTHING_SELECTED }),
  };
}
