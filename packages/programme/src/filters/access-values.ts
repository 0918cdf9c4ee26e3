import { ACCESS_NAMES, accessLabels } from '../access.ts';
import type { FacetValue } from './facets.ts';

/** The facts of access as a facet: a closed list, the same in every edition. */
export const ACCESS_VALUES: readonly FacetValue[] = ACCESS_NAMES.map((name) => ({
  slug: name,
  label: accessLabels[name],
  icon: name,
}));
