import type { Block } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { BlockProps, LoadContext } from '../entry.ts';
import { DateStrip } from './DateStrip.tsx';
import { type StripDay, stripDays } from './date-strip.ts';

/** The days of the festival under a title. */
export const DateStripBlock = ({
  block,
  loaded: days,
}: BlockProps<'date_strip'> & { readonly loaded: readonly StripDay[] }) => (
  <Wrap>
    <SectionHead title={block.title} />
    <DateStrip days={days} />
  </Wrap>
);

/** The chosen days, or all of them when the editor chose none. */
export async function loadDays(
  { days }: Block<'date_strip'>,
  { content, now }: LoadContext,
): Promise<Read<readonly StripDay[]>> {
  if (days.length > 0) return ok(stripDays(days, now));
  const all = await content.days();
  return all.ok ? ok(stripDays(all.value, now)) : all;
}
