import type { Story } from '@inktvis/content';
import {
  brusselsDay,
  type Day,
  formatDayNumber,
  formatWeekday,
  machineTime,
} from '@inktvis/foundation/brussels';
import { experience as texts } from '@inktvis/messages/experience';
import { item } from '@inktvis/messages/item';
import { queue as queueTexts } from '@inktvis/messages/queue';
import { isSameEdition } from '@inktvis/programme/festival';
import { lastDay, leadingOccurrence, startDay, type Timed } from '@inktvis/programme/occurrences';
import { itemFacts, previousTime } from '@inktvis/programme/programme-item';
import { flagsOf } from '@inktvis/programme/status';
import { hoursOf } from '@inktvis/programme/time-range';
import { ItemFlags } from '../../cards/item/ItemFlags.tsx';
import { QueueSlip } from '../../cards/item/QueueSlip.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { PreviousValue } from '../../ui/text/Strikethrough.tsx';
import { EntryFoot } from './EntryFoot.tsx';
import styles from './ExperienceHead.module.css';
import type { ExperienceData } from './load.ts';
import { closedBy, momentHref, otherOccurrences } from './moments.ts';
import { isTold } from './notice.ts';

type WhenProps = {
  /** Null: only the day is known. */
  readonly timed: Timed | null;
  readonly day: Day;
  readonly previous: string | null;
  readonly now: Date;
};

/** `26.10–28.10`, `zaterdag`, `11.30–12.45`; outside the weeks of the festival with the year. */
function When({ timed, day, previous, now }: WhenProps) {
  const isRange = timed !== null && lastDay(timed) > day;
  const number = formatDayNumber(day) + (isRange ? `–${formatDayNumber(lastDay(timed))}` : '');
  const year = isSameEdition(day, brusselsDay(now)) ? '' : ` (${day.slice(0, 4)})`;
  return (
    <div className={styles.when}>
      <dt className="visually-hidden">{texts.when}</dt>
      <dd>
        <time dateTime={timed ? machineTime(timed.content.startDate) : day}>
          <span className={`numeral ${styles.number} ${isRange ? styles.range : ''}`}>{number}</span>
        </time>{' '}
        <span className={styles.hours}>
          <span>{formatWeekday(day) + year}</span> <PreviousValue value={previous} />
          <b className="nowrap">{timed && hoursOf(timed)}</b>
        </span>
      </dd>
    </div>
  );
}

/** An experience without programme items may carry its own dates. */
const ownTime = ({ content: { startDate, endDate } }: Story<'experience'>): Timed | null =>
  startDate && { content: { startDate, endDate } };

type TicketProps = Pick<ExperienceData, 'occurrences' | 'queue'> & {
  readonly story: Story<'experience'>;
  readonly now: Date;
};

/** The first time that is still to come, as a torn ticket, and how one gets in. */
export function Ticket({ story, occurrences, queue, now }: TicketProps) {
  const lead = leadingOccurrence(occurrences, now);
  const timed = lead ?? ownTime(story);
  const day = timed ? startDay(timed) : story.content.date;
  const facts = itemFacts(story, lead);
  const { placeLabel, previousPlace } = facts;
  const hall = (lead?.content.location ?? story.content.location)?.content.hall ?? '';
  const flags = lead ? flagsOf(lead, now).filter((name) => !isTold(name)) : [];
  const closed = closedBy(lead, now);
  const others = lead ? otherOccurrences(lead, occurrences, now) : [];
  return (
    <dl className={`${styles.ticket} ticket`} data-status={closed}>
      {day && <When timed={timed} day={day} previous={lead && previousTime(lead)} now={now} />}
      <div className={styles.where}>
        <dt className="visually-hidden">{texts.where}</dt>
        <dd>
          <Icon name="pin" />
          <span>
            <PreviousValue value={placeLabel && previousPlace} />
            <b>{placeLabel || item.no_location}</b>
            {placeLabel && hall && hall !== placeLabel && (
              <span className={styles.hall}>{hall.replace(/^Hal\b/, 'hal')}</span>
            )}
            {lead && facts.queue && !queue && (
              <noscript>
                <br />
                <a href={momentHref(story, lead)}>{queueTexts.without_script}</a>
              </noscript>
            )}
          </span>
        </dd>
      </div>
      {facts.queue && (
        <div className={styles.queue} hidden={!queue} data-queue-room>
          <dt className="visually-hidden">{item.queue}</dt>
          <dd>
            <QueueSlip spot={facts.queue} drawn={queue} large />
          </dd>
        </div>
      )}
      {flags.length > 0 && (
        <div className={`${styles.status} nowrap`} data-flags={flags.join(' ')}>
          <dt className="visually-hidden">{texts.status}</dt>
          <dd>
            <ItemFlags flags={flags} facts={{ ...facts, queue: undefined }} />
          </dd>
        </div>
      )}
      <EntryFoot story={story} lead={lead} others={others} now={now} />
    </dl>
  );
}
