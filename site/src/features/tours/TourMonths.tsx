import type { PageColour } from '@inktvis/content';
import { tours } from '@inktvis/messages/tours';
import link from '../../cards/rows/row-link.module.css';
import { Icon } from '../../ui/images/Icon.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import styles from './TourMonths.module.css';
import { lines, TourNoPicture, TourPicture } from './TourPicture.tsx';
import { TourDatesLine, TourDay, TourRows } from './TourRows.tsx';
import { TourFlags } from './TourStatus.tsx';
import type { TourMonth, TourRowModel } from './tour-row.ts';

/** `maand-2024-11`, `altijd` */
const monthId = ({ month }: TourMonth): string => (month === null ? 'altijd' : `maand-${month.slice(0, 7)}`);

/** Links to the months of a page; none for a single one. */
const MonthLinks = ({ months }: { readonly months: readonly TourMonth[] }) =>
  months.length > 1 && (
    <nav className={styles.months} aria-label={tours.months}>
      {months.map((month) => (
        <a key={monthId(month)} href={`#${monthId(month)}`}>
          {month.name}
          {month.year !== null && ` ${month.year}`}
        </a>
      ))}
    </nav>
  );

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

/** The first event of a month, large. */
const Lead = ({ row, place, page }: LeadProps) => (
  <article className={`${styles.lead} ${link.row}`} data-status={row.status ?? undefined}>
    {row.hasPicture ? (
      <CutCorner size="xl" className={styles.picture} words={lines(row.town)}>
        <TourPicture slug={row.slug} shape="wide" sizes={PICTURE_SIZES} alt="" />
      </CutCorner>
    ) : (
      <TourNoPicture town={row.town} place={place} page={page} size="xl" className={styles.picture} />
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

/** The papers of months alternate; neighbours differ, also from the page. */
const papers = (page: PageColour): readonly PageColour[] =>
  (['blue', 'white', 'orange'] as const).filter((colour) => colour !== page);

function Month({ month, place, page }: MonthProps) {
  const colours = papers(page);
  const paper = colours[place % colours.length] ?? 'white';
  const [first, ...others] = month.rows;
  const isAlways = month.month === null;
  const hasLead = !isAlways && others.length > 0;
  return (
    <section className={styles.month} data-page={paper} aria-labelledby={monthId(month)}>
      <Wrap>
        <h2
          className={styles.head}
          id={monthId(month)}
          data-long={month.year !== null || undefined}
          tabIndex={-1}
        >
          <span className={styles.name}>{month.name}</span>
          {month.year !== null && <span className={styles.year}> {month.year}</span>}
          {month.count !== '' && <small> {month.count}</small>}
        </h2>
        <div className={hasLead ? styles.columns : undefined}>
          {hasLead && first && <Lead row={first} place={place} page={paper} />}
          <TourRows rows={hasLead ? others : month.rows} />
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
      <MonthLinks months={months} />
      <OrderLine />
    </Wrap>
    {months.map((month, place) => (
      <Month key={monthId(month)} month={month} place={place} page={page} />
    ))}
  </>
);
