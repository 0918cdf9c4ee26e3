import { formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { programme as messages } from '@inktvis/messages/programme';
import type { TimetableCell, TimetableModel } from '@inktvis/programme/timetable/timetable';
import { QUARTERS_PER_HOUR } from '@inktvis/programme/timetable/timetable';
import { LINE_IDS } from '../model.ts';
import styles from './Timetable.module.css';
import { TimetableCard } from './TimetableCard.tsx';

type TimetableTableProps = {
  readonly model: TimetableModel;
  /** Milliseconds since 1970. */
  readonly now: number;
};
type CellsProps = {
  readonly cells: readonly TimetableCell[];
  readonly minRowsForGenre: number;
  readonly now: number;
};

export const Now = ({ now }: Pick<TimetableTableProps, 'now'>) => (
  <span className={styles.now}>
    {messages.now} <b className="numeral step-0">{formatTime(new Date(now))}</b>
  </span>
);

const QUARTER_MS = 900_000;

/** Undefined outside the table. */
export const rowAt = (rows: TimetableModel['rows'], now: number) =>
  rows.find(({ start }) => start <= now && now < start + QUARTER_MS);

/** Columns that fit wherever there is a table, and in a wide window. */
const [FIT_ALWAYS, FIT_WIDE] = [5, 8];

function Cells({ cells, minRowsForGenre, now }: CellsProps) {
  let column = 0;
  return cells.map(({ item, rowSpan, colSpan }) => {
    column += colSpan;
    const spans = { rowSpan: rowSpan > 1 ? rowSpan : undefined, colSpan: colSpan > 1 ? colSpan : undefined };
    if (!item) return <td key={column} {...spans} />;
    const showsGenre = item.facts.theme !== null && rowSpan >= minRowsForGenre;
    return <TimetableCard key={item.id} {...{ item, now, showsGenre, spans }} />;
  });
}

/** A row a quarter; where the halls do not fit it scrolls inside itself. */
export function TimetableTable({ model: { dayLabel, halls, continuous, rows }, now }: TimetableTableProps) {
  const line = rowAt(rows, now);
  const caption = fill(messages.timetable_caption, { day: dayLabel });
  const columns = halls.reduce((sum, hall) => sum + hall.columns, 0);
  const room = columns > FIT_WIDE ? 'many' : 'some';
  const scrolls =
    columns > FIT_ALWAYS ? { role: 'region', 'aria-label': caption, tabIndex: 0, 'data-columns': room } : {};
  return (
    <div className={styles.window} {...scrolls}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          <col className={styles.hours} />
        </colgroup>
        <colgroup>
          <col className={styles.lane} span={columns} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{messages.timetable_hour}</span>
            </th>
            {halls.map(({ key, title, columns: width }) => (
              <th key={key} scope={width > 1 ? 'colgroup' : 'col'} colSpan={width > 1 ? width : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {continuous.length > 0 && (
          <tbody className={styles.continuous}>
            {continuous.map((cells, row) => (
              <tr key={cells[0]?.item?.id ?? row}>
                {row === 0 && (
                  <th scope="rowgroup" rowSpan={continuous.length}>
                    {states.doorlopend}
                  </th>
                )}
                <Cells cells={cells} minRowsForGenre={1} now={now} />
              </tr>
            ))}
          </tbody>
        )}
        <tbody>
          {rows.map(({ quarter, label, isHour, cells }) => (
            <tr
              key={quarter}
              className={isHour ? styles.hour : undefined}
              data-now={line?.quarter === quarter || undefined}
            >
              <th scope="row">
                {line?.quarter === quarter && (
                  <span className={styles.across} id={LINE_IDS[0]} tabIndex={-1}>
                    <Now now={now} />
                  </span>
                )}
                {isHour ? (
                  <span className="numeral">{label}</span>
                ) : (
                  <span className="visually-hidden">{label}</span>
                )}
              </th>
              <Cells cells={cells} minRowsForGenre={QUARTERS_PER_HOUR} now={now} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
