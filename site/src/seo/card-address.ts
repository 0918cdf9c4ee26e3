/** The pages that have a drawn card of their own for shared links. */
export type CardKind = 'beleving' | 'artikel' | 'boekhandel' | 'hotspot' | 'toer' | 'pagina';

/** Size of every drawn card in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Path of the card for everything without one of its own. */
export const FESTIVAL_CARD = '/kaart/festival.png';

/** Path of the drawn card of a page; `slug` is the last part of its address. */
export const cardAddress = (kind: CardKind, slug: string): string =>
  `/kaart/${kind}/${encodeURIComponent(slug)}.png`;
