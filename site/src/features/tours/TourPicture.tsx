import { type PictureShape, pictureAddress, pictureSizes } from '@inktvis/events';

type TourPictureProps = {
  readonly slug: string;
  readonly shape: Exclude<PictureShape, 'share'>;
  /** The `sizes` attribute: how wide the picture stands at which window width. */
  readonly sizes: string;
  readonly alt: string;
  readonly priority?: boolean;
};

/** For a browser that knows no srcset. */
const FALLBACK_WIDTH = 640;

/** The picture of a touring event, by way of our own server. */
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
