import { indexLetter } from '@inktvis/foundation/base-letters';
import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import type { Shop } from '../shops.ts';

export type Letter = {
  /** `K`; `''` for names that begin with none. */
  readonly letter: string;
  readonly shops: readonly Shop[];
};

const compare = new Intl.Collator('nl', { sensitivity: 'base' }).compare;

/** A name as an index files it: without the article before it. */
export const filedName = (title: string): string =>
  title.replace(/^(?:in (?:de|den|het|’t)|de|den|het|’t)\s+/iu, '');

/** Shops by the letter of their name, each in alphabetical order; names without a letter come last. */
export function byLetter(shops: readonly Shop[]): readonly Letter[] {
  return [...Map.groupBy(shops, ({ title }) => indexLetter(filedName(title)) ?? '')]
    .map(([letter, group]) => ({
      letter,
      shops: group.toSorted((a, b) => compare(filedName(a.title), filedName(b.title))),
    }))
    .toSorted((a, b) => Number(a.letter === '') - Number(b.letter === '') || compare(a.letter, b.letter));
}

/** The letters in pages of about `perPage` shops; a page ends between two letters. */
export function pagesOf(letters: readonly Letter[], perPage: number): readonly (readonly Letter[])[] {
  const pages: Letter[][] = [];
  let room = 0;
  for (const letter of letters) {
    const size = letter.shops.length;
    const page = pages.at(-1);
    if (page && size <= room) page.push(letter);
    else pages.push([letter]);
    room = (page && size <= room ? room : perPage) - size;
  }
  return pages;
}

/** `A tot K`; `K` for a page of one letter. */
export function pageLabel(page: readonly Letter[]): string {
  const [first = '', last = ''] = [page[0], page.at(-1)].map((one) => one?.letter || bookstores.elsewhere);
  return first === last ? first : fill(bookstores.letters_to, { first, last });
}

export const letterId = (letter: string): string => ownId(`letter-${letter.toLowerCase() || 'elders'}`);
