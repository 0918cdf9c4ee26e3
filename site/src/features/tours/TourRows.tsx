import type { PageColour } from '@inktvis/content';
import list from '../../cards/ProgrammeRows.module.css';
import { Icon } from '../../ui/images/Icon.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { lines, TourNoPicture, TourPicture } from './TourPicture.tsx';
import styles from './TourRows.module.css';
import { TourFlags } from './TourStatus.tsx';
import type { TourRowModel } from './tour-row.ts';

type TourRowProps = {
  readonly row: TourRowModel;
  /** The number of rows without a picture above this one. */
  readonly place: number;
  /** The colour of the page. */
  readonly page: PageColour;
};

const PICTURE_SIZES = '(min-width: 1260px) 176px, (min-width: 700px) 14vw, 96px';

const When = ({ when: { machine, number, lines } }: { readonly when: TourRowModel['when'] }) => (
  <p className={styles.when}>
    {number !== '' && (
      <time dateTime={machine}>
        <Numeral className={styles.number}>{number}</Numeral>
      </time>
    )}
    <span className={styles.detail}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  </p>
);

const Facts = ({ row: { kind, place, moreDates } }: { readonly row: TourRowModel }) => (
  <p className={styles.facts}>
    {kind !== '' && (
      <span>
        <Icon name="tag" />
        {kind}
      </span>
    )}
    <span>
      <Icon name="pin" />
      <span lang={place.lang}>{place.text}</span>
    </span>
    {moreDates !== '' && (
      <span>
        <Icon name="calendar" />
        {moreDates}
      </span>
    )}
  </p>
);

/** A touring event as a row: when, what and where, a small picture. */
const TourRow = ({ row, place, page }: TourRowProps) => (
  <article className={styles.row} data-status={row.status ?? undefined}>
    <When when={row.when} />
    <div className={styles.body}>
      <TourFlags status={row.status} />
      <h3 className={styles.title} lang={row.title.lang}>
        <a className={styles.link} href={row.href}>
          {row.title.text}
        </a>
      </h3>
      <Facts row={row} />
      {row.summary !== '' && <p className={styles.summary}>{row.summary}</p>}
    </div>
    {row.hasPicture ? (
      <CutCorner className={styles.picture} words={lines(row.town)}>
        <TourPicture slug={row.slug} shape="wide" sizes={PICTURE_SIZES} alt="" />
      </CutCorner>
    ) : (
      <TourNoPicture town={row.town} place={place} page={page} className={styles.paper} />
    )}
  </article>
);

type TourRowsProps = {
  readonly rows: readonly TourRowModel[];
  /** The colour of the page. */
  readonly page: PageColour;
};

/** Touring events between rules. */
export function TourRows({ rows, page }: TourRowsProps) {
  const bare = rows.filter(({ hasPicture }) => !hasPicture);
  return (
    <ol className={list.rows}>
      {rows.map((row) => (
        <li className={list.item} key={row.slug}>
          <TourRow row={row} place={bare.indexOf(row)} page={page} />
        </li>
      ))}
    </ol>
  );
}
