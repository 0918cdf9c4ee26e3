import { hasMascot } from '@inktvis/foundation/brand';
import type { ReactNode } from 'react';
import { Ornament, type OrnamentName } from '../../ui/images/Ornament.tsx';
import { PageTitle } from '../../ui/text/PageTitle.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { breadcrumbTrail, type Crumb } from './breadcrumbs.ts';
import css from './PageHero.module.css';

/**
 * `low`: above the foot of the hero; `under`: over its edge into what follows; `high`: from the top; `mirrored`: from the
 * top, mirrored.
 */
type OrnamentPlace = 'low' | 'under' | 'high' | 'mirrored';

/**
 * What is right of the title: a tentacle at the edge, or a block: a picture (`HeroPicture.tsx`) or another.
 */
export type HeroSide =
  | { kind: 'ornament'; name: OrnamentName; place?: OrnamentPlace }
  | {
      kind: 'block';
      block: ReactNode;
      /** Before the title instead of after it, where there is room for both; narrow: as wide as it is itself. */
      left?: 'wide' | 'narrow';
      /** A tentacle at the edge above it. */
      arm?: OrnamentName;
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

/** What the head of the page of a story says: its title and intro, and where it is. */
export const heroOf = (
  { title, intro }: Pick<PageHeroProps, 'title' | 'intro'>,
  { pathname }: Pick<URL, 'pathname'>,
): Pick<PageHeroProps, 'title' | 'intro' | 'trail'> => ({
  title,
  intro,
  trail: breadcrumbTrail(pathname, title),
});

/** The head of a page below the header: where you are, the title, the intro. */
export function PageHero({
  title,
  titleLang,
  intro,
  trail,
  backLink,
  side,
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
      {side?.kind === 'ornament' ? <Ornament name={side.name} className={css[side.place ?? 'low']} /> : null}
      {side?.kind === 'block' && side.arm ? <Ornament name={side.arm} className={css.high} /> : null}
      <Wrap className={css.wrap}>
        {backLink ? (
          <div className={css.top}>
            {backLink}
            <Breadcrumbs trail={trail} />
          </div>
        ) : (
          <Breadcrumbs trail={trail} />
        )}
        {side?.kind === 'block' ? (
          <div className={css.duo} data-left={side.left}>
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
export const heroArm = (brand: string, name: Arm['name'], place?: Arm['place']): HeroSide | undefined =>
  hasMascot(brand) ? { kind: 'ornament', name, place } : undefined;
