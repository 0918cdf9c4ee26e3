import {
  brusselsDay,
  type Day,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { changes as messages } from '@inktvis/messages/changes';
import { fill } from '@inktvis/messages/fill';
import type { Change } from '@inktvis/programme/changes/changes';
import { isOnDay, occurrenceKey, startDay } from '@inktvis/programme/occurrences';
import { ribbonItem } from '@inktvis/programme/programme-item';
import { DayRows } from '../../../cards/rows/DayRows.tsx';
import { ProgrammeRow } from '../../../cards/rows/ProgrammeRow.tsx';
import { occurrenceRow } from '../../../cards/rows/programme-row.ts';
import { counted } from '../../../cards/text.ts';
import { heroArm, heroOf, PageHero } from '../../../layout/hero/PageHero.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Strikethrough } from '../../../ui/text/Strikethrough.tsx';
import type { FixedProps } from '../../page-kind.ts';
import styles from './ChangesView.module.css';

/** An instant in the future is a mistake, and not shown. */
function reportedWords({ reportedAt }: Change, now: Date): string | null {
  if (!reportedAt || reportedAt > now) return null;
  const day = brusselsDay(reportedAt);
  const time = formatTime(reportedAt);
  if (day === brusselsDay(now)) return fill(messages.reported_today, { time });
  const weekday = formatWeekday(day).slice(0, 2);
  return fill(messages.reported, { weekday, day: formatDayNumber(day), time });
}

type RowProps = { readonly change: Change; readonly day: Day; readonly now: Date };

function ChangeRow({ change, day, now }: RowProps) {
  const { occurrence, kinds } = change;
  const { note } = occurrence.content;
  const { start, facts, ...row } = occurrenceRow(occurrence, day);
  const previous = kinds[0] === 'off' ? null : start?.previousTime;
  const reported = reportedWords(change, now);
  return (
    <li className="ruled" data-change={occurrenceKey(occurrence)}>
      <ProgrammeRow
        {...row}
        facts={{ ...facts, names: null, access: [] }}
        flags={kinds.slice(0, 2)}
        start={start && { ...start, previousTime: null }}
        ribbon={ribbonItem(occurrence)}
        above={
          previous && (
            <>
              <span className={`numeral ${styles.previous} step-1`}>
                <Strikethrough>{previous}</Strikethrough>
              </span>
              <span className="visually-hidden">{messages.now}</span>
            </>
          )
        }
      >
        {note && <p className={`${styles.note} above-2`}>{note}</p>}
        {reported && <p className="note above-1">{reported}</p>}
      </ProgrammeRow>
    </li>
  );
}

/** What lasts several days is under today while it lasts, else under its first day. */
function Days({ changes, now }: { readonly changes: readonly Change[]; readonly now: Date }) {
  const today = brusselsDay(now);
  const days = Map.groupBy(changes, ({ occurrence }) =>
    isOnDay(occurrence, today) ? today : startDay(occurrence),
  );
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, found]) => {
      const weekday = formatWeekday(day);
      return (
        <DayRows
          key={day}
          number={formatDayNumber(day)}
          weekday={day === today ? fill(messages.today, { weekday }) : weekday}
          words={counted(found.length, messages.day_one, messages.day_many)}
          data-change-group=""
        >
          {found.map((change) => (
            <ChangeRow key={occurrenceKey(change.occurrence)} change={change} day={day} now={now} />
          ))}
        </DayRows>
      );
    });
}

/** By day, past days closed; `<own-changes>` (`browser/my-list/own-changes.ts`) narrows the page to the list of the visitor. */
export function ChangesView({ data: changes, frame: { now, brand, url } }: FixedProps<readonly Change[]>) {
  const today = brusselsDay(now);
  const { coming = [], past = [] } = Object.groupBy(changes, ({ occurrence }) =>
    startDay(occurrence) >= today || isOnDay(occurrence, today) ? 'coming' : 'past',
  );
  const none = changes.length === 0 ? messages.none : messages.count_none;
  return (
    <>
      <PageHero compact {...heroOf(messages, url)} arm={heroArm(brand, 'laag-inkt')} />
      <div className={`wrap ${styles.changes}`}>
        <own-changes>
          <div className={`result-bar cluster ${styles.bar}`}>
            <p className="step-1 bold" role="status" data-own-count="">
              {coming.length === 0 ? none : counted(coming.length, messages.count_one, messages.count_many)}
            </p>
            <div className="hidden-without-script" data-own-only="">
              <Chip count={<span data-own-total="" />}>{messages.own_only}</Chip>
            </div>
          </div>
          <p className={`${styles.state} note`}>
            {fill(messages.state, { day: formatDayLong(today), time: formatTime(now) })}
          </p>
          <Days changes={coming} now={now} />
          {past.length > 0 && (
            <details className={styles.past} data-change-group="past">
              <summary className="fold unfolds">
                <span>
                  <span className="numeral">{past.length}</span> {messages.past}
                </span>
                <Icon name="plus" />
              </summary>
              <Days changes={past} now={now} />
            </details>
          )}
        </own-changes>
      </div>
    </>
  );
}
