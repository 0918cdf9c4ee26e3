import type { PageColour } from '@inktvis/content';
import { TourRow } from './TourRow.tsx';
import styles from './TourRows.module.css';
import type { TourRowModel } from './tour-row.ts';

type TourRowsProps = {
  readonly rows: readonly TourRowModel[];
  /** The paper on which they stand. */
  readonly page: PageColour;
};

/** Touring events between rules. */
export function TourRows({ rows, page }: TourRowsProps) {
  const bare = rows.filter(({ hasPicture }) => !hasPicture);
  return (
    <ol className={styles.rows}>
      {rows.map((row) => (
        <li className={styles.item} key={row.slug}>
          <TourRow row={row} place={bare.indexOf(row)} page={page} />
        </li>
      ))}
    </ol>
  );
}
