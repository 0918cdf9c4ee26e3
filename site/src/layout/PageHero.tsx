import { hasMascot } from '@inktvis/foundation/brand';
import type { ReactNode } from 'react';
import { Ornament, type OrnamentName } from '../ui/images/Ornament.tsx';
import { PageTitle } from '../ui/text/PageTitle.tsx';
import { Wrap } from '../ui/Wrap.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Crumb } from './breadcrumbs.ts';
import css from './PageHero.module.css';

/** low: above the foot of the hero; under: hangs into what follows; high: from the top. */
type OrnamentPlace = 'low' | 'under' | 'high';

/**
 * What is right of the title: nothing, a tentacle at the edge, or a block: a picture (`HeroPicture.tsx`) or another.
 */
export type HeroSide =
  | { kind: 'none' }
  | { kind: 'ornament'; name: OrnamentName; place?: OrnamentPlace }
  | {
      kind: 'block';
      block: ReactNode;
      /** Before the title instead of after it, where there is room for both. */
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
        {side.kind === 'block' ? (
          <div className={css.duo} data-left={side.left || undefined}>
            {words}
            {side.block}
          </div>
        ) : (
          words
        )}
      </Wrap>
    </div>
  );
}

type Arm = Extract<HeroSide, { kind: 'ornament' }>;

/** A tentacle beside the title of an overview: only for the brand it belongs to. */
export const heroArm = (brand: string, name: Arm['name'], place: Arm['place'] = 'low'): HeroSide =>
  hasMascot(brand) ? { kind: 'ornament', name, place } : { kind: 'none' };
