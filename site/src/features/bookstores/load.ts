import type { Story } from '@inktvis/content';
import { ok } from '@inktvis/foundation/result';
import { relatedOf } from '../listing.ts';
import type { Load } from '../view.ts';
import { allPage, namedPage } from './page/letter-pages.ts';
import { asked, type StoreLocatorPage, truthfulUntil } from './page/parts.ts';
import { placePage } from './page/place-page.ts';
import { isExactly } from './places.ts';
import { readShops, type ShopIndex } from './shop-index.ts';
import { shopOf } from './shops.ts';

/**
 * The shops of a name and the place that a visitor may have meant. The exact name or postcode of a place comes before
 * shops of that name; those come before places and shops with typing errors.
 */
function interpret({ findPlace, names }: ShopIndex, typed: string) {
  const found = findPlace(typed);
  const isPlace = found.kind === 'several' || (found.kind === 'found' && isExactly(found.place, typed));
  const named = isPlace ? [] : names().named(typed);
  if (named.length > 0 || found.kind === 'found' || isPlace) return { found, named };
  return { found, named: names().resembling(typed) };
}

/** The bookshops: from a place on when the address names a known one, those of a name, or else all, by letter. */
export const loadBookstores: Load<'bookstore_overview', StoreLocatorPage> = async (story, context) => {
  const read = await readShops(context.content);
  if (!read.ok) return read;
  const index = read.value;
  const { typed } = asked(context);
  if (typed === '') return ok(allPage(index, story, context, null));
  const { found, named } = interpret(index, typed);
  if (named.length > 0) return ok(namedPage(named, found, story, context));
  return ok(
    found.kind === 'found'
      ? placePage(found.place, index, story, context)
      : allPage(index, story, context, found),
  );
};

const loadOthers = relatedOf('bookstore');

/** A bookshop: three others, and until when its opening state is true. */
export const loadBookstore: Load<'bookstore', readonly Story<'bookstore'>[]> = async (story, context) => {
  const others = await loadOthers(story, context);
  if (!others.ok) return others;
  return ok({ ...others.value, freshUntil: truthfulUntil([shopOf(story)], context.now) });
};
