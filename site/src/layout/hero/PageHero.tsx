import type { Picture } from '@inktvis/content';
import { hasMascot } from '@inktvis/foundation/brand';
import type { ReactNode } from 'react';
import { Ornament, type OrnamentName } from '../../ui/images/Ornament.tsx';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { PageTitle } from '../../ui/text/PageTitle.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { breadcrumbTrail, type Crumb } from './breadcrumbs.ts';
import css from './PageHero.module.css';

export type PageHeroProps = {
  title: string;
  titleLang?: string;
  intro?: string;
  trail: readonly Crumb[];
  backLink?: ReactNode;
  arm?: { name: OrnamentName; mirrored?: boolean };
  side?: ReactNode;
  /** The side is before the title instead of after it, where there is room for both; narrow: as wide as it is itself. */
  left?: 'wide' | 'narrow';
  compact?: boolean;
  above?: ReactNode;
  children?: ReactNode;
};

export const heroOf = (
  { title, intro }: Pick<PageHeroProps, 'title' | 'intro'>,
  { pathname }: Pick<URL, 'pathname'>,
): Pick<PageHeroProps, 'title' | 'intro' | 'trail'> => ({
  title,
  intro,
  trail: breadcrumbTrail(pathname, title),
});

export function PageHero({
  title,
  titleLang,
  intro,
  trail,
  backLink,
  arm,
  side,
  left,
  compact = false,
  above,
  children,
}: PageHeroProps) {
  const words = (
    <div className={css.words}>
      {above}
      <PageTitle title={title} lang={titleLang} />
      {intro ? <p className={`lead ${css.intro}`}>{intro}</p> : null}
      {children}
    </div>
  );
  return (
    <div className={css.hero} data-compact={compact || undefined}>
      {arm && <Ornament name={arm.name} className={css.arm} data-mirrored={arm.mirrored} />}
      <div className={`wrap ${css.wrap}`}>
        <div className={`spread ${css.top}`}>
          {backLink}
          <Breadcrumbs trail={trail} />
        </div>
        {side ? (
          <div className={css.duo} data-left={left}>
            {words}
            {side}
          </div>
        ) : (
          words
        )}
      </div>
    </div>
  );
}

/** A tentacle beside the title of an overview: only for the brand it belongs to. */
export const heroArm = (brand: string, name: OrnamentName, mirrored?: boolean) =>
  hasMascot(brand) ? { name, mirrored } : undefined;

const PICTURE_SIZES = '(min-width: 1290px) 515px, (min-width: 840px) 38vw, 92vw';

/** The picture of a page beside its title; without one the title has the width to itself. */
export const heroPicture = (picture: Picture | null, corner?: 'a' | 'b' | 'c') =>
  picture && (
    <CutCorner size="xl" corner={corner}>
      <ResponsiveImage picture={picture} ratio="3:2" sizes={PICTURE_SIZES} priority />
    </CutCorner>
  );
