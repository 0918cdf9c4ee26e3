/** How many typing errors are forgiven in a word: none in a short one, one from 4 letters on, two from 8. */
export const forgiven = (word: string): 0 | 1 | 2 => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Whether `a` becomes `b` with at most `most` typing errors: a letter too many, one too few, another one, or two
 * neighbours that changed places.
 */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    // No later row gets below this one, also not by neighbours that changed places: it has the other letter for that.
    if (least > most) return false;
    before = previous;
    previous = row;
  }
  return (previous[b.length] ?? 0) <= most;
}

/** Which letters a word has, a bit each; letters share bits, and how often a letter stands there is not told. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Each typing error changes two bits at most, so most words are told apart without a closer look. */
export function maybeWithinEdits(letters: number, others: number, most: number): boolean {
  let differing = letters ^ others;
  for (let allowed = most * 2; differing !== 0; allowed -= 1) {
    if (allowed === 0) return false;
    differing &= differing - 1;
  }
  return true;
}
