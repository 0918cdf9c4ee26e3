import { useRef } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import { Wrap } from '../../../ui/Wrap.tsx';
import type { ProgrammeModel, ProgrammeResults } from '../model.ts';
import { Timetable } from '../timetable/Timetable.tsx';

type DayTimetableProps = Pick<ProgrammeModel, 'clockShiftMs'> & {
  readonly results: Extract<ProgrammeResults, { readonly kind: 'timetable' }>;
};

/** The timetable of a day. On the day itself its line of now moves on. */
export function DayTimetable({ results, clockShiftMs }: DayTimetableProps) {
  const root = useRef<HTMLDivElement>(null);
  const now = useNow(results.now, clockShiftMs, root);
  return (
    <Wrap>
      <div ref={root}>
        <Timetable model={results.timetable} now={now} />
      </div>
    </Wrap>
  );
}
