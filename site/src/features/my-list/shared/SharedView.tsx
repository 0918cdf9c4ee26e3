import { capital, fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { ui } from '@inktvis/messages/ui';
import { MY_LIST_PATH } from '@inktvis/programme/paths';
import type { ReactNode } from 'react';
import { PageHero } from '../../../layout/hero/PageHero.tsx';
import { MoreLink } from '../../../ui/controls/MoreLink.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { hook } from '../../../ui/hooks.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { byDay, countWords } from '../dates.ts';
import { ListDays } from '../ListDays.tsx';
import { numberWord } from '../words.ts';
import styles from './SharedView.module.css';
import type { SharedList } from './shared-list.ts';

type SharedViewProps = {
  readonly list: SharedList;
  readonly now: Date;
  /** What can be done with the list, with script. */
  readonly actions?: ReactNode;
};

const TRAIL = [
  { title: ui.breadcrumb_home, href: '/' },
  { title: myList.title, href: MY_LIST_PATH },
  { title: myList.shared_crumb },
];

const inWords = (count: number): string =>
  count === 1 ? 'Eén beleving' : `${capital(numberWord(count))} belevingen`;

const Strip = () => (
  <div className={styles.strip} data-surface="ink">
    <Wrap className={styles.stripWords}>
      <Icon name="eye" className={styles.eye} />
      <p>
        {myList.shared_strip} <b>{myList.shared_strip_own}</b>
        {myList.shared_strip_until}
      </p>
      <MoreLink href={MY_LIST_PATH}>{myList.shared_to_own}</MoreLink>
    </Wrap>
  </div>
);

/**
 * A shared list, complete without script. The script compares it with the visitor's own list, and shows the result in
 * the elements with the hooks `sharedOwn` and `sharedExtra` (`SharedActions.island.tsx`).
 */
export function SharedView({ list: { items, gone }, now, actions }: SharedViewProps) {
  const days = byDay(items);
  return (
    <div className={styles.page}>
      <Strip />
      <PageHero title={myList.shared_heading} trail={TRAIL}>
        <p className={styles.intro}>
          {items.length > 0 ? `${inWords(items.length)}. ` : myList.shared_nothing}
          <span {...hook('sharedOwn')} />
        </p>
      </PageHero>
      <Wrap>
        {actions}
        {gone > 0 && (
          <div className={styles.gone}>
            <Alert
              kind="info"
              title={gone === 1 ? myList.shared_gone_one : fill(myList.shared_gone_many, { count: gone })}
            />
          </div>
        )}
        <ListDays
          days={days}
          now={now}
          words={(day) => countWords(day.items.length)}
          extra={(item) => <div {...hook('sharedExtra', item.id)} />}
        />
      </Wrap>
    </div>
  );
}
