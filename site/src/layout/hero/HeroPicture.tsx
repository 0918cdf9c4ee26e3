import type { Picture } from '@inktvis/content';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import css from './PageHero.module.css';
import type { HeroSide } from './PageHero.tsx';

/** `bleed`: off the right edge of the screen, standing on what follows. */
const SHAPES = {
  '3/2': { className: css.threeTwo, ratio: '3:2' },
  bleed: { className: css.bleed, ratio: '5:4' },
} as const;

type HeroPictureProps = {
  readonly picture: Picture;
  readonly shape: keyof typeof SHAPES;
  readonly corner: 'a' | 'b' | 'c';
};

/** The bitten picture beside the title of a page. */
function HeroPicture({ picture, shape, corner }: HeroPictureProps) {
  const { className, ratio } = SHAPES[shape];
  return (
    <CutCorner size="xl" corner={corner} className={className}>
      <ResponsiveImage
        picture={picture}
        ratio={ratio}
        sizes={
          shape === 'bleed'
            ? '(min-width: 1290px) calc(50vw - 130px), (min-width: 840px) 41vw, 100vw'
            : '(min-width: 1290px) 515px, (min-width: 840px) 38vw, 92vw'
        }
        priority
      />
    </CutCorner>
  );
}

/** The picture of a page beside its title; without one the title has the width to itself. `left`: before the title. */
export const heroSide = (
  picture: Picture | null,
  shape: keyof typeof SHAPES = '3/2',
  corner: 'a' | 'b' | 'c' = 'a',
  left?: 'wide',
): HeroSide | undefined =>
  picture
    ? { kind: 'block', block: <HeroPicture picture={picture} shape={shape} corner={corner} />, left }
    : undefined;
