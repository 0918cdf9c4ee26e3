import { type Place, placeLabel } from './places/place.ts';

/** The parameter of the place that a visitor named; their coordinates never stand in an address. */
export const PLACE_PARAMETER = 'bij';

/** The list at `path`, by distance from a place. */
export const nearHref = (path: string, place: Place): string =>
  `${path}?${PLACE_PARAMETER}=${encodeURIComponent(placeLabel(place))}`;
