import { ok } from '@inktvis/foundation/result';
import { phaseOf, sortOccurrences } from '../../programme/occurrences.ts';
import type { ProgrammeRowProps } from '../../programme/ProgrammeRow.tsx';
import { occurrenceRow } from '../../programme/programme-row.ts';
import type { Load } from '../view.ts';

/** At most five rows stand on a screen (DESIGN section 10, Live). */
const ROWS = 5;

/** What begins next. Without the programme the slides still run. */
export const loadLive: Load<'live', readonly ProgrammeRowProps[]> = async (_story, { content, now }) => {
  const programme = await content.programme();
  if (!programme.ok) return ok({ data: [], complete: false });
  const upcoming = sortOccurrences(programme.value)
    .filter((one) => phaseOf(one, now) === 'upcoming' && !one.content.flags.includes('geannuleerd'))
    .slice(0, ROWS);
  return ok({
    data: upcoming.flatMap((one) =>
      one.content.experience ? [occurrenceRow(one.content.experience, one, now)] : [],
    ),
  });
};
