import { formatTime, machineTime } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { experience as messages } from '@inktvis/messages/experience';
import type { Around } from '@inktvis/programme/around';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { itemFacts } from '@inktvis/programme/programme-item';
import { flagsOf } from '@inktvis/programme/status';
import { untilTime } from '@inktvis/programme/time-range';
import { ItemFlags } from '../../cards/item/ItemFlags.tsx';
import { Genre } from '../../ui/images/Icon.tsx';
import { Flag } from '../../ui/text/Flag.tsx';
import styles from './AroundHours.module.css';

const factsOf = (one: Occurrence) => itemFacts(one.content.experience, one);

/** `tot 13.30 · Schrijfatelier` */
const meta = (one: Occurrence): string =>
  [untilTime(one), factsOf(one).placeLabel].filter(Boolean).join(' · ');

type SideProps = {
  readonly title: string;
  readonly occurrences: readonly Occurrence[];
  readonly place: string;
  readonly now: Date;
};

function Side({ title, occurrences, place, now }: SideProps) {
  return (
    <div className={styles.side}>
      <h3 className="small-label">{title}</h3>
      {occurrences.length === 0 ? (
        <p className="ruled">{messages.around_nothing}</p>
      ) : (
        <ul>
          {occurrences.map((one) => {
            const { experience, startDate } = one.content;
            return (
              <li className={`${styles.occurrence} ruled`} key={one.uuid}>
                <time dateTime={machineTime(startDate)}>
                  <span className={`numeral ${styles.hour}`}>{formatTime(startDate)}</span>
                </time>
                <div>
                  <h4 className="step-1">
                    <a href={experience?.href}>{experience?.content.title}</a>
                  </h4>
                  <p className={`${styles.meta} step--1`}>{meta(one)}</p>
                  <ItemFlags flags={flagsOf(one, now).filter((name) => name === 'last')} />
                  {place !== '' && factsOf(one).placeLabel === place && (
                    <p>
                      <Flag kind="now">{messages.around_same_place}</Flag>
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const ID = ownId('uur');

type AroundHoursProps = { readonly occurrence: Occurrence; readonly around: Around; readonly now: Date };

/** What ends in the hour before this occurrence and starts in the hour after it; nothing when both sides are empty. */
export function AroundHours({ occurrence, around: { before, after }, now }: AroundHoursProps) {
  if (before.length + after.length === 0) return null;
  const { placeLabel, theme } = factsOf(occurrence);
  const sides = { place: placeLabel, now };
  return (
    <section className="section" data-tight data-page="orange" aria-labelledby={ID} data-screen-only>
      <div className="wrap">
        <h2 id={ID}>{messages.around}</h2>
        <p className="step-1 above-4">{messages.around_intro}</p>
        <div className={styles.hours}>
          <Side title={messages.around_before} occurrences={before} {...sides} />
          <div className={`${styles.this} stack gap-3 relative`} data-surface="ink">
            <span className={`numeral ${styles.start}`}>{formatTime(occurrence.content.startDate)}</span>
            <p>
              <b className={styles.name}>{occurrence.content.experience?.content.title}</b>
              {meta(occurrence)}
            </p>
            {theme && <Genre name={theme} />}
          </div>
          <Side title={messages.around_after} occurrences={after} {...sides} />
        </div>
      </div>
    </section>
  );
}
