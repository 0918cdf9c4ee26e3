import type { CardPicture } from '../card.ts';
import type { Part } from './parts.ts';

/** Everything on a card but its picture. */
export type Sheet = {
  /** `#rrggbb` */
  readonly paper: string;
  /** Drawings below the words, and above the paper. */
  readonly below: string;
  readonly parts: readonly Part[];
  /** Drawings at the height of the words. */
  readonly drawings: string;
};

/** Where the picture of a story stands: two fifths, to the right. */
export const PICTURE = { x: 720, y: 0, width: 480, height: 630 } as const;

/** A picture with a corner bitten off. */
export type SheetPicture = {
  readonly picture: CardPicture;
  readonly corner: 'a' | 'b' | 'c';
  /** What is off has hardly any colour left. */
  readonly faded: boolean;
};
