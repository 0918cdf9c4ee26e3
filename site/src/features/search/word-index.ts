import { add, type BitSet, bitSet, intersection, size, slice } from '@inktvis/programme/bit-set';
import { isWithinEdits } from './edits.ts';
import { inTurns } from './in-turns.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** What is looked through: a title, and everything else that is said. */
export type Searched = { readonly title: string; readonly text: string };

/** One word of a term, and what it was taken for. */
export type Meant = {
  readonly word: string;
  /** Words of the site that begin with it or, when there are none, that look like it. */
  readonly matches: ReadonlySet<string>;
  /** The likeliest of those that look like it; null when the word is right, or when nothing looks like it. */
  readonly instead: string | null;
};

/** What a term finds; items are known by their place in what was indexed. */
export type Found = {
  readonly meant: readonly Meant[];
  readonly total: number;
  /** Items in the order of the index: those at positions `from` up to, not including, `until`. */
  slice(from: number, until: number): readonly number[];
  /** The first items that have every word in their title. */
  inTitle(most: number): readonly number[];
};

export type WordIndex = { find(term: string): Found };

/** In which items a word stands. */
type Places = { readonly titles: number[]; readonly all: number[] };

/** An item comes after the ones before it, so a word that is already noted for it is the last that was. */
const note = (items: number[], item: number): void => {
  if (items.at(-1) !== item) items.push(item);
};

async function placesOf(items: readonly Searched[]): Promise<Map<string, Places>> {
  const places = new Map<string, Places>();
  const at = (word: string): Places => {
    const known = places.get(word) ?? { titles: [], all: [] };
    places.set(word, known);
    return known;
  };
  await inTurns(items.entries(), ([item, { title, text }]) => {
    for (const word of wordsOf(title)) {
      const { titles, all } = at(word);
      note(titles, item);
      note(all, item);
    }
    for (const word of wordsOf(text)) note(at(word).all, item);
  });
  return places;
}

/**
 * An index of the words of all items. A term finds the items that hold each of its words: words that begin with it
 * (`boek` finds `boekhandel`), or, when the site has no such word, those it may have been mistyped for.
 */
export async function buildWordIndex(items: readonly Searched[]): Promise<WordIndex> {
  const places = await placesOf(items);
  const vocabulary = createVocabulary([...places.keys()].toSorted());
  const named = (number: number): string => vocabulary.words[number] ?? '';
  const countOf = (word: string): number => places.get(word)?.all.length ?? 0;

  function meaning(word: string): Meant {
    const right = vocabulary.startingWith(word);
    if (right.length > 0) return { word, matches: new Set(right.map(named)), instead: null };
    const alike = vocabulary.resembling(word).map(named);
    const errors = (other: string) => (isWithinEdits(word, other, 1) ? 1 : 2);
    const [instead = null] = alike.toSorted((a, b) => errors(a) - errors(b) || countOf(b) - countOf(a));
    return { word, matches: new Set(alike), instead };
  }

  function itemsWith({ matches }: Meant, field: keyof Places): BitSet {
    const found = bitSet(items.length);
    for (const word of matches) for (const item of places.get(word)?.[field] ?? []) add(found, item);
    return found;
  }

  return {
    find(term) {
      const meant: Meant[] = [];
      let found = bitSet(items.length);
      for (const word of new Set(wordsOf(term))) {
        const one = meaning(word);
        const held = itemsWith(one, 'all');
        found = meant.length === 0 ? held : intersection(found, held);
        meant.push(one);
        // One word that is nowhere settles it, however long the term.
        if (size(found) === 0) break;
      }
      return {
        meant,
        total: size(found),
        slice: (from, until) => slice(found, from, until),
        inTitle: (most) => {
          const titled = meant.map((one) => itemsWith(one, 'titles'));
          return slice(titled.reduce(intersection, found), 0, most);
        },
      };
    },
  };
}
