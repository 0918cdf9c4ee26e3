import type { Block } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import type { LoadContext } from '../entry.ts';
import { type StripDay, stripDays } from './date-strip.ts';

/** The chosen days, or all of them when the editor chose none. */
export async function loadDays(
  { days }: Block<'date_strip'>,
  { content, now }: LoadContext,
): Promise<Read<readonly StripDay[]>> {
  if (days.length > 0) return ok(stripDays(days, now));
  const all = await content.days();
  return all.ok ? ok(stripDays(all.value, now)) : all;
}
