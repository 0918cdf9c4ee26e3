import { isVector, leastWidth, originalAddress, type PictureSource, renditions } from './image-address.ts';

type ResponsiveImageProps = {
  picture: PictureSource & { readonly alt: string };
  /** The `sizes` attribute: how wide the picture stands at which window width. */
  sizes: string;
  /** Width ÷ height of the crop; left out, the ratio of the source. */
  ratio?: number;
  /** The most important picture of the page: fetched at once, not when it comes near. */
  priority?: boolean;
  /** Overrides the picture's own description; `''` where the words beside it say the same. */
  alt?: string;
  className?: string;
};

/** A width no layout needs more than: the browser without srcset gets this one. */
const DEFAULT_WIDTH = 1080;

/** A picture of the content service in the sizes of requirements 9, by way of our own server. */
export function ResponsiveImage({
  picture,
  sizes,
  ratio,
  priority = false,
  alt,
  className,
}: ResponsiveImageProps) {
  const file = isVector(picture)
    ? original(picture)
    : chosenFrom(picture, ratio ?? picture.width / picture.height, leastWidth(sizes));
  return (
    <img
      {...file}
      sizes={file.srcSet ? sizes : undefined}
      alt={alt ?? picture.alt}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}

type ImageFile = { src: string; srcSet?: string; width: number; height: number };

const original = (picture: PictureSource): ImageFile => ({
  src: originalAddress(picture),
  width: picture.width,
  height: picture.height,
});

function chosenFrom(picture: PictureSource, ratio: number, least: number): ImageFile {
  const choices = renditions(picture, ratio, least);
  const fallback = choices.findLast(({ width }) => width <= DEFAULT_WIDTH) ?? choices[0];
  const width = choices.at(-1)?.width ?? picture.width;
  return {
    src: fallback?.src ?? originalAddress(picture),
    srcSet: choices.map((choice) => `${choice.src} ${choice.width}w`).join(', '),
    width,
    height: Math.round(width / ratio),
  };
}
