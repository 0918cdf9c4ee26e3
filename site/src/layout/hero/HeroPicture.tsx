import type { Picture } from '@inktvis/content';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import css from './PageHero.module.css';
import type { HeroSide } from './PageHero.tsx';

type HeroPictureProps = {
  readonly picture: Picture;
  readonly corner: 'a' | 'b' | 'c';
};

/** The bitten picture beside the title of a page. */
function HeroPicture({ picture, corner }: HeroPictureProps) {
  return (
    <CutCorner size="xl" corner={corner} className={css.threeTwo}>
      <ResponsiveImage
        picture={picture}
        ratio="3:2"
        sizes="(min-width: 1290px) 515px, (min-width: 840px) 38vw, 92vw"
        priority
      />
    </CutCorner>
  );
}

/** The picture of a page beside its title; without one the title has the width to itself. `left`: before the title. */
export const heroSide = (
  picture: Picture | null,
  corner: 'a' | 'b' | 'c' = 'a',
  left?: 'wide',
): HeroSide | undefined =>
  picture ? { kind: 'block', block: <HeroPicture picture={picture} corner={corner} />, left } : undefined;
