/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one word of another
 * (optimal string alignment). Above `most` the answer is `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
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
    if (Math.min(...line) > most) return most + 1;
    [before, above] = [above, line];
  }
  return Math.min(above[other.length] ?? 0, most + 1);
}

/** How many slips a word of this length is forgiven. */
export const slipsFor = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
