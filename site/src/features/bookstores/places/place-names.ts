import { slugOf } from '@inktvis/foundation/slug';

/** A name in one spelling: `Sint-Martens-Latem`, `st martens latem` and `SINT MARTENS LATEM` are the same. */
export const fold = (name: string): string =>
  slugOf(name)
    .replaceAll('-', ' ')
    .replace(/(^| )st(?= )/g, '$1sint')
    .replace(/(^| )ste(?= )/g, '$1sainte');

/**
 * The number of letters to add, leave out, replace or swap with their neighbour to turn one word into the other
 * (optimal string alignment). Above `max` the result is `max + 1`.
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const differs = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + differs);
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      line.push(least);
    }
    if (Math.min(...line) > max) return max + 1;
    [before, above] = [above, line];
  }
  return Math.min(above[other.length] ?? 0, max + 1);
}

/** How many typing errors a word of this length is allowed. */
export const maxEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
