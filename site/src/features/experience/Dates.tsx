import { formatDate, formatDayNumber, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import { edition } from '@inktvis/messages/edition';
import { entry as entryWords } from '@inktvis/messages/entry';
import { experience as messages } from '@inktvis/messages/experience';
import { fill } from '@inktvis/messages/fill';
import { entryLine, entryOf, entryTerms } from '@inktvis/programme/entry';
import { type Occurrence, startDay } from '@inktvis/programme/occurrences';
import { itemFacts, previousTime, ribbonItem } from '@inktvis/programme/programme-item';
import { flagsOf } from '@inktvis/programme/status';
import { hoursOf, timeRange } from '@inktvis/programme/time-range';
import { ItemFlags } from '../../cards/item/ItemFlags.tsx';
import { ItemAccess, ItemEntry } from '../../cards/item/ItemMeta.tsx';
import { Ribbon } from '../../cards/Ribbon.tsx';
import { IconLink } from '../../ui/controls/IconButton.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { Strikethrough } from '../../ui/text/Strikethrough.tsx';
import type { ViewProps } from '../view.ts';
import { accessOfAll } from './access-facts.ts';
import styles from './Dates.module.css';
import type { ExperienceData } from './load.ts';
import { bookingName, calendarHref, DATES_ID, isToCome } from './moments.ts';

type StoryProps = Pick<ViewProps<'experience'>, 'story'>;

type WhereProps = StoryProps & { readonly occurrence: Occurrence; readonly isShown: boolean };

function Where({ story, occurrence, isShown }: WhereProps) {
  const { placeLabel, previousPlace } = itemFacts(story, occurrence);
  const previous = [previousPlace, previousTime(occurrence)].filter(Boolean).join(', ');
  return (
    <span className={`${styles.where} note`}>
      {placeLabel}
      {previous && (
        <>
          {placeLabel && ', '}
          {messages.was} <Strikethrough>{previous}</Strikethrough>
        </>
      )}
      {isShown && `${placeLabel ? ', ' : ''}${messages.this_moment}`}
    </span>
  );
}

const INCLUDED = { sign: 'check', words: entryWords.included } as const;

/** How one gets in at a moment: a link where it can be booked, unless the ticket above has it. */
function Entering({ story, occurrence, isShown, now }: WhereProps & { readonly now: Date }) {
  const entry = entryOf(story, occurrence, now);
  const line = entry.state === 'included' ? INCLUDED : entryLine(entry);
  const { state, bookingUrl, waitingList } = entry;
  if (isShown || (state !== 'book' && state !== 'waiting')) return <ItemEntry line={line} className="" />;
  const words = state === 'book' ? line?.words.replace(entryWords.booking, entryWords.book) : entryWords.wait;
  return (
    <a className="target gap-1 step--1 bold" href={state === 'book' ? bookingUrl : waitingList}>
      <Icon name="ticket" />
      {words}
      <span className="visually-hidden">{`: ${bookingName(story, occurrence)}`}</span>
    </a>
  );
}

type DatesProps = StoryProps &
  Pick<ExperienceData, 'occurrences' | 'shown'> & {
    readonly now: Date;
  };

export function Dates({ story, occurrences, shown, now }: DatesProps) {
  if (occurrences.length < 2) return null;
  const always = accessOfAll(story, occurrences);
  const isIncluded = occurrences.every((one) => entryTerms(story, one).kind === 'inbegrepen');
  return (
    <section className="section" data-tight data-page="white" aria-labelledby={DATES_ID}>
      <div className="wrap">
        <div className={`${styles.head} spread ruled-thick`}>
          <h2 id={DATES_ID} tabIndex={-1}>
            {messages.all_moments}
          </h2>
          {occurrences.some((one) => isToCome(one, now)) && (
            <MoreLink href={calendarHref(story)}>{messages.add_calendar_all}</MoreLink>
          )}
        </div>
        {isIncluded && (
          <ItemEntry line={{ ...INCLUDED, words: entryWords.all_included }} className="below-5" />
        )}
        <ol className={`${styles.dates} ruled`}>
          {occurrences.map((occurrence) => {
            const flags = flagsOf(occurrence, now);
            const number = formatDayNumber(startDay(occurrence));
            const when = timeRange(occurrence);
            const saved = ribbonItem(occurrence, story);
            const facts = itemFacts(story, occurrence);
            const access = facts.access.filter((name) => !always.includes(name));
            const isShown = occurrence.uuid === shown?.uuid;
            return (
              <li
                className={`pointed ${styles.date}`}
                key={occurrence.uuid}
                data-status={flags[0]}
                aria-current={isShown || undefined}
              >
                <time dateTime={machineTime(occurrence.content.startDate)}>
                  <span className={`numeral ${styles.number}`}>{number}</span>
                </time>
                <div className="spread gap-1">
                  <div>
                    <b>{formatWeekday(startDay(occurrence))}</b>{' '}
                    <b className={`${styles.hours} nowrap`}>{hoursOf(occurrence)}</b>
                    <Where story={story} occurrence={occurrence} isShown={isShown} />
                    <ItemAccess access={access} />
                  </div>
                  <ItemFlags flags={flags} facts={facts} />
                  {!isIncluded && (
                    <Entering story={story} occurrence={occurrence} isShown={isShown} now={now} />
                  )}
                </div>
                {isToCome(occurrence, now) && (
                  <IconLink
                    href={calendarHref(story, occurrence)}
                    icon="calendar"
                    label={`${messages.add_calendar} (${number}, ${when})`}
                  />
                )}
                {saved && (
                  <Ribbon item={{ ...saved, title: `${saved.title}, ${number}, ${when}` }} place="row" />
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

export function FormerDates({ story, former }: StoryProps & Pick<ExperienceData, 'former'>) {
  const years = Map.groupBy(former, (occurrence) => startDay(occurrence).slice(0, 4));
  return [...years].map(([year, ones]) => (
    <section key={year} className={`section ${styles.former}`} data-page="white">
      <div className="wrap">
        <details>
          <summary className="target">{fill(edition.earlier, { year })}</summary>
          <ul>
            {ones.map((occurrence) => (
              <li key={occurrence.uuid}>
                <time dateTime={machineTime(occurrence.content.startDate)}>
                  {formatDate(startDay(occurrence))}
                </time>
                {[hoursOf(occurrence), itemFacts(story, occurrence).placeLabel].map(
                  (fact) => fact && `, ${fact}`,
                )}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  ));
}
