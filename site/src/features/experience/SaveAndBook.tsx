import type { Story } from '@inktvis/content';
import { formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { experience as messages } from '@inktvis/messages/experience';
import { fill } from '@inktvis/messages/fill';
import { leadingOccurrence, type Occurrence, startDay } from '@inktvis/programme/occurrences';
import { ribbonItem } from '@inktvis/programme/programme-item';
import { isBookable } from '@inktvis/programme/status';
import { Ribbon } from '../../cards/Ribbon.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { calendarHref, DATES_ID, isToCome } from './dates.ts';
import { ticketOccurrence } from './notice.ts';
import styles from './SaveAndBook.module.css';

type SaveAndBookProps = {
  readonly story: Story<'experience'>;
  readonly occurrences: readonly Occurrence[];
  readonly now: Date;
};

type FurtherDatesProps = { readonly occurrences: readonly Occurrence[]; readonly now: Date };

/** The next other date that can still be attended, and how many there are besides. */
function FurtherDates({ occurrences, now }: FurtherDatesProps) {
  const lead = leadingOccurrence(occurrences, now);
  const [next, ...others] = occurrences.filter((one) => one !== lead && isBookable(one, now));
  if (!next) return null;
  const first = fill(messages.also_on_moment, {
    day: formatDayNumber(startDay(next)),
    time: formatTime(next.content.startDate),
  });
  const rest =
    others.length === 0
      ? ''
      : others.length === 1
        ? ` ${messages.more_dates_one}`
        : ` ${fill(messages.more_dates_many, { n: others.length })}`;
  return (
    <p>
      <MoreLink href={`#${DATES_ID}`}>{`${first}${rest}`}</MoreLink>
    </p>
  );
}

/** Below the ticket: the calendar file, the other dates, and the ribbon, which sticks out like a bookmark. */
export function SaveAndBook({ story, occurrences, now }: SaveAndBookProps) {
  const shown = ticketOccurrence(occurrences, now);
  const saved = shown && ribbonItem(shown, story);
  if (!shown || !saved) return null;
  return (
    <div className={styles.bar} data-screen-only>
      <div className={styles.links}>
        {isToCome(shown, now) && (
          <ButtonLink href={calendarHref(story, shown)} variant="line">
            <Icon name="calendar" />
            {messages.add_calendar}
          </ButtonLink>
        )}
        <FurtherDates occurrences={occurrences} now={now} />
      </div>
      <div className={styles.ribbon}>
        <Ribbon item={saved} place="page" />
      </div>
    </div>
  );
}
