import type { PageColour, Picture } from '@inktvis/content';
import { cropAddress } from '@inktvis/content/picture-address';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { shareCard } from '@inktvis/messages/site';
import type { ThemeIcon } from '@inktvis/programme/programme-item';

/** The picture of a card: one of the content service, or one at an address of this site that is cut to size already. */
export type CardPicture =
  | { readonly kind: 'content'; readonly picture: Picture }
  /** `version` changes when the picture behind the address does. */
  | { readonly kind: 'own'; readonly path: string; readonly version: string };

/** When, on a card. */
export type CardDate = {
  /** `26.10`, or `26.10–28.10` */
  readonly number: string;
  /** `zaterdag` and `14.30 uur`; the hour only when it is known. */
  readonly lines: readonly string[];
  /** It does not take place then: the number is struck through. */
  readonly struck: boolean;
};

/** The card of a page for shared links (requirements D11): title, picture and facts in the colour of the page. */
export type StoryCard = {
  readonly kind: 'story';
  readonly brand: string;
  readonly colour: PageColour;
  readonly title: string;
  readonly date: CardDate | null;
  /** Small words above the title instead of a date, such as the day of an article. */
  readonly kicker: string;
  readonly genre: ThemeIcon | null;
  /** At most two lines below: what it is, and where. */
  readonly facts: readonly string[];
  readonly picture: CardPicture | null;
  readonly corner: 'a' | 'b' | 'c';
  /** A few short words in place of a missing picture. */
  readonly words: string;
  /** What a visitor must know first, such as `Geannuleerd`; empty if nothing. */
  readonly flag: string;
};

/** The card of a bookshop: its front. */
export type ShopCard = {
  readonly kind: 'shop';
  readonly brand: string;
  readonly colour: PageColour;
  readonly title: string;
  readonly facts: readonly string[];
};

/** The card of the festival, for every page without a card of its own. */
export type FestivalCard = {
  readonly kind: 'festival';
  readonly brand: string;
  readonly colour: PageColour;
  /** First and last day, `26.10` and `03.11`; one for a single day, none while unknown. */
  readonly days: readonly string[];
  readonly line: string;
};

export type ShareCard = StoryCard | ShopCard | FestivalCard;

/** The address of the picture of a card on this site, cut to size around its focus. */
export const cardPictureAddress = (picture: CardPicture): string =>
  picture.kind === 'own' ? picture.path : cropAddress(picture.picture, 'card');

type CardAlt = { readonly brand: string; readonly title: string };

/** The text alternative of a card (`og:image:alt`). */
export const cardAlt = ({ brand, title }: CardAlt): string =>
  fill(shareCard.alt, { brand, title: withoutSoftHyphens(title) });

/** The pages that have a drawn card of their own for shared links. */
export type CardKind = 'beleving' | 'artikel' | 'boekhandel' | 'hotspot' | 'toer' | 'pagina' | 'editie';

/** Path of the card for everything without one of its own. */
export const FESTIVAL_CARD = '/kaart/festival.png';

/** Path of the drawn card of a page; `slug` is the last part of its address. */
export const cardAddress = (kind: CardKind, slug: string): string =>
  `/kaart/${kind}/${encodeURIComponent(slug)}.png`;
