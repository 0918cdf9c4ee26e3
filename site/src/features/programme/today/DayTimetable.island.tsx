import { useEffect, useRef } from 'react';
import { Wrap } from '../../../ui/Wrap.tsx';
import type { ProgrammeModel, ProgrammeResults } from '../model.ts';
import { Timetable } from '../timetable/Timetable.tsx';
import { rowAt } from '../timetable/TimetableTable.tsx';
import { firstShown, LINE_IDS, NowButton } from './NowButton.tsx';
import { useNow } from './use-now.ts';

type DayTimetableProps = Pick<ProgrammeModel, 'clockShiftMs'> & {
  readonly results: Extract<ProgrammeResults, { readonly kind: 'timetable' }>;
};

/** Whether the page was opened by following a link, and nobody has moved in it yet. */
function isJustOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : null;
  return type === 'navigate' && window.scrollY === 0 && location.hash === '';
}

/** The timetable of a day. On the day itself its line of now moves on, and the page opens there. */
export function DayTimetable({ results, clockShiftMs }: DayTimetableProps) {
  const { timetable, isToday } = results;
  const root = useRef<HTMLDivElement>(null);
  const now = useNow(results.now, clockShiftMs, root);
  useEffect(() => {
    if (isToday && isJustOpened())
      firstShown(LINE_IDS)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isToday]);
  return (
    <Wrap>
      <div ref={root}>
        <Timetable model={timetable} now={now} />
      </div>
      {isToday && rowAt(timetable.rows, now) && (
        <NowButton targets={LINE_IDS} initially="down" moment={now} />
      )}
    </Wrap>
  );
}
