import { indexLetter } from '@inktvis/foundation/base-letters';
import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { fold } from '../places.ts';
import { type ListedShop, listedShop, openFirst, type Shop, townOf } from '../shops.ts';

type Town<S> = { readonly name: string; readonly shops: readonly S[] };

/** The towns that begin with a letter. */
export type Letter<S = Shop> = {
  /** `K`; `''` for shops without a town that begins with one. */
  readonly letter: string;
  readonly towns: readonly Town<S>[];
};

const byName = new Intl.Collator('nl', { sensitivity: 'base' }).compare;

/** Shops by letter, by town and by name, each in alphabetical order; shops without a town come last. */
export function byLetter(shops: readonly Shop[]): readonly Letter[] {
  const towns = [...Map.groupBy(shops, (shop) => fold(townOf(shop))).values()].map((group) => ({
    name: group[0] ? townOf(group[0]) : '',
    shops: group.toSorted((a, b) => byName(a.title, b.title)),
  }));
  return [...Map.groupBy(towns, ({ name }) => indexLetter(name) ?? '')]
    .map(([letter, group]) => ({ letter, towns: group.toSorted((a, b) => byName(a.name, b.name)) }))
    .toSorted((a, b) => Number(a.letter === '') - Number(b.letter === '') || byName(a.letter, b.letter));
}

/** The shops of a letter with their hours at an instant, in each town the open ones first. */
export const listedLetter = ({ letter, towns }: Letter, now: Date): Letter<ListedShop> => ({
  letter,
  towns: towns.map(({ name, shops }) => ({
    name,
    shops: openFirst(shops.map((shop) => listedShop(shop, now))),
  })),
});

const sizeOf = ({ towns }: Letter): number => towns.reduce((sum, { shops }) => sum + shops.length, 0);

/** A letter with more shops than this is broken too, between towns or inside one. */
const MAX_LETTER = 96;

function partsOf(letter: Letter): readonly Letter[] {
  if (sizeOf(letter) <= MAX_LETTER) return [letter];
  const flat = letter.towns.flatMap(({ name, shops }) => shops.map((shop) => ({ name, shop })));
  return Array.from({ length: Math.ceil(flat.length / MAX_LETTER) }, (_, index) => {
    const part = flat.slice(index * MAX_LETTER, (index + 1) * MAX_LETTER);
    const towns = [...Map.groupBy(part, ({ name }) => name)].map(([name, group]) => ({
      name,
      shops: group.map(({ shop }) => shop),
    }));
    return { letter: letter.letter, towns };
  });
}

/** The letters in pages of about `perPage` shops; a page ends between two letters. */
export function pagesOf(letters: readonly Letter[], perPage: number): readonly (readonly Letter[])[] {
  const pages: Letter[][] = [];
  let room = 0;
  for (const part of letters.flatMap(partsOf)) {
    const size = sizeOf(part);
    const page = pages.at(-1);
    if (page && size <= room) page.push(part);
    else pages.push([part]);
    room = (page && size <= room ? room : perPage) - size;
  }
  return pages;
}

/** `A tot K`; `K` for a page of one letter. */
export function pageLabel(page: readonly Letter[]): string {
  const [first = '', last = ''] = [page[0], page.at(-1)].map((one) => one?.letter || bookstores.elsewhere);
  return first === last ? first : fill(bookstores.letters_to, { first, last });
}

/** The id of a letter on its page. */
export const letterId = (letter: string): string => ownId(`letter-${letter.toLowerCase() || 'elders'}`);
