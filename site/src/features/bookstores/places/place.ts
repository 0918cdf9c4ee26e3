import type { Point } from '../point.ts';
import { fold } from './fold.ts';

/** A postcode with the name of a place that has it. */
export type Place = {
  readonly postalCode: string;
  readonly name: string;
  readonly point: Point;
};

/** Whether a place was called by its own name or postcode, and not guessed from part of it. */
export const isCalled = ({ postalCode, name }: Place, typed: string): boolean =>
  typed.includes(postalCode) || fold(typed) === fold(name);

/** `8500 Kortrijk`: what a visitor reads, and the value of `bij` in an address. */
export const placeLabel = ({ postalCode, name }: Pick<Place, 'postalCode' | 'name'>): string =>
  `${postalCode} ${name}`.trim();
