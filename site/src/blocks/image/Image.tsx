import type { Picture } from '@inktvis/content';
import { blocks } from '@inktvis/messages/blocks';
import { fill } from '@inktvis/messages/fill';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import type { BlockProps } from '../entry.ts';
import styles from './Figure.module.css';

export function Image({ block, place }: BlockProps<'image'>) {
  const { image } = block;
  const caption = captionOf(block.caption, image);
  const shape = place.floats
    ? ({ corner: 'b', ratio: '1:1', sizes: '(min-width: 1025px) 26rem, 100vw' } as const)
    : ({ corner: 'a', ratio: '3:2', sizes: '(min-width: 904px) 840px, 100vw' } as const);
  return (
    <figure className={place.floats ? styles.floating : undefined}>
      <CutCorner corner={shape.corner} size="xl">
        <ResponsiveImage picture={image} sizes={shape.sizes} ratio={shape.ratio} />
      </CutCorner>
      {caption && <figcaption className="note above-2">{caption}</figcaption>}
    </figure>
  );
}

const asSentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** The words under a picture: the editor's caption, then who made it. `''` when there is nothing to say. */
export function captionOf(caption: string, picture: Picture | null): string {
  if (!picture?.copyright) return caption;
  const credit = fill(blocks.image_credit, { copyright: picture.copyright });
  return [caption, credit].filter(Boolean).map(asSentence).join(' ');
}
