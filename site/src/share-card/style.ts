import type { PageColour } from '@inktvis/content';
import { CROPS } from '@inktvis/content/picture-address';
import type { Colours } from '@inktvis/foundation/brand';

/** The size of a card, in px. */
export const CARD = { width: 1200, height: 630 } as const;

/** Where the picture of a story is: two fifths, on the right. */
export const PICTURE = { x: 720, y: 0, width: CROPS.card.width, height: CROPS.card.height } as const;

/** The colour of the paper in place of a picture: never that of the page (requirements D10, on tour). */
export const placeholderColour = (page: PageColour, colours: Colours): string =>
  page === 'red' ? colours.blue : colours.ochre;
