import type { Story } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { leadingOccurrence, type Occurrence } from '@inktvis/programme/occurrences';
import { ribbonItem } from '@inktvis/programme/programme-item';
import { Ribbon } from '../../cards/Ribbon.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { calendarHref, isToCome } from './calendar.ts';
import { FurtherMoments } from './FurtherMoments.tsx';
import { otherOccurrence } from './notice.ts';
import styles from './TakeAlong.module.css';

type TakeAlongProps = {
  readonly story: Story<'experience'>;
  readonly occurrences: readonly Occurrence[];
  readonly now: Date;
};

/** The time on the ticket; the one to go to instead when that is cancelled. */
function ticketOccurrence(occurrences: readonly Occurrence[], now: Date): Occurrence | null {
  const lead = leadingOccurrence(occurrences, now);
  const cancelled = lead?.content.flags.includes('geannuleerd') ?? false;
  return (lead && cancelled && otherOccurrence(lead, occurrences, now)) || lead;
}

/** Under the ticket: into the calendar, to its other times, and the ribbon that sticks out like a bookmark. */
export function TakeAlong({ story, occurrences, now }: TakeAlongProps) {
  const shown = ticketOccurrence(occurrences, now);
  const saved = shown && ribbonItem(shown, story);
  if (!shown || !saved) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.links}>
        {isToCome(shown, now) && (
          <ButtonLink href={calendarHref(story, shown)} variant="line">
            <Icon name="calendar" />
            {messages.experience.add_calendar}
          </ButtonLink>
        )}
        <FurtherMoments occurrences={occurrences} now={now} />
      </div>
      <div className={styles.ribbon}>
        <Ribbon item={saved} place="page" />
      </div>
    </div>
  );
}
