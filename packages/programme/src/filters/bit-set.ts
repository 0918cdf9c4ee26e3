/** Small whole numbers, a bit each: a plain `Set` of 10 000 items made a query 60 times as slow. */
export type BitSet = Uint32Array;

const BITS = 32;

export function bitSet(size: number, filled = false): BitSet {
  const words = new Uint32Array(Math.ceil(size / BITS));
  if (!filled) return words;
  words.fill(0xffff_ffff);
  const rest = size % BITS;
  if (rest > 0) words[words.length - 1] = 2 ** rest - 1;
  return words;
}

export function add(set: BitSet, value: number): void {
  const word = Math.floor(value / BITS);
  set[word] = (set[word] ?? 0) | (1 << (value % BITS));
}

// Loops: `map` calls a function for every word, more than twice as slow.
export function union(a: BitSet, b: BitSet): BitSet {
  const joined = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at += 1) joined[at] = (a[at] ?? 0) | (b[at] ?? 0);
  return joined;
}

export function intersection(a: BitSet, b: BitSet): BitSet {
  const shared = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at += 1) shared[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return shared;
}

/** How many bits of a word are set. */
function ones(word: number): number {
  let rest = word - ((word >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return (((rest + (rest >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

export function sizeOfIntersection(a: BitSet, b: BitSet): number {
  let total = 0;
  for (let at = 0; at < a.length; at += 1) total += ones((a[at] ?? 0) & (b[at] ?? 0));
  return total;
}

export const size = (set: BitSet): number => sizeOfIntersection(set, set);

/** From small to large, those at positions `from` up to, not including, `until`. */
export function slice(set: BitSet, from: number, until: number): number[] {
  const found: number[] = [];
  let position = 0;
  for (let at = 0; at < set.length && position < until; at += 1) {
    // Each round takes the lowest bit.
    for (let word = set[at] ?? 0; word !== 0 && position < until; word &= word - 1) {
      if (position >= from) found.push(at * BITS + (BITS - 1 - Math.clz32(word & -word)));
      position += 1;
    }
  }
  return found;
}
