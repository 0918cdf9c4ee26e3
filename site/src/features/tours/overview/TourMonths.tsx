import type { PageColour } from '@inktvis/content';
import { tours } from '@inktvis/messages/tours';
import link from '../../../cards/rows/row-link.module.css';
import { lines, TourNoPicture, TourPicture } from '../../../cards/tours/TourPicture.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { CutCorner } from '../../../ui/text/CutCorner.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { TourDatesLine, TourDay, TourRows } from '../TourRows.tsx';
import { TourFlags } from '../TourStatus.tsx';
import type { TourRowModel } from '../tour-row.ts';
import styles from './TourMonths.module.css';
import type { TourMonth } from './tour-list.ts';

/** How the list is ordered, in words. */
const OrderLine = () => (
  <p className={styles.order}>
    <Icon name="info" />
    <span>
      {tours.order_before}
      <b>{tours.order_where}</b>
      {tours.order_after}
    </span>
  </p>
);

const PICTURE_SIZES = '(min-width: 1290px) 510px, (min-width: 960px) 40vw, 92vw';

type LeadProps = { readonly row: TourRowModel; readonly place: number; readonly page: PageColour };

/** An event of a month, large. */
const Lead = ({ row, place, page }: LeadProps) => (
  <article className={`${styles.lead} ${link.row}`} data-status={row.status ?? undefined}>
    {row.hasPicture ? (
      <CutCorner size="xl" className={styles.picture} words={lines(row.town)}>
        <TourPicture slug={row.slug} shape="wide" sizes={PICTURE_SIZES} alt="" />
      </CutCorner>
    ) : (
      <TourNoPicture town={row.town} place={place} page={page} className={styles.picture} />
    )}
    <TourDay row={row} className={styles.day} />
    <TourFlags status={row.status} />
    <h3 lang={row.title.lang}>
      <a className={link.link} href={row.href}>
        {row.title.text}
      </a>
    </h3>
    <p className={styles.facts}>
      {row.kind !== '' && (
        <span>
          <Icon name="tag" />
          {row.kind}
        </span>
      )}
      <span>
        <Icon name="pin" />
        <span lang={row.place.lang}>{row.place.text}</span>
      </span>
    </p>
    {row.summary !== '' && <p className={styles.summary}>{row.summary}</p>}
    <TourDatesLine {...row} />
  </article>
);

type MonthProps = { readonly month: TourMonth; readonly place: number; readonly page: PageColour };

/** The first month has the page's own paper; the others alternate between the two that the page does not have. */
function paperOf(place: number, page: PageColour): PageColour {
  if (place === 0) return page;
  const others = (['white', 'orange', 'blue'] as const).filter((colour) => colour !== page);
  return others[(place - 1) % 2] ?? 'white';
}

function Month({ month, place, page }: MonthProps) {
  const paper = paperOf(place, page);
  const isList = month.month === null || month.rows.length === 1;
  // The first that can be attended.
  const lead = isList ? undefined : month.rows.find(({ status }) => status !== 'past' && status !== 'off');
  return (
    <section className={styles.month} data-page={paper} aria-labelledby={month.id}>
      <Wrap>
        <h2 className={styles.head} id={month.id} data-long={month.year !== null || undefined} tabIndex={-1}>
          <span className={styles.name}>{month.name}</span>
          {month.year !== null && <span className={styles.year}>{` ${month.year}`}</span>}
          {month.count !== '' && <small>{` ${month.count}`}</small>}
        </h2>
        <div className={lead && styles.columns}>
          {lead && <Lead row={lead} place={place} page={paper} />}
          <TourRows rows={month.rows.filter((row) => row !== lead)} />
        </div>
      </Wrap>
    </section>
  );
}

type TourMonthsProps = {
  readonly months: readonly TourMonth[];
  /** The colour of the page. */
  readonly page: PageColour;
};

/** The tour by month. */
export const TourMonths = ({ months, page }: TourMonthsProps) => (
  <>
    <Wrap>
      <OrderLine />
    </Wrap>
    {months.map((month, place) => (
      <Month key={month.id} month={month} place={place} page={page} />
    ))}
  </>
);
