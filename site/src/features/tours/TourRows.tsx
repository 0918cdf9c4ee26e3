import { tours } from '@inktvis/messages/tours';
import link from '../../cards/rows/row-link.module.css';
import { Icon } from '../../ui/images/Icon.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import styles from './TourRows.module.css';
import { TourFlags } from './TourStatus.tsx';
import type { ChainLink, TourRowModel } from './tour-row.ts';

const LINK_WORDS = {
  past: tours.chain_past,
  off: tours.chain_off,
  next: tours.chain_next,
  later: '',
} as const satisfies Record<ChainLink['state'], string>;

const LINK_TAGS = { past: 's', off: 's', next: 'b', later: 'span' } as const;

const Link = ({ words, state }: ChainLink) => {
  const Tag = LINK_TAGS[state];
  return (
    <Tag>
      {LINK_WORDS[state] && <span className="visually-hidden">{LINK_WORDS[state]}</span>}
      {words}
    </Tag>
  );
};

type DatesProps = Pick<TourRowModel, 'chain' | 'more' | 'rhythm' | 'number' | 'lines'>;

/** The dates of an event that takes place more than once, as a chain; of a period its rhythm. */
export function TourDatesLine({ chain, more, rhythm }: DatesProps) {
  if (rhythm) {
    return (
      <p className={`${styles.chain} ${styles.period}`}>
        <Icon name="calendar" />
        <b>{rhythm.days}</b>
        <span>{rhythm.until}</span>
      </p>
    );
  }
  if (chain.length === 0) return null;
  return (
    <p className={styles.chain}>
      <span className="visually-hidden">{tours.chain_label}</span>
      {chain.map((link, index) => (
        // Two dates of one day may have the same words.
        // biome-ignore lint/suspicious/noArrayIndexKey: the chain never changes
        <Link key={index} {...link} />
      ))}
      {more !== '' && <span>{more}</span>}
    </p>
  );
}

type WhenProps = { readonly row: TourRowModel; readonly className?: string };

/** The first day of an event that is still to come. */
export const TourDay = ({ row: { machine, number, year, lines }, className }: WhenProps) => (
  <p className={className ?? styles.when}>
    {number !== '' &&
      (machine === '' ? (
        <Numeral className={styles.number}>{number}</Numeral>
      ) : (
        <time dateTime={machine}>
          <Numeral className={styles.number}>{number}</Numeral>
          {year !== null && <span className={styles.year}>{` ${year}`}</span>}
        </time>
      ))}
    <span className={styles.detail}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  </p>
);

/** A part of a name that does not fit in the column in its usual size: `Dendermonde`. */
const LONG_WORD = /[^\s-]{11}/;

function Where({ row: { town, place, kind } }: { readonly row: TourRowModel }) {
  const name = town === '' ? place.text : place.text.replace(`, ${town}`, '');
  return (
    <p className={styles.where}>
      {town !== '' && <b data-long={LONG_WORD.test(town) || undefined}>{town}</b>}
      {name !== town && <span lang={place.lang}>{name}</span>}
      {kind !== '' && <span>{kind}</span>}
    </p>
  );
}

/** A touring event as a row: when, what and where. */
const TourRow = ({ row }: { readonly row: TourRowModel }) => (
  <article className={`${styles.row} ${link.row}`} data-status={row.status ?? undefined}>
    <TourDay row={row} />
    <div className={styles.body}>
      <TourFlags status={row.status} />
      <h3 className={styles.title} lang={row.title.lang}>
        <a className={link.link} href={row.href}>
          {row.title.text}
        </a>
      </h3>
      {row.summary !== '' && <p className={styles.summary}>{row.summary}</p>}
      <TourDatesLine {...row} />
    </div>
    <Where row={row} />
  </article>
);

/** Touring events between rules. */
export const TourRows = ({ rows }: { readonly rows: readonly TourRowModel[] }) => (
  <ol className={styles.rows}>
    {rows.map((row) => (
      <li key={row.slug}>
        <TourRow row={row} />
      </li>
    ))}
  </ol>
);
