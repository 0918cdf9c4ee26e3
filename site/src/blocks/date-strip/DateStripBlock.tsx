import type { Block } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { programme } from '@inktvis/messages/programme';
import { ALL_DAYS_HREF } from '@inktvis/programme/filters/address';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { BlockProps, LoadContext } from '../entry.ts';
import { DateStrip } from './DateStrip.tsx';
import styles from './DateStripBlock.module.css';
import { type StripDay, stripDays } from './date-strip.ts';

/** The days of the festival under a title. */
export const DateStripBlock = ({
  block,
  loaded: days,
}: BlockProps<'date_strip'> & { readonly loaded: readonly StripDay[] }) => (
  <Wrap>
    <div className={styles.head}>
      <h2 className={styles.title}>{block.title}</h2>
      <MoreLink href={ALL_DAYS_HREF}>{programme.all_days}</MoreLink>
    </div>
    <DateStrip days={days} />
  </Wrap>
);

/** The chosen days of this edition, or all of them when the editor chose none of it; today stands out. */
export async function loadDays(
  { days: chosen }: Block<'date_strip'>,
  { content, now }: LoadContext,
): Promise<Read<readonly StripDay[]>> {
  const all = await content.days();
  if (!all.ok) return all;
  const uuids = new Set(chosen.map(({ uuid }) => uuid));
  const days = all.value.filter(({ uuid }) => uuids.has(uuid));
  return ok(stripDays(days.length > 0 ? days : all.value, now, { selected: brusselsDay(now) }));
}
