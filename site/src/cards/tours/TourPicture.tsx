import type { PageColour } from '@inktvis/content';
import type { TouringEvent } from '@inktvis/events';
import { type PictureShape, pictureAddress, pictureSizes } from '@inktvis/events/pictures';
import { fill } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';
import { NoPicture } from '../../ui/images/NoPicture.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import styles from './TourPicture.module.css';
import type { TourStatus } from './tour-when.ts';

type TourPictureProps = {
  readonly slug: string;
  readonly shape: Exclude<PictureShape, 'share'>;
  readonly sizes: string;
  readonly alt: string;
  readonly priority?: boolean;
};

const FALLBACK_WIDTH = 640;

/** The picture of a touring event, fetched through our own server. */
export function TourPicture({ slug, shape, sizes, alt, priority = false }: TourPictureProps) {
  const choices = pictureSizes(shape);
  const fallback = choices.findLast(({ width }) => width <= FALLBACK_WIDTH);
  const largest = choices.at(-1);
  return (
    <img
      src={fallback && pictureAddress(slug, fallback)}
      srcSet={choices.map((size) => `${pictureAddress(slug, size)} ${size.width}w`).join(', ')}
      sizes={sizes}
      width={largest?.width}
      height={largest?.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}

type TourNoPictureProps = {
  readonly town: string;
  readonly place?: number;
  readonly page?: PageColour;
  readonly size?: 'normal' | 'xl';
  readonly className?: string;
};

const COLOURS = ['red', 'white', 'blue', 'ochre'] as const;

function colourOf(place: number, page: PageColour | undefined) {
  const fitting = COLOURS.filter((colour) => colour !== page);
  return fitting[place % fitting.length];
}

/** `Sint-Katelijne-Waver` broken into lines that fit. */
export const lines = (town: string): readonly string[] =>
  town.length <= 10 ? [town].filter(Boolean) : [...new Set(town.split(/(?<=-)|\s+/))];

/** In place of a picture: a block with the name of the town; the colours alternate (requirements D10). */
export const TourNoPicture = ({ town, place = 3, page, size = 'xl', className }: TourNoPictureProps) => (
  <NoPicture words={lines(town)} colour={colourOf(place, page)} size={size} className={className} />
);

type TourHeroPictureProps = { readonly event: TouringEvent; readonly status: TourStatus | null };

const HERO_SIZES = '(min-width: 1290px) 515px, (min-width: 840px) 38vw, 92vw';

export function TourHeroPicture({ event: { slug, image, address }, status }: TourHeroPictureProps) {
  if (!image) return <TourNoPicture town={address?.town ?? ''} />;
  return (
    <figure data-status={status ?? undefined}>
      <CutCorner size="xl" className={styles.picture}>
        <TourPicture slug={slug} shape="square" sizes={HERO_SIZES} alt={image.alt} priority />
      </CutCorner>
      {image.credit !== '' && (
        <figcaption className="note above-2 anywhere">
          {fill(tours.credit, { name: image.credit })}
        </figcaption>
      )}
    </figure>
  );
}
