import { fill } from '@inktvis/messages/fill';
import { shareCard } from '@inktvis/messages/share-card';

/**
 * The description of a card for who cannot see it (`og:image:alt`). `facts`: what else stands on it, such as
 * `zaterdag 26 oktober, 14.30 uur`; empty ones are left out.
 */
export const cardAlt = ({
  brand,
  title,
  facts = [],
}: {
  readonly brand: string;
  readonly title: string;
  readonly facts?: readonly string[];
}): string =>
  [fill(shareCard.alt, { brand, title: title.replaceAll('\u00ad', '') }), ...facts.filter(Boolean)].join(
    ', ',
  );
