import { formatTime } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { experience as messages } from '@inktvis/messages/experience';
import type { Around } from '@inktvis/programme/around';
import { type Occurrence, startDay } from '@inktvis/programme/occurrences';
import { itemFacts } from '@inktvis/programme/programme-item';
import { untilTime } from '@inktvis/programme/time-range';
import { ProgrammeRows } from '../../cards/rows/ProgrammeRow.tsx';
import { occurrenceRow } from '../../cards/rows/programme-row.ts';
import { Genre } from '../../ui/images/Icon.tsx';
import { Flag } from '../../ui/text/Flag.tsx';
import styles from './AroundHours.module.css';

type SideProps = {
  readonly title: string;
  readonly occurrences: readonly Occurrence[];
  readonly place: string;
};

/** The row of what is just before or after: hour, title and place, and whether that is the same `place`. */
function rowOf(occurrence: Occurrence, place: string) {
  const { facts, ...row } = occurrenceRow(occurrence, startDay(occurrence));
  const isSame = place !== '' && facts.placeLabel === place;
  const children = isSame && (
    <p>
      <Flag kind="now">{messages.around_same_place}</Flag>
    </p>
  );
  return { ...row, facts: { ...facts, names: null, access: [] }, ribbon: null, children };
}

const Side = ({ title, occurrences, place }: SideProps) => (
  <div className={styles.side}>
    <h3 className="small-label">{title}</h3>
    {occurrences.length === 0 ? (
      <p className="ruled">{messages.around_nothing}</p>
    ) : (
      <ProgrammeRows rows={occurrences.map((one) => rowOf(one, place))} />
    )}
  </div>
);

const ID = ownId('uur');

type AroundHoursProps = { readonly occurrence: Occurrence; readonly around: Around };

/** What ends in the hour before this occurrence and starts in the hour after it; nothing when both sides are empty. */
export function AroundHours({ occurrence, around: { before, after } }: AroundHoursProps) {
  if (before.length + after.length === 0) return null;
  const { experience, startDate } = occurrence.content;
  const { placeLabel, theme } = itemFacts(experience, occurrence);
  return (
    <section className={`section ${styles.around}`} data-page="orange" aria-labelledby={ID} data-screen-only>
      <div className="wrap">
        <h2 id={ID}>{messages.around}</h2>
        <p className="step-1 above-4">{messages.around_intro}</p>
        <div className={styles.hours}>
          <Side title={messages.around_before} occurrences={before} place={placeLabel} />
          <div className={`${styles.this} stack gap-3 relative`} data-surface="ink">
            <span className={`numeral ${styles.start}`}>{formatTime(startDate)}</span>
            <p>
              <b className={styles.name}>{experience?.content.title}</b>
              {[untilTime(occurrence), placeLabel].filter(Boolean).join(' · ')}
            </p>
            {theme && <Genre name={theme} />}
          </div>
          <Side title={messages.around_after} occurrences={after} place={placeLabel} />
        </div>
      </div>
    </section>
  );
}
