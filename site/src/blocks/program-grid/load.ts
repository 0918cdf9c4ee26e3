import type { Block } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { programmeRow } from '../../cards/programme-row.ts';
import type { LoadContext } from '../load-context.ts';
import { occurrencesOf } from '../occurrences-of.ts';
import type { ProgramGridData } from './ProgramGrid.tsx';

/** The rows of the chosen experiences, each at the first time a visitor can attend. */
export async function loadRows(
  { experiences }: Block<'program_grid'>,
  { content, now }: LoadContext,
): Promise<Read<ProgramGridData>> {
  const programme = await content.programmeOf(experiences.map(({ uuid }) => uuid));
  if (!programme.ok) return programme;
  const rows = experiences.map((one) => programmeRow(one, occurrencesOf(one, programme.value), now));
  const days = new Set(rows.map((row) => row.moment?.dayNumber));
  return ok({ rows, lead: days.size === 1 ? 'time' : 'day' });
}
