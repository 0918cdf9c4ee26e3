import {
  brusselsDay,
  type Day,
  formatDayNumber,
  formatTime,
  formatWeekday,
  machineTime,
} from '@inktvis/foundation/brussels';
import { changes as messages } from '@inktvis/messages/changes';
import { fill } from '@inktvis/messages/fill';
import type { Change } from '@inktvis/programme/changes/changes';
import { occurrenceKey, startDay, titleOf } from '@inktvis/programme/occurrences';
import { itemFacts, previousTime, ribbonItem } from '@inktvis/programme/programme-item';
import { untilTime } from '@inktvis/programme/time-range';
import { ItemFlags } from '../../../cards/item/ItemFlags.tsx';
import { ItemMeta } from '../../../cards/item/ItemMeta.tsx';
import { Ribbon } from '../../../cards/Ribbon.tsx';
import { hook } from '../../../ui/hooks.ts';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { OptionalLink } from '../../../ui/text/OptionalLink.tsx';
import { Strikethrough } from '../../../ui/text/Strikethrough.tsx';
import styles from './ChangeRow.module.css';

/** `Gemeld vandaag, 09.10 uur`; an instant in the future is a mistake, and not shown. */
function reportedWords({ reportedAt }: Change, now: Date): string | null {
  if (!reportedAt || reportedAt > now) return null;
  const day = brusselsDay(reportedAt);
  const time = formatTime(reportedAt);
  if (day === brusselsDay(now)) return fill(messages.reported_today, { time });
  const weekday = formatWeekday(day).slice(0, 2);
  return fill(messages.reported, { weekday, day: formatDayNumber(day), time });
}

type ChangeRowProps = {
  readonly change: Change;
  /** The day it is listed under: what began before it has its date instead of its hour. */
  readonly day: Day;
  readonly now: Date;
};

/** A change of the programme: the old hour above the new one, the old place before the new one, the reason. */
export const ChangeRow = ({ change, day, now }: ChangeRowProps) => {
  const { occurrence, kinds } = change;
  const { experience, startDate, note } = occurrence.content;
  const isOff = kinds[0] === 'off';
  const previous = isOff ? null : previousTime(occurrence);
  const until = untilTime(occurrence);
  const began = startDay(occurrence);
  const reported = reportedWords(change, now);
  const ribbon = ribbonItem(occurrence);
  const title = titleOf(occurrence);
  return (
    <li className={styles.item} {...hook('change', occurrenceKey(occurrence))}>
      <article className={styles.row} data-off={isOff || undefined}>
        <p className={styles.when}>
          {previous && (
            <>
              <Numeral className={styles.previous}>
                <Strikethrough>{previous}</Strikethrough>
              </Numeral>
              <span className="visually-hidden">{messages.now}</span>
            </>
          )}
          <time dateTime={machineTime(startDate)}>
            <Numeral className={styles.number}>
              {began === day ? formatTime(startDate) : formatDayNumber(began)}
            </Numeral>
          </time>
          {until && <span className={styles.until}>{until}</span>}
        </p>
        <div>
          <ItemFlags flags={kinds.slice(0, 2)} />
          <h3 className={styles.title}>
            <OptionalLink href={experience?.href ?? null}>{isOff ? <s>{title}</s> : title}</OptionalLink>
          </h3>
          <ItemMeta facts={itemFacts(experience, occurrence)} />
          {note && <p className={styles.note}>{note}</p>}
          {reported && <p className={styles.reported}>{reported}</p>}
        </div>
        {ribbon && <Ribbon item={ribbon} place="row" />}
      </article>
    </li>
  );
};
