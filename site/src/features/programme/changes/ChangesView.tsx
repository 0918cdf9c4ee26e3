import { changes as messages } from '@inktvis/messages/changes';
import { programme } from '@inktvis/messages/programme';
import { ui } from '@inktvis/messages/ui';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import { DayRows } from '../../../cards/rows/DayRows.tsx';
import { heroArm, PageHero } from '../../../layout/hero/PageHero.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { ResultBar, ResultCount } from '../../../ui/feedback/ResultBar.tsx';
import { hook } from '../../../ui/hooks.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import styles from './ChangesView.module.css';
import { CHANGES_FEED } from './feed.ts';
import type { ChangedDay, ChangesModel } from './model.ts';

const Day = ({ number, weekday, count, rows }: ChangedDay) => (
  <DayRows number={number} weekday={weekday} words={count} {...hook('changeGroup')}>
    {rows.map((row) => (
      <ChangeRow key={row.id} {...row} />
    ))}
  </DayRows>
);

type ChangesViewProps = { readonly model: ChangesModel; readonly brand: string };

/**
 * What changed in the programme, by day; past days are closed. `<own-changes>` narrows the page to the visitor's list
 * (`browser/my-list/own-changes.ts`); without script there is no such choice.
 */
export const ChangesView = ({
  model: { status, state, coming, past, pastCount },
  brand,
}: ChangesViewProps) => (
  <>
    <PageHero
      compact
      title={messages.title}
      intro={messages.intro}
      trail={[
        { title: ui.breadcrumb_home, href: '/' },
        { title: programme.title, href: PROGRAMME_PATH },
        { title: messages.title },
      ]}
      side={heroArm(brand, 'laag-inkt', 'under')}
    />
    <Wrap className={styles.changes}>
      <own-changes>
        <ResultBar className={styles.bar}>
          <ResultCount role="status" {...hook('ownCount')}>
            {status}
          </ResultCount>
          <div className={styles.choice} {...hook('ownOnly')}>
            <Chip count={<span {...hook('ownTotal')} />}>{messages.own_only}</Chip>
          </div>
        </ResultBar>
        <p className={styles.state}>
          {state} {messages.follow} <a href={CHANGES_FEED}>{messages.follow_feed}</a>
        </p>
        {coming.map((day) => (
          <Day key={day.day} {...day} />
        ))}
        {past.length > 0 && (
          <details className={styles.past} {...hook('changeGroup', 'past')}>
            <summary className={styles.summary}>
              <span>
                <Numeral>{pastCount}</Numeral> {messages.past}
              </span>
              <Icon name="plus" />
            </summary>
            {past.map((day) => (
              <Day key={day.day} {...day} />
            ))}
          </details>
        )}
      </own-changes>
    </Wrap>
  </>
);
