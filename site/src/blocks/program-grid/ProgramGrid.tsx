import type { Block } from '@inktvis/content';
import { occurrencesOf } from '@inktvis/programme/occurrences';
import { stillToComeByTime } from '@inktvis/programme/still-to-come';
import { type ProgrammeRowProps, ProgrammeRows } from '../../cards/rows/ProgrammeRow.tsx';
import { programmeRow } from '../../cards/rows/programme-row.ts';
import { type LoadContext, type LoadedProps, needed } from '../entry.ts';
import { Grid } from '../Grid.tsx';

/** Experiences as rows, with their date large; all on one day, their hour. */
export function ProgramGrid({
  block,
  loaded: rows,
}: LoadedProps<'program_grid', readonly ProgrammeRowProps[]>) {
  const days = new Set(rows.map((row) => row.start?.dayNumber));
  return (
    <Grid block={block}>
      <ProgrammeRows rows={rows} lead={days.size === 1 ? 'time' : 'day'} />
    </Grid>
  );
}

/** The rows of the chosen experiences, each at the first time a visitor can attend, by that time; null when they are over. */
export async function loadRows({ experiences }: Block<'program_grid'>, { content, now }: LoadContext) {
  const programme = needed(await content.programme());
  const rows = stillToComeByTime(experiences, programme, now).map((one) =>
    programmeRow(one, occurrencesOf(one, programme), now),
  );
  return rows.length === 0 && experiences.length > 0 ? null : rows;
}
