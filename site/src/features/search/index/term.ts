/** In UTF-16 code units. */
export const MAX_TERM_LENGTH = 200;

/** Trimmed and in NFC; null when nothing was searched for. */
export const readTerm = (value: string | null): string | null =>
  value?.trim().normalize().slice(0, MAX_TERM_LENGTH) ?? null;

/** Whether a term has two letters or digits. */
export const isSuggestable = (term: string): boolean => term.replace(/[^\p{L}\p{N}]/gu, '').length >= 2;
