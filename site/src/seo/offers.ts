import type { Price } from '@inktvis/programme/entry';
import type { StructuredData } from './json-ld.ts';

/** One offer for each price; of what has none that is known, the offer without. */
export const pricedOffers = (offer: StructuredData, prices: readonly Price[]) =>
  prices.length === 0
    ? offer
    : prices.map(({ name, amount }) => ({
        ...offer,
        name: name || undefined,
        price: amount.toFixed(2),
        priceCurrency: 'EUR',
      }));
