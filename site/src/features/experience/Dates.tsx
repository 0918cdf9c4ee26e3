import { formatDayNumber, machineTime } from '@inktvis/foundation/brussels';
import { experience as messages } from '@inktvis/messages/experience';
import { type Occurrence, startDay } from '@inktvis/programme/occurrences';
import { itemFacts, previousTime, ribbonItem } from '@inktvis/programme/programme-item';
import { flagsOf } from '@inktvis/programme/status';
import { timeRange } from '@inktvis/programme/time-range';
import { ItemAccess } from '../../cards/ItemAccess.tsx';
import { ItemFlags } from '../../cards/ItemFlags.tsx';
import { ItemMeta } from '../../cards/ItemMeta.tsx';
import { Ribbon } from '../../cards/Ribbon.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { Strikethrough } from '../../ui/text/Strikethrough.tsx';
import type { ViewProps } from '../view.ts';
import { accessOfAll } from './access-facts.ts';
import { CalendarLink } from './CalendarLink.tsx';
import styles from './Dates.module.css';
import { calendarHref, DATES_ID, isToCome } from './dates.ts';

type DatesProps = {
  readonly story: ViewProps<'experience'>['story'];
  readonly occurrences: readonly Occurrence[];
  readonly now: Date;
};

/** All dates of an experience that takes place more than once, each with its own place and status. */
export function Dates({ story, occurrences, now }: DatesProps) {
  const always = accessOfAll(story, occurrences);
  return (
    <section>
      <h2 className={styles.title} id={DATES_ID} tabIndex={-1}>
        {messages.all_moments}
      </h2>
      <ol className={styles.dates}>
        {occurrences.map((occurrence) => {
          const flags = flagsOf(occurrence, now);
          const number = formatDayNumber(startDay(occurrence));
          const previous = previousTime(occurrence);
          const facts = itemFacts(story, occurrence);
          const when = timeRange(occurrence);
          const saved = ribbonItem(occurrence, story);
          return (
            <li className={styles.date} key={occurrence.uuid} data-status={flags[0]}>
              <time dateTime={machineTime(occurrence.content.startDate)}>
                <Numeral className={styles.number}>{number}</Numeral>
              </time>
              <div className={styles.words}>
                <ItemFlags flags={flags} />
                <p className={styles.when}>
                  {previous && (
                    <>
                      <Strikethrough>{previous}</Strikethrough>{' '}
                    </>
                  )}
                  {when}
                </p>
                <ItemMeta facts={{ ...facts, typeLabel: '', themeLabel: '' }} />
                <ItemAccess access={facts.access.filter((name) => !always.includes(name))} />
                {isToCome(occurrence, now) && (
                  <p>
                    <CalendarLink href={calendarHref(story, occurrence)} what={`${number}, ${when}`} />
                  </p>
                )}
              </div>
              {saved && (
                <Ribbon item={{ ...saved, title: `${saved.title}, ${number}, ${when}` }} place="row" />
              )}
            </li>
          );
        })}
      </ol>
      {occurrences.some((one) => isToCome(one, now)) && (
        <p className={styles.all}>
          <ButtonLink href={calendarHref(story)} variant="line" size="small">
            <Icon name="calendar" />
            {messages.add_calendar_all}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
