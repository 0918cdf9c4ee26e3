import { states } from '@inktvis/messages/item';
import type { TimetableModel } from '@inktvis/programme/timetable/timetable';
import type { TimetableItem } from '@inktvis/programme/timetable/timetable-item';
import { useNow } from '../../../ui/use-now.ts';
import { LINE_IDS, type ProgrammeModel, type ResultsAs } from '../model.ts';
import styles from './Timetable.module.css';
import { TimetableCard } from './TimetableCard.tsx';
import { Now, rowAt, TimetableTable } from './TimetableTable.tsx';

type CardsProps = { readonly items: readonly TimetableItem[]; readonly now: number };

const Cards = ({ items, now }: CardsProps) =>
  items.length > 0 && (
    <ul className="stack gap-4">
      {items.map((item) => (
        <TimetableCard key={item.id} item={item} now={now} showsGenre={item.facts.theme !== null} />
      ))}
    </ul>
  );

type TimetableListProps = {
  readonly model: TimetableModel;
  readonly now: number;
  readonly hasLine: boolean;
};

/** By start; the line of now stands before the first that is not over. */
function TimetableList({ model: { continuous, rows }, now, hasLine }: TimetableListProps) {
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
      {hasLine && (
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
          <TimetableList model={timetable} now={now} hasLine={rowAt(timetable.rows, now) !== undefined} />
        </div>
      </div>
    </div>
  );
}
