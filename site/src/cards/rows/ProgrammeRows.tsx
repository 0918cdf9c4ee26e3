import { ProgrammeRow, type ProgrammeRowProps } from './ProgrammeRow.tsx';
import styles from './ProgrammeRows.module.css';

type ProgrammeRowsProps = {
  readonly rows: readonly ProgrammeRowProps[];
  readonly lead?: 'day' | 'time';
};

/** A list of programme items between rules. */
export const ProgrammeRows = ({ rows, lead }: ProgrammeRowsProps) => (
  <ol className={styles.rows}>
    {rows.map((row) => (
      <li className={styles.item} key={`${row.href} ${row.start?.machine}`}>
        <ProgrammeRow lead={lead} {...row} />
      </li>
    ))}
  </ol>
);
