import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { site } from '@inktvis/messages/site';
import type { Saved } from '../../browser/my-list/saved-items.ts';
import { PageHero } from '../../layout/PageHero.tsx';
import { BigRibbon } from './BigRibbon.tsx';
import styles from './OwnHero.module.css';
import { capital, numberWord } from './words.ts';

type OwnHeroProps = {
  /** Null where nobody knows the list. */
  readonly saved: readonly Saved[] | null;
};

function introOf(saved: OwnHeroProps['saved']): string {
  if (!saved) return myList.intro;
  const days = new Set(saved.map(({ day }) => day)).size;
  if (days === 0) return myList.page_intro_empty;
  return days === 1
    ? myList.page_intro_one
    : fill(myList.page_intro_many, { days: capital(numberWord(days)) });
}

/** The head of one's own list: the title, and the big ribbon with the count. */
export const OwnHero = ({ saved }: OwnHeroProps) => (
  <div className={styles.hero}>
    <PageHero
      title={myList.title}
      intro={introOf(saved)}
      trail={[{ title: site.breadcrumb_home, href: '/' }, { title: myList.title }]}
    >
      {saved && <BigRibbon count={saved.length} />}
    </PageHero>
  </div>
);
