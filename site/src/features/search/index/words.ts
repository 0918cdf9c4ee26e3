import { baseLetters } from '@inktvis/foundation/base-letters';

/** 'foto’s' is one word; 'Onze-Lieve-Vrouwekerk' is three; a date in digits, '26.10' or '3/11', is one. */
const WORD =
  /(?<![\p{N}./-])(?:0?[1-9]|[12]\d|3[01])[./-](?:1[0-2]|0?[1-9])(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*(?:['’ʼ´`][\p{L}\p{N}\p{M}\u00ad]+)*/gu;

const DATE = /^(\d{1,2})[./-](\d{1,2})$/;
const MONTHS = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

/** Lower case, without accents, ligatures, apostrophes and soft hyphens. A date becomes '26okt'. Idempotent. */
export function normalizeWord(word: string): string {
  if (/^[a-z0-9]*$/i.test(word)) return word.toLowerCase();
  const [, day, month] = DATE.exec(word) ?? [];
  if (day && month) return `${Number(day)}${MONTHS[Number(month) - 1]}`;
  return baseLetters(word).replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a word is found by: itself, and what stands behind an apostrophe: `D’Hondt` → `dhondt`, `hondt`. */
export const formsOf = (raw: string): string[] =>
  [raw, /['’ʼ´`](.{3,})$/.exec(raw)?.[1] ?? ''].map(normalizeWord).filter(Boolean);

/** The words as they appear in a text. */
export const tokenize = (text: string): string[] => text.match(WORD) ?? [];

export const normalizedWords = (text: string): string[] => tokenize(text).map(normalizeWord).filter(Boolean);

/** The same, with their positions. */
export const tokensOf = (text: string): { readonly raw: string; readonly at: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: raw, index: at }) => ({ raw, at }));
