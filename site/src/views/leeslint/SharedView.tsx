import type { ReactNode } from 'react';
import { Logo } from '../../shell/Logo.tsx';
import { PageHero } from '../../shell/PageHero.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { leeslint } from '../../ui/messages/leeslint.ts';
import { site } from '../../ui/messages/site.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import { LIST_PATH, shareAddress } from './addresses.ts';
import { byDay, countWords } from './days.ts';
import { ListDays } from './ListDays.tsx';
import { PaperList } from './PaperList.tsx';
import styles from './SharedView.module.css';
import type { SharedList } from './shared-list.ts';
import { capital, numberWord } from './words.ts';

type SharedViewProps = {
  readonly list: SharedList;
  readonly now: Date;
  readonly base: string;
  readonly brand: string;
  /** What can be done with the list, with script (`SharedActions.island.tsx`). */
  readonly actions?: ReactNode;
};

const TRAIL = [
  { title: site.breadcrumb_home, href: '/' },
  { title: leeslint.title, href: LIST_PATH },
  { title: leeslint.shared_crumb },
];

const inWords = (count: number): string =>
  count === 1 ? 'Eén beleving' : `${capital(numberWord(count))} belevingen`;

const Strip = () => (
  <div className={styles.strip} data-surface="ink">
    <Wrap className={styles.stripWords}>
      <Icon name="eye" className={styles.eye} />
      <p>
        {leeslint.shared_strip} <b>{leeslint.shared_strip_own}</b>
        {leeslint.shared_strip_until}
      </p>
      <MoreLink href={LIST_PATH}>{leeslint.shared_to_own}</MoreLink>
    </Wrap>
  </div>
);

/**
 * The list of somebody else, complete without script. The script adds how it lies beside one's own list, in the places
 * marked `data-shared-own` and `data-shared-extra`.
 */
export function SharedView({ list: { items, gone }, now, base, brand, actions }: SharedViewProps) {
  const days = byDay(items);
  const address = shareAddress(
    base,
    items.map(({ id }) => id),
  );
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <Strip />
        <PageHero title={leeslint.shared_heading} trail={TRAIL}>
          <p className={styles.intro}>
            {items.length > 0 ? `${inWords(items.length)}. ` : leeslint.shared_nothing}
            <span data-shared-own="" />
          </p>
        </PageHero>
        <Wrap className={styles.list}>
          {actions}
          {gone > 0 && (
            <div className={styles.gone}>
              <Alert
                kind="info"
                title={
                  gone === 1 ? leeslint.shared_gone_one : fill(leeslint.shared_gone_many, { count: gone })
                }
              />
            </div>
          )}
          <ListDays
            days={days}
            now={now}
            words={(day) => countWords(day.items.length)}
            extra={(item) => <div data-shared-extra={item.id} />}
          />
        </Wrap>
      </div>
      {items.length > 0 && (
        <PaperList
          title={leeslint.shared_heading}
          days={days}
          now={now}
          address={address}
          othersOf={() => []}
          logo={<Logo brand={brand} mode="repeat" size="footer" />}
        />
      )}
    </div>
  );
}
