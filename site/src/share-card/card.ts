import type { Content, PageColour, Picture, Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import { cropAddress } from '@inktvis/content/picture-address';
import { formatDayNumber } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { shareCard } from '@inktvis/messages/site';
import type { ThemeIcon } from '@inktvis/programme/programme-item';

/** The size of a card, in px. */
export const CARD = { width: 1200, height: 630 } as const;

/** The card of a page for shared links (requirements D11): title, picture and facts in the colour of the page. */
export type ShareCard = {
  readonly brand: string;
  readonly colour: PageColour;
  readonly title: string;
  /** When, in large: `26.10`, or `26.10–28.10`; `''` for what has no day. */
  readonly date: string;
  /** Small words above the title, beside or instead of a date: `zaterdag, 14.30 uur`. */
  readonly kicker: string;
  readonly genre: ThemeIcon | null;
  /** At most two lines below the title: what it is, and where. */
  readonly facts: readonly string[];
  /** The address of a picture on this site. */
  readonly picture: string | null;
  /** That it does not take place then: `Geannuleerd`; `''` as a rule. */
  readonly flag: string;
};

/** The text alternative of a card (`og:image:alt`). */
export const cardAlt = ({ brand, title }: Pick<ShareCard, 'brand' | 'title'>): string =>
  fill(shareCard.alt, { brand, title: withoutSoftHyphens(title) });

/** Path of the card for everything without one of its own. */
export const FESTIVAL_CARD = '/kaart/festival.png';

/** Path of the drawn card of the page at a path. */
export const cardAddress = (path: string): string => `/kaart${path}.png`;

/** A card, with defaults for what is not given. */
export const aCard = (
  given: Pick<ShareCard, 'brand' | 'colour' | 'title'> & Partial<ShareCard>,
): ShareCard => ({ date: '', kicker: '', genre: null, facts: [], picture: null, flag: '', ...given });

/** Cut to size around its focus. */
export const cardPicture = (picture: Picture | null): string | null =>
  picture && cropAddress(picture, 'card');

/** The card of a page: its title, picture and colour, and what is given. */
export const pageCard = (
  { title, image, pageColor }: Pick<Content<'page'>, 'title' | 'image' | 'pageColor'>,
  given: Pick<ShareCard, 'brand'> & Partial<ShareCard>,
): ShareCard => aCard({ title, colour: pageColor, picture: cardPicture(image), ...given });

/** The card of the festival, from its home page; without one it has no dates. */
export function festivalCard(home: Story<'home'> | null, brand: string): ShareCard {
  if (!home) return aCard({ brand, colour: 'blue', title: shareCard.festival });
  const { pageColor, startDate, endDate, venue } = home.content;
  const days = [startDate, endDate].filter((day) => day !== null).map(formatDayNumber);
  return aCard({
    brand,
    colour: pageColor,
    title: venue ? fill(shareCard.festival_in, { venue }) : shareCard.festival,
    date: [...new Set(days)].join('–'),
  });
}

/** Reads the card of the festival. An error if its home page cannot be read. */
export async function readFestivalCard(
  content: Pick<ContentClient, 'page'>,
  brand: string,
): Promise<Read<ShareCard>> {
  const read = await content.page('home');
  return read.ok ? ok(festivalCard(read.value?.type === 'home' ? read.value : null, brand)) : read;
}
