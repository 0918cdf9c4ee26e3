import type { Story } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { PAGE_SIZE, type Paging, pagingOf, requestedPage } from '@inktvis/programme/pagination';
import type { ViewContext } from '../../view.ts';
import type { BookstoreListProps } from '../list/BookstoreList.tsx';
import { byLetter, pagesOf } from '../list/letters.ts';
import type { PlaceChoiceProps } from '../locator/StoreLocatorForm.tsx';
import type { FoundPlace } from '../places.ts';
import type { ShopIndex } from '../shop-index.ts';
import { indexedShop, shopOf } from '../shops.ts';
import {
  asked,
  type BookstorePage,
  basis,
  choiceOf,
  listHref,
  narrowedBy,
  type Overview,
  openShops,
  streetOf,
  truthfulUntil,
} from './parts.ts';

const { bookstores, lists } = messages;

/** A page of shops by letter; `emptyText` when there are none, `more` where nothing narrows them. */
function letterList(
  pages: ReturnType<ShopIndex['letterPages']>,
  { url, now }: ViewContext,
  emptyText: string,
  more: Pick<Extract<BookstoreListProps, { kind: 'letters' }>, 'street' | 'total'> = { street: null },
): { readonly list: BookstoreListProps; readonly paging: Paging } {
  const paging = pagingOf(pages.length, requestedPage(url.searchParams), 1);
  if (pages.length === 0) return { paging, list: { kind: 'empty', text: emptyText } };
  const shown = (pages[paging.page - 1] ?? []).map(({ letter, shops }) => ({
    letter,
    shops: shops.map((shop) => indexedShop(shop, now)),
  }));
  return { paging, list: { kind: 'letters', pages, page: paging.page, shown, url, ...more } };
}

/** The shops of a name, with the places that may have been meant instead. */
export function namedPage(
  stories: readonly Story<'bookstore'>[],
  found: FoundPlace,
  story: Overview,
  context: ViewContext,
): BookstorePage {
  const { now } = context;
  const { onlyOpen, typed } = asked(context);
  const shared = basis(story, context);
  const named = stories.map(shopOf);
  const shown = onlyOpen ? openShops(named, now) : named;
  const { list, paging } = letterList(
    pagesOf(byLetter(shown), PAGE_SIZE),
    context,
    bookstores.open_now_empty,
  );
  const places = found.kind === 'found' ? [found.place] : found.kind === 'unknown' ? found.suggestions : [];
  const total = shown.length;
  const count = total === 1 ? bookstores.named_one : fill(bookstores.named_many, { count: total });
  return {
    paging,
    narrowed: narrowedBy([
      fill(bookstores.named_narrowed, { name: typed }),
      onlyOpen && bookstores.open_now_narrowed,
    ]),
    storable: false,
    data: {
      props: {
        ...shared,
        choice: choiceOf(bookstores.named_places, places, shared.path),
        chips: [{ label: typed, href: listHref(shared.path, '', onlyOpen) }, ...shared.chips],
        list: { heading: bookstores.named_heading, count },
      },
      list,
    },
  };
}

const openWords = (count: number): string =>
  count === 1 ? bookstores.open_now_count_one : fill(bookstores.open_now_count, { count });

type Missed = Exclude<FoundPlace, { kind: 'found' }>;

function choiceOfMissed(missed: Missed, path: string): PlaceChoiceProps | null {
  return missed.kind === 'several'
    ? choiceOf(bookstores.several_places, missed.places, path)
    : choiceOf(bookstores.unknown_suggestions, missed.suggestions, path);
}

/** All shops, or all that are open. `missed`: what was typed is unknown, or may mean several places. */
export function allPage(
  index: ShopIndex,
  story: Overview,
  context: ViewContext,
  missed: Missed | null,
): BookstorePage {
  const { shops } = index;
  const { now } = context;
  const onlyOpen = asked(context).onlyOpen && shops.length > 0;
  const shared = basis(story, context);
  const shown = onlyOpen ? openShops(shops, now) : shops;
  const emptyText = onlyOpen ? bookstores.open_now_empty : story.content.emptyText || lists.bookstores_empty;
  const { list, paging } = letterList(
    onlyOpen ? pagesOf(byLetter(shown), PAGE_SIZE) : index.letterPages(),
    context,
    emptyText,
    onlyOpen ? { street: null } : { street: streetOf(shops, context), total: shown.length },
  );
  const isUnknown = missed?.kind === 'unknown';
  return {
    paging,
    narrowed: narrowedBy([onlyOpen && bookstores.open_now_narrowed]),
    storable: missed === null,
    freshUntil: truthfulUntil(shops, now),
    data: {
      props: {
        ...shared,
        canSearch: shops.length > 0,
        error: isUnknown ? `${bookstores.unknown_place} ${bookstores.unknown_help}` : undefined,
        choice: missed && choiceOfMissed(missed, shared.path),
        chips: onlyOpen ? shared.chips : [],
        list: { heading: bookstores.heading, count: onlyOpen ? openWords(shown.length) : undefined },
      },
      list,
    },
  };
}
