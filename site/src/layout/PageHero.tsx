import type { Picture } from '@inktvis/content';
import type { PictureSource } from '@inktvis/content/picture-address';
import { hasMascot } from '@inktvis/foundation/brand';
import type { ReactNode } from 'react';
import { Ornament, type OrnamentName } from '../ui/images/Ornament.tsx';
import { ResponsiveImage } from '../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../ui/text/CutCorner.tsx';
import { PageTitle } from '../ui/text/PageTitle.tsx';
import { Wrap } from '../ui/Wrap.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Crumb } from './breadcrumbs.ts';
import css from './PageHero.module.css';

/** low: above the foot of the hero; under: hangs into what follows; high: from the top. */
type OrnamentPlace = 'low' | 'under' | 'high';

/** What stands right of the title: nothing, a tentacle at the edge, a bitten picture (7/5), or a block of its own. */
type HeroSide =
  | { kind: 'none' }
  | { kind: 'ornament'; name: OrnamentName; place?: OrnamentPlace }
  | {
      kind: 'picture';
      picture: PictureSource & { readonly alt: string };
      corner?: 'a' | 'b' | 'c';
      /** `bleed`: off the right edge of the screen, standing on what follows. */
      shape?: 'square' | '5/4' | '3/2' | 'bleed';
      /** Before the title instead of after it, where there is room for both. */
      left?: boolean;
    }
  | {
      kind: 'block';
      block: ReactNode;
      /** Before the title instead of after it. */
      left?: boolean;
    };

export type PageHeroProps = {
  title: string;
  /** Language of the title, when it is not Dutch. */
  titleLang?: string;
  intro?: string;
  trail: readonly Crumb[];
  /** Left of the breadcrumbs on a detail page. */
  backLink?: ReactNode;
  side?: HeroSide;
  /** The title smaller, with the intro beside it: what follows matters more. */
  compact?: boolean;
  /** Above the title: a status. */
  above?: ReactNode;
  /** Under the intro: a date, a search form, buttons. */
  children?: ReactNode;
};

const RATIOS = { square: '1:1', '5/4': '5:4', '3/2': '3:2', bleed: '5:4' } as const;

/** The head of a page below the header: where you are, the title, the intro. */
export function PageHero({
  title,
  titleLang,
  intro,
  trail,
  backLink,
  side = { kind: 'none' },
  compact = false,
  above,
  children,
}: PageHeroProps) {
  const words = (
    <div className={css.words}>
      {above}
      <PageTitle title={title} lang={titleLang} className={compact ? css.compactTitle : ''} />
      {intro ? <p className={css.intro}>{intro}</p> : null}
      {children}
    </div>
  );
  return (
    <div className={css.hero} data-compact={compact || undefined}>
      {side.kind === 'ornament' ? <Ornament name={side.name} className={css[side.place ?? 'low']} /> : null}
      <Wrap className={css.wrap}>
        {backLink ? (
          <div className={css.top}>
            {backLink}
            <Breadcrumbs trail={trail} />
          </div>
        ) : (
          <Breadcrumbs trail={trail} />
        )}
        {side.kind === 'picture' || side.kind === 'block' ? (
          <div className={css.duo} data-left={side.left || undefined}>
            {words}
            {side.kind === 'block' ? side.block : <HeroPicture {...side} />}
          </div>
        ) : (
          words
        )}
      </Wrap>
    </div>
  );
}

function HeroPicture({ picture, corner, shape = '3/2' }: Extract<HeroSide, { kind: 'picture' }>) {
  return (
    <CutCorner size="xl" corner={corner} className={css[SHAPES[shape]]}>
      <ResponsiveImage
        picture={picture}
        ratio={RATIOS[shape]}
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

const SHAPES = { square: 'square', '5/4': 'fiveFour', '3/2': 'threeTwo', bleed: 'bleed' } as const;

/** The picture of a page beside its title; without one the title has the width to itself. */
export const heroSide = (
  picture: Picture | null,
  shape: 'square' | '5/4' | '3/2' | 'bleed' = '3/2',
  corner: 'a' | 'b' | 'c' = 'a',
  left = false,
): HeroSide => (picture ? { kind: 'picture', picture, shape, corner, left } : { kind: 'none' });

type Arm = Extract<HeroSide, { kind: 'ornament' }>;

/** A tentacle beside the title of an overview: only for the brand it belongs to. */
export const heroArm = (brand: string, name: Arm['name'], place: Arm['place'] = 'low'): HeroSide =>
  hasMascot(brand) ? { kind: 'ornament', name, place } : { kind: 'none' };
