import type { Block } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { brusselsDay, formatDayNumber } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import type { LoadContext } from '../load-context.ts';

/**
 * The date behind a call: today or the first day of the programme still to come, `26.10`. It is decoration, so a
 * failing read only leaves it out.
 */
export async function loadNextDay(
  _block: Block<'call_to_action'>,
  { content, now }: LoadContext,
): Promise<Read<string | null>> {
  const days = await content.days();
  const today = brusselsDay(now);
  const next = days.ok ? days.value.find((day) => day.content.date >= today) : undefined;
  return ok(next ? formatDayNumber(next.content.date) : null);
}
