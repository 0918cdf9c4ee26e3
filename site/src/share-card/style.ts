import type { PageColour } from '@inktvis/content';
import { CROPS } from '@inktvis/content/picture-address';

/** The size of a card, in px. */
export const CARD = { width: 1200, height: 630 } as const;

/** Where the picture of a story is: two fifths, on the right. */
export const PICTURE = { x: 720, y: 0, width: CROPS.card.width, height: CROPS.card.height } as const;

/** The colours of `ui/tokens.css` that cards use; a test compares them. */
export const COLOURS = {
  white: '#ffffff',
  red: '#ffd9d6',
  orange: '#fef2e2',
  blue: '#bde2ec',
  ink: '#071827',
  vermilion: '#d8371b',
  'vermilion-ink': '#b4290f',
  ochre: '#f2b134',
} as const;

/** The colour of the paper in place of a picture: never that of the page (requirements D10, on tour). */
export const placeholderColour = (page: PageColour): string =>
  page === 'red' ? COLOURS.blue : COLOURS.ochre;
