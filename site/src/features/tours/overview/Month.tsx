import type { PageColour } from '@inktvis/content';
import type { TouringEvent } from '@inktvis/events';
import { brusselsDay, type Day, formatMonth, formatMonthShort } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';
import { pageHref } from '@inktvis/programme/pagination';
import { ItemEntry } from '../../../cards/item/ItemMeta.tsx';
import { lines, TourNoPicture, TourPicture } from '../../../cards/tours/TourPicture.tsx';
import { tourEntryLine } from '../../../cards/tours/tour-entry.ts';
import { comingDay, otherSeason } from '../../../cards/tours/tour-order.ts';
import { eventStatus } from '../../../cards/tours/tour-when.ts';
import { kindWords, placeWords, summary, tourTitle } from '../../../cards/tours/tour-words.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { CutCorner } from '../../../ui/text/CutCorner.tsx';
import { TourDates, TourDay, TourRows } from '../TourRows.tsx';
import { TourFlags } from '../TourStatus.tsx';
import { PER_PAGE } from './load.ts';
import styles from './Month.module.css';

const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The month of the first day to come of an event, as its first day; null: always. */
export function monthOfEvent(event: TouringEvent, now: Date): Day | null {
  const coming = comingDay(event, now);
  return coming && monthOf(coming.day);
}

/** The id of a month's heading: `maand-2024-11`, `altijd`. */
const monthId = (month: Day | null): string =>
  ownId(month === null ? 'altijd' : `maand-${month.slice(0, 7)}`);

type Shown = { readonly shownPage: number; readonly url: URL; readonly now: Date };

/** Links to the months of the whole tour, which may begin on another page: `okt`, or `sep 2025` outside this season. */
export const monthLinks = (tour: readonly (Day | null)[], { shownPage, url, now }: Shown) =>
  [...new Set(tour)].map((month) => {
    const page = Math.floor(tour.indexOf(month) / PER_PAGE) + 1;
    const words =
      month === null ? [tours.always.toLowerCase()] : [formatMonthShort(month), otherSeason(month, now)];
    return {
      name: words.filter(Boolean).join(' '),
      href: `${page === shownPage ? '' : pageHref(url, page)}#${monthId(month)}`,
    };
  });

/** `21 keer`, `nog 3 keer`: how often the tour is somewhere in a month. */
function timesWords(n: number, isRunning: boolean): string {
  if (n === 1) return isRunning ? tours.times_left_one : tours.times_one;
  return fill(isRunning ? tours.times_left : tours.times, { n });
}

const PICTURE_SIZES = '(min-width: 1290px) 510px, (min-width: 960px) 40vw, 92vw';

type MonthProps = {
  /** The first day of the month; null for what is always there. */
  readonly month: Day | null;
  /** Those on this page; the month may have more in `total`. */
  readonly events: readonly TouringEvent[];
  readonly total: number;
  readonly place: number;
  readonly page: PageColour;
  readonly now: Date;
};

type LeadProps = Pick<MonthProps, 'place' | 'page' | 'now'> & { readonly event: TouringEvent };

function Lead({ event, now, place, page }: LeadProps) {
  const town = event.address?.town ?? '';
  const kind = kindWords(event);
  const status = eventStatus(event, now);
  const words = summary(event.intro);
  return (
    <article className={styles.lead} data-status={status ?? undefined}>
      {event.image ? (
        <CutCorner size="xl" className={styles.picture} words={lines(town)}>
          <TourPicture slug={event.slug} shape="wide" sizes={PICTURE_SIZES} alt="" />
        </CutCorner>
      ) : (
        <TourNoPicture town={town} place={place} page={page} className={styles.picture} />
      )}
      <TourDay event={event} now={now} className={`${styles.day} ends`} />
      <TourFlags status={status} />
      <h3 className="step-3 anywhere" lang={event.lang}>
        <a className="cover-link" href={event.href}>
          {tourTitle(event)}
        </a>
      </h3>
      <p className="facts cluster step--1 above-2">
        {kind !== '' && (
          <span className="cluster gap-1">
            <Icon name="tag" />
            {kind}
          </span>
        )}
        <span className="cluster gap-1">
          <Icon name="pin" />
          {placeWords(event)}
        </span>
      </p>
      <ItemEntry line={tourEntryLine(event, now)} />
      {words !== '' && <p className="above-2 anywhere">{words}</p>}
      <TourDates event={event} now={now} />
    </article>
  );
}

/** The first month has the page's own paper; the others alternate between the two that the page does not have. */
function paperOf(place: number, page: PageColour): PageColour {
  if (place === 0) return page;
  const others = (['white', 'orange', 'blue'] as const).filter((colour) => colour !== page);
  return others[(place - 1) % 2] ?? 'white';
}

export function Month({ month, events, total, place, page, now }: MonthProps) {
  const paper = paperOf(place, page);
  const year = month && otherSeason(month, now);
  const id = monthId(month);
  const isList = month === null || events.length === 1;
  const lead = isList
    ? undefined
    : events.find((event) => !['past', 'off'].includes(eventStatus(event, now) ?? ''));
  return (
    <section className={styles.month} data-page={paper} aria-labelledby={id}>
      <div className="wrap">
        <h2 className={styles.head} id={id} data-long={year ? true : undefined} tabIndex={-1}>
          <span className={styles.name}>{month === null ? tours.always : formatMonth(month)}</span>
          {year && <span className={styles.year}>{` ${year}`}</span>}
          {month && (
            <small className="small-label">
              {` ${timesWords(total, month === monthOf(brusselsDay(now)))}`}
            </small>
          )}
        </h2>
        <div className={lead && styles.columns}>
          {lead && <Lead event={lead} now={now} place={place} page={paper} />}
          <TourRows events={events.filter((event) => event !== lead)} now={now} />
        </div>
      </div>
    </section>
  );
}
