import {
  isVector,
  originalAddress,
  type PictureSource,
  type Ratio,
  ratioOf,
  renditions,
} from '@inktvis/content/picture-address';
import styles from './ResponsiveImage.module.css';

type ResponsiveImageProps = {
  picture: PictureSource & { readonly alt: string };
  sizes: string;
  ratio?: Ratio;
  priority?: boolean;
  /** Overrides the picture's own description; `''` where the words beside it say the same. */
  alt?: string;
  className?: string;
};

const SMALLEST_WINDOW = 640;

/** The narrowest rendition of use to `sizes`: its smallest share of the smallest device (requirements 9). */
function leastWidth(sizes: string): number {
  const shares = [...sizes.matchAll(/(\d+(?:\.\d+)?)vw/g)].map(([, share]) => Number(share));
  return shares.length > 0 ? (Math.min(...shares) / 100) * SMALLEST_WINDOW : 0;
}

/** A width no layout needs more than: the browser without srcset gets this one. */
const DEFAULT_WIDTH = 1080;

/** A picture of the content service in the sizes of requirements 9, by way of our own server. */
export function ResponsiveImage({
  picture,
  sizes,
  ratio = 'whole',
  priority = false,
  alt,
  className,
}: ResponsiveImageProps) {
  const file = isVector(picture) ? original(picture) : chosenFrom(picture, ratio, leastWidth(sizes));
  return (
    <img
      {...file}
      sizes={file.srcSet ? sizes : undefined}
      alt={alt ?? picture.alt}
      className={file.width ? className : `${styles.unknown} ${className ?? ''}`}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}

type ImageFile = { src: string; srcSet?: string; width?: number; height?: number };

const original = (picture: PictureSource): ImageFile => ({
  src: originalAddress(picture),
  width: picture.width || undefined,
  height: picture.height || undefined,
});

function chosenFrom(picture: PictureSource, ratio: Ratio, least: number): ImageFile {
  const choices = renditions(picture, ratio, least);
  const fallback = choices.findLast(({ width }) => width <= DEFAULT_WIDTH) ?? choices[0];
  const width = choices.at(-1)?.width ?? picture.width;
  const hasShape = ratio !== 'whole' || picture.width > 0;
  return {
    src: fallback?.src ?? originalAddress(picture),
    srcSet: choices.map((choice) => `${choice.src} ${choice.width}w`).join(', '),
    ...(hasShape && { width, height: Math.round(width / ratioOf(ratio, picture)) }),
  };
}
