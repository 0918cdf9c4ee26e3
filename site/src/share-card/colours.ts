import type { PageColour } from '@inktvis/content';

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

/** Paper where a picture would be: never that of the page (requirements D10, on tour). */
export const paperBeside = (page: PageColour): string => (page === 'red' ? COLOURS.blue : COLOURS.ochre);
