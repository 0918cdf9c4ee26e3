import { fill } from '@inktvis/messages/fill';

/** One line of a text in at most `max` characters, cut between words. */
export function shorten(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`;
}

/** What is known of some words, in one line. */
export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** `8500 Kortrijk`; what is not known is left out. */
export const postalTown = (place: { readonly postalCode: string; readonly town: string }): string =>
  [place.postalCode, place.town].filter(Boolean).join(' ');

/** `1 beleving`, or `6 belevingen` with the number in place of `{count}`. */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : fill(many, { count });
