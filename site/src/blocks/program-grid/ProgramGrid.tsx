import type { Block } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { occurrencesOf } from '@inktvis/programme/occurrences';
import { stillToComeByTime } from '@inktvis/programme/still-to-come';
import { type ProgrammeRowProps, ProgrammeRows } from '../../cards/rows/ProgrammeRow.tsx';
import { programmeRow } from '../../cards/rows/programme-row.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { moreOf } from '../buttons/Buttons.tsx';
import type { BlockProps, LoadContext } from '../entry.ts';

type ProgramGridData = {
  readonly rows: readonly ProgrammeRowProps[];
  /** All on one day: then the hour is what tells the rows apart. */
  readonly lead: 'day' | 'time';
};

/** Experiences as rows, with their date or hour large. */
export const ProgramGrid = ({
  block,
  loaded,
}: BlockProps<'program_grid'> & { readonly loaded: ProgramGridData }) => (
  <Wrap>
    <SectionHead title={block.title} more={moreOf(block.cta)} />
    <ProgrammeRows rows={loaded.rows} lead={loaded.lead} />
  </Wrap>
);

/** The rows of the chosen experiences, each at the first time a visitor can attend, by that time; null when they are over. */
export async function loadRows(
  { experiences }: Block<'program_grid'>,
  { content, now }: LoadContext,
): Promise<Read<ProgramGridData | null>> {
  const programme = await content.programme();
  if (!programme.ok) return programme;
  const rows = stillToComeByTime(experiences, programme.value, now).map((one) =>
    programmeRow(one, occurrencesOf(one, programme.value), now),
  );
  if (rows.length === 0 && experiences.length > 0) return ok(null);
  const days = new Set(rows.map((row) => row.start?.dayNumber));
  return ok({ rows, lead: days.size === 1 ? 'time' : 'day' });
}
