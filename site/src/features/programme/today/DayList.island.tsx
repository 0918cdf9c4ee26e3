import { useEffect, useRef } from 'react';
import type { ProgrammeModel, ProgrammeResults } from '../model.ts';
import { Results } from '../Results.tsx';
import { firstShown, LINE_IDS } from './NowButton.tsx';

type DayListProps = Pick<ProgrammeModel, 'address' | 'clockShiftMs'> & { readonly results: ProgrammeResults };

/** Whether the page was opened by following a link, and nobody has moved in it yet. */
function isJustOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : null;
  return type === 'navigate' && window.scrollY === 0 && location.hash === '';
}

/**
 * The first list of today: the server draws it, and with script its minutes and groups move on. Lists of other days stay
 * as they are, and are not hydrated. The timetable opens at the line of now.
 */
export function DayList({ results, address, clockShiftMs }: DayListProps) {
  const isTimetable = useRef(results.kind === 'timetable');
  useEffect(() => {
    if (isTimetable.current && isJustOpened())
      firstShown(LINE_IDS)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return <Results results={results} address={address} clockShiftMs={clockShiftMs} />;
}
