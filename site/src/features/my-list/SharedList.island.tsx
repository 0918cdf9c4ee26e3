import { formatDayLong, formatDayNumber, formatTime, formatWeekday } from '@inktvis/foundation/brussels';
import { groupBy } from '@inktvis/foundation/group-by';
import { capital, fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { numberWord } from '@inktvis/messages/number-word';
import { ui } from '@inktvis/messages/ui';
import { countWords } from '@inktvis/programme/filters/words';
import { startDay } from '@inktvis/programme/occurrences';
import { MY_LIST_PATH } from '@inktvis/programme/paths';
import { untilTime } from '@inktvis/programme/time-range';
import { useEffect, useState } from 'react';
import { myList as store } from '../../browser/my-list/my-list.ts';
import { DayRows } from '../../cards/rows/DayRows.tsx';
import { ProgrammeRow } from '../../cards/rows/ProgrammeRow.tsx';
import { counted } from '../../cards/text.ts';
import { PageHero } from '../../layout/hero/PageHero.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { fetchProgramme, itemRow, type ListItem, ribbonOf } from './list-item.ts';
import { type SharedNote, sharedPlan } from './plan.ts';
import styles from './SharedList.module.css';
import { useMyList } from './use-my-list.ts';
import { listing } from './words.ts';

type SharedListProps = {
  readonly items: readonly ListItem[];
  readonly gone: number;
  readonly drawn: Date;
  /** How far the site's clock is ahead of the real one, in ms. */
  readonly clockShiftMs: number;
};

const TRAIL = [
  { title: ui.breadcrumb_home, href: '/' },
  { title: myList.title, href: MY_LIST_PATH },
  { title: myList.shared_crumb },
];

/** A shared list, complete without script; with it compared with the visitor's own, to which all of it, or what fits, can be added. */
export function SharedList({ items, gone, drawn, clockShiftMs }: SharedListProps) {
  const saved = useMyList();
  const { now, root } = useNow<HTMLDivElement>(drawn.getTime(), clockShiftMs);
  const isUsed = saved !== null && saved.length > 0;
  const [programme, setProgramme] = useState<readonly ListItem[] | null>(null);
  useEffect(() => {
    if (isUsed) void fetchProgramme().then(setProgramme);
  }, [isUsed]);
  const plan = saved && sharedPlan(items, saved, programme ?? [], new Date(now));
  // What fits is unknown until the dates of the own list are.
  const fits = plan && (programme || !isUsed) ? plan.fitting : [];
  const experiences = items.length === 1 ? myList.experience : myList.experiences;
  return (
    <div ref={root}>
      <div data-surface="ink">
        <div className={`wrap ${styles.stripWords} cluster`}>
          <Icon name="eye" className={styles.eye} />
          <p>
            {myList.shared_strip} <b>{myList.shared_strip_own}</b>
            {myList.shared_strip_until}
          </p>
          <MoreLink href={MY_LIST_PATH}>{myList.shared_to_own}</MoreLink>
        </div>
      </div>
      <PageHero title={myList.shared_heading} trail={TRAIL}>
        <p className="lead">
          {items.length > 0 ? `${inWords(items.length)} ${experiences}. ` : myList.shared_nothing}
          {plan && <span>{alsoMineWords(plan, items.length)}</span>}
        </p>
      </PageHero>
      <div className="wrap">
        <div className="result-bar cluster">
          <p className="step-1 bold" role="status">
            {statusOf(items.length, plan)}
          </p>
          {items.length > 0 && <Actions plan={plan} fits={fits} />}
        </div>
        {gone > 0 && items.length > 0 && (
          <div className="below-5">
            <Alert kind="info" title={counted(gone, myList.shared_gone_one, myList.shared_gone_many)} />
          </div>
        )}
        {[...groupBy(items, startDay)].map(([day, ofDay]) => (
          <DayRows
            key={day}
            number={formatDayNumber(day)}
            weekday={formatWeekday(day)}
            words={countWords(ofDay.length)}
          >
            {ofDay.map((item) => (
              <li className={`ruled ${styles.item}`} key={item.id} data-row={item.id}>
                <ProgrammeRow {...itemRow(item, drawn)} ribbon={ribbonOf(item)} />
                <RowNote note={plan?.notes.get(item.id)} />
              </li>
            ))}
          </DayRows>
        ))}
      </div>
    </div>
  );
}

type Compared = ReturnType<typeof sharedPlan>;

const inWords = (count: number): string => (count === 1 ? 'Eén' : capital(numberWord(count)));

function alsoMineWords({ alsoMine }: Compared, count: number): string {
  if (alsoMine === 0) return '';
  if (alsoMine === count) return myList.shared_own_all;
  return fill(myList.shared_own, { count: inWords(alsoMine) });
}

function statusOf(count: number, plan: Compared | null): string {
  const words = countWords(count);
  if (!plan || count === 0) return words;
  if (plan.alsoMine === count) return fill(myList.shared_nothing_new, { count: words });
  // What is left is over.
  return plan.fresh.length === 0 ? words : fill(myList.shared_new, { count: words, new: plan.fresh.length });
}

function add(items: readonly ListItem[]): void {
  store.save(items.map(ribbonOf));
  showToast({ text: myList.added, icon: 'ribbon-saved' });
}

const Actions = ({ plan, fits }: { readonly plan: Compared | null; readonly fits: readonly ListItem[] }) => (
  <div className={`${styles.actions} cluster gap-4`}>
    {plan?.fresh.length === 0 ? (
      <ButtonLink href={MY_LIST_PATH}>{myList.shared_to_own}</ButtonLink>
    ) : (
      <Button variant="accent" className="hidden-without-script" onClick={() => plan && add(plan.fresh)}>
        <Icon name="ribbon" />
        {myList.add_all}
      </Button>
    )}
    {plan && fits.length > 0 && fits.length < plan.fresh.length && (
      <Button variant="line" onClick={() => add(fits)}>
        {fill(myList.shared_fitting, { count: fits.length })}
      </Button>
    )}
  </div>
);

/** `Vrije micro, 15.15 tot 16.15` */
const withHours = (item: ListItem): string =>
  [`${item.title}, ${formatTime(item.content.startDate)}`, untilTime(item)].filter(Boolean).join(' ');

/** `zaterdag 2 november, 14.00` */
const moment = (item: ListItem): string =>
  `${formatDayLong(startDay(item))}, ${formatTime(item.content.startDate)}`;

const RowNote = ({ note }: { readonly note: SharedNote | null | undefined }) =>
  note && (
    <div className={styles.note}>
      {note.kind === 'elsewhere' ? (
        <p className="soft">{fill(myList.shared_elsewhere, { moment: listing(note.mine.map(moment)) })}</p>
      ) : (
        <Alert kind="now" icon="info" title={myList.shared_clash_title}>
          <p>{fill(myList.shared_clash_text, { moments: listing(note.mine.map(withHours)) })}</p>
        </Alert>
      )}
    </div>
  );
