import type { Picture } from '@inktvis/content';
import { NoPicture } from '../ui/images/NoPicture.tsx';
import { ResponsiveImage } from '../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../ui/text/CutCorner.tsx';
import styles from './CardPicture.module.css';

export type PictureShape = keyof typeof shapes;

type CardPictureProps = {
  readonly picture: Picture | null;
  readonly words: string;
  readonly shape: PictureShape;
  readonly corner?: 'a' | 'b' | 'c';
  readonly first?: boolean;
};

const GRID = '(min-width: 1400px) 412px, (min-width: 840px) 30vw, (min-width: 632px) 45vw';
const ROW = '(min-width: 1400px) 412px, (min-width: 640px) 29vw';
const SEVEN_OF_TWELVE = '(min-width: 1400px) 719px, (min-width: 840px) 52vw, 92vw';

/** The ratio, cut corner and `sizes` of a picture in each of its places; e2e/pages/images.spec.ts measures the widths. */
const shapes = {
  wide: { ratio: '3:2', bite: 'normal', sizes: `${GRID}, 92vw` },
  slim: { ratio: '3:2', bite: 'normal', sizes: `${GRID}, (min-width: 600px) 92vw, 7rem` },
  tall: { ratio: '4:3', bite: 'normal', sizes: `${GRID}, 92vw` },
  rowWide: { ratio: '3:2', bite: 'normal', sizes: `${ROW}, 92vw` },
  rowSlim: { ratio: '3:2', bite: 'normal', sizes: `${ROW}, 7rem` },
  spine: {
    ratio: '3:2',
    bite: 'normal',
    sizes: '(min-width: 1400px) 358px, (min-width: 1025px) 25vw, (min-width: 640px) 38vw, 74vw',
  },
  row: { ratio: '4:3', bite: 'normal', sizes: `${ROW}, 6.5rem` },
  large: { ratio: '4:3', bite: 'normal', sizes: SEVEN_OF_TWELVE },
  small: { ratio: '4:3', bite: 's', sizes: '(min-width: 1400px) 193px, (min-width: 840px) 14vw, 36vw' },
  half: { ratio: '4:3', bite: 's', sizes: '(min-width: 1400px) 239px, (min-width: 632px) 17vw, 36vw' },
  lead: { ratio: '3:2', bite: 'xl', sizes: SEVEN_OF_TWELVE },
} as const;

/** A word a line; an ampersand goes with what follows it. */
const lines = (words: string): readonly string[] => [...new Set(words.match(/(?:&\s+)*\S+/g))].slice(0, 4);

/** The picture of a card. The title beside it says what it is about, so it has no description of its own. */
export function CardPicture({ picture, words, shape, corner = 'a', first }: CardPictureProps) {
  const { ratio, bite, sizes } = shapes[shape];
  return (
    <CutCorner
      corner={corner}
      size={bite}
      className={`${styles.picture} ${styles[shape] ?? ''}`}
      words={picture ? lines(words) : undefined}
    >
      {picture ? (
        <ResponsiveImage picture={picture} sizes={sizes} ratio={ratio} alt="" priority={first} />
      ) : (
        <NoPicture className={styles.words} words={lines(words)} />
      )}
    </CutCorner>
  );
}
