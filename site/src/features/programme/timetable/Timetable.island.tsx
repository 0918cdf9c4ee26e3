import { formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { programme as messages } from '@inktvis/messages/programme';
import {
  QUARTERS_PER_HOUR,
  type TimetableCell,
  type TimetableModel,
} from '@inktvis/programme/timetable/timetable';
import type { TimetableItem } from '@inktvis/programme/timetable/timetable-item';
import { useNow } from '../../../ui/use-now.ts';
import type { ProgrammeModel, ResultsAs } from '../list.ts';
import { LINE_IDS } from './line-ids.ts';
import styles from './Timetable.module.css';
import { TimetableCard } from './TimetableCard.tsx';

/** `now`: milliseconds since 1970. */
type DrawnProps = { readonly model: TimetableModel; readonly now: number };
type CellsProps = Pick<DrawnProps, 'now'> & {
  readonly cells: readonly TimetableCell[];
  readonly minRowsForGenre: number;
};

const Now = ({ now }: Pick<DrawnProps, 'now'>) => (
  <span className={styles.now}>
    {messages.now} <b className="numeral step-0">{formatTime(new Date(now))}</b>
  </span>
);

const QUARTER_MS = 900_000;

/** Undefined outside the table. */
const rowAt = (rows: TimetableModel['rows'], now: number) =>
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
function TimetableTable({ model: { dayLabel, halls, continuous, rows }, now }: DrawnProps) {
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

type CardsProps = Pick<DrawnProps, 'now'> & { readonly items: readonly TimetableItem[] };

const Cards = ({ items, now }: CardsProps) =>
  items.length > 0 && (
    <ul className="stack gap-4">
      {items.map((item) => (
        <TimetableCard key={item.id} item={item} now={now} showsGenre={item.facts.theme !== null} />
      ))}
    </ul>
  );

/** By start; the line of now stands before the first that is not over. */
function TimetableList({ model: { continuous, rows }, now }: DrawnProps) {
  const items = rows
    .flatMap(({ cells }) => cells.flatMap(({ item }) => item ?? []))
    .sort((a, b) => a.timing.start - b.timing.start);
  const open = continuous.flat().flatMap(({ item }) => item ?? []);
  const ahead = items.findIndex(({ timing }) => timing.end > now);
  const split = ahead < 0 ? items.length : ahead;
  return (
    <div className="stack gap-4">
      {open.length > 0 && <h3 className="step-1">{states.doorlopend}</h3>}
      <Cards items={open} now={now} />
      <Cards items={items.slice(0, split)} now={now} />
      {rowAt(rows, now) && (
        <p className={styles.line} id={LINE_IDS[1]} tabIndex={-1}>
          <Now now={now} />
        </p>
      )}
      <Cards items={items.slice(split)} now={now} />
    </div>
  );
}

type TimetableProps = Pick<ProgrammeModel, 'clockShiftMs'> & {
  readonly results: ResultsAs<'timetable'>;
};

/** A day by hour: a table, or a list in a narrow window; on the day itself a line of now moves on. */
export function Timetable({ results: { timetable, now: drawnAt }, clockShiftMs }: TimetableProps) {
  const { now, root } = useNow<HTMLDivElement>(drawnAt, clockShiftMs);
  return (
    <div className="wrap">
      <div ref={root}>
        <div className={styles.wide}>
          <TimetableTable model={timetable} now={now} />
        </div>
        <div className={styles.narrow}>
          <TimetableList model={timetable} now={now} />
        </div>
      </div>
    </div>
  );
}
