/** The book genres that have an icon (requirements 3), with their Dutch names. */
export const GENRES = {
  society: 'Samenleving',
  lifestyle: 'Lifestyle',
  thriller: 'Spannende boeken',
  literatureRomans: 'Literatuur & romans',
  strips: 'Strips',
  youngAdult: 'Young adult',
  kids: 'Kids',
  fantasy: 'Fantasy',
} as const;
