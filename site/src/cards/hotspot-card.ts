import type { Picture, Story } from '@inktvis/content';

export type HotspotCardProps = {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture | null;
  readonly address: string;
  readonly town: string;
  readonly text: string;
  /** Its number on the walk; null where the walk is not in view. */
  readonly number: number | null;
  readonly headingLevel: 2 | 3 | 4;
};

/** The card of a hotspot; `number` is its place on the walk. */
export const hotspotCard = (
  { href, content }: Story<'hotspot_kortrijk'>,
  number: number | null = null,
): HotspotCardProps => ({
  href,
  title: content.title,
  picture: content.image,
  address: content.address,
  town: content.town,
  text: content.previewText || content.intro,
  number,
  headingLevel: 3,
});
