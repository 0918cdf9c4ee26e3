import type { ProgrammeRowProps } from '../../cards/ProgrammeRow.tsx';
import { ProgrammeRows } from '../../cards/ProgrammeRows.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { BlockProps } from '../entry.ts';
import { moreOf } from '../more-of.ts';

export type ProgramGridData = {
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
