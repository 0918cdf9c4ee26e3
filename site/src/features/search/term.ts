/** The parameter of the search term. */
export const TERM_PARAMETER = 'q';
/** Longest term, in characters as JavaScript counts them. */
export const LONGEST_TERM = 200;

/** What a visitor typed, without space around it; null when nobody searched. */
export const readTerm = (value: string | null): string | null => value?.trim().normalize() ?? null;

/** Suggestions come from two letters on. */
export const isLongEnough = (term: string): boolean =>
  term.length <= LONGEST_TERM && term.replace(/[^\p{L}\p{N}]/gu, '').length >= 2;
