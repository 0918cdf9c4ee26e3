import type { Picture } from '@inktvis/content';
import { Bite } from '../ui/Bite.tsx';
import { NoPicture } from '../ui/NoPicture.tsx';
import { ResponsiveImage } from '../ui/ResponsiveImage.tsx';
import styles from './CardPicture.module.css';

type Shape = keyof typeof shapes;

type CardPictureProps = {
  readonly picture: Picture | null;
  /** Stand on the paper when there is no picture: few and short. */
  readonly words: string;
  readonly shape: Shape;
  readonly corner?: 'a' | 'b' | 'c';
};

/** Where a picture stands: its ratio, its bite, and how wide it is at which window width. */
const shapes = {
  wide: {
    ratio: 3 / 2,
    bite: 'normal',
    sizes: '(min-width: 1400px) 412px, (min-width: 840px) 30vw, (min-width: 620px) 45vw, 92vw',
  },
  tall: {
    ratio: 4 / 3,
    bite: 'normal',
    sizes: '(min-width: 1400px) 640px, (min-width: 840px) 48vw, (min-width: 620px) 45vw, 92vw',
  },
  small: { ratio: 4 / 3, bite: 's', sizes: '(min-width: 840px) 210px, (min-width: 600px) 36vw, 36vw' },
  lead: { ratio: 3 / 2, bite: 'xl', sizes: '(min-width: 1400px) 740px, (min-width: 840px) 54vw, 92vw' },
} as const;

/** A word a line; an ampersand goes with what follows it. */
const lines = (words: string): readonly string[] => [...new Set(words.split(/\s+(?<!&\s)/))].slice(0, 4);

/** The picture of a card. The title beside it says what it is about, so it has no description of its own. */
export function CardPicture({ picture, words, shape, corner = 'a' }: CardPictureProps) {
  const { ratio, bite, sizes } = shapes[shape];
  return (
    <Bite corner={corner} size={bite} className={`${styles.picture} ${styles[shape]}`}>
      {picture ? (
        <ResponsiveImage picture={picture} sizes={sizes} ratio={ratio} alt="" />
      ) : (
        <NoPicture className={styles.words} words={lines(words)} />
      )}
    </Bite>
  );
}
