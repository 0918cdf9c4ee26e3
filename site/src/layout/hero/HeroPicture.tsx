import type { Picture } from '@inktvis/content';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import css from './PageHero.module.css';
import type { HeroSide } from './PageHero.tsx';

/** The picture of a page beside its title; without one the title has the width to itself. `left`: before the title. */
export const heroSide = (
  picture: Picture | null,
  corner: 'a' | 'b' | 'c' = 'a',
  left?: 'wide',
): HeroSide | undefined =>
  picture
    ? {
        kind: 'block',
        left,
        block: (
          <CutCorner size="xl" corner={corner} className={css.threeTwo}>
            <ResponsiveImage
              picture={picture}
              ratio="3:2"
              sizes="(min-width: 1290px) 515px, (min-width: 840px) 38vw, 92vw"
              priority
            />
          </CutCorner>
        ),
      }
    : undefined;
