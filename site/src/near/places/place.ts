import type { Point } from '../point.ts';

/** A postcode with the name of a place that has it. */
export type Place = {
  readonly postalCode: string;
  readonly name: string;
  readonly point: Point;
};

/** `8500 Kortrijk`: what a visitor reads, and the value of `bij` in an address. */
export const placeLabel = ({ postalCode, name }: Pick<Place, 'postalCode' | 'name'>): string =>
  `${postalCode} ${name}`.trim();
