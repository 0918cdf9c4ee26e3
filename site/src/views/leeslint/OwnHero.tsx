import type { Saved } from '../../leeslint/kept.ts';
import { PageHero } from '../../shell/PageHero.tsx';
import { fill } from '../../ui/fill.ts';
import { leeslint } from '../../ui/messages/leeslint.ts';
import { site } from '../../ui/messages/site.ts';
import { BigRibbon } from './BigRibbon.tsx';
import styles from './OwnHero.module.css';
import { capital, numberWord } from './words.ts';

type OwnHeroProps = {
  /** Null where nobody knows the list. */
  readonly saved: readonly Saved[] | null;
};

function introOf(saved: OwnHeroProps['saved']): string {
  if (!saved) return leeslint.intro;
  const days = new Set(saved.map(({ day }) => day)).size;
  if (days === 0) return leeslint.page_intro_empty;
  return days === 1
    ? leeslint.page_intro_one
    : fill(leeslint.page_intro_many, { days: capital(numberWord(days)) });
}

/** The head of one's own list: the title, and the big ribbon with the count. */
export const OwnHero = ({ saved }: OwnHeroProps) => (
  <div className={styles.hero}>
    <PageHero
      title={leeslint.title}
      intro={introOf(saved)}
      trail={[{ title: site.breadcrumb_home, href: '/' }, { title: leeslint.title }]}
    >
      {saved && <BigRibbon count={saved.length} />}
    </PageHero>
  </div>
);
