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

/** The chosen days, or all of them when the editor chose none; today stands out. */
export async function loadDays(
  { days }: Block<'date_strip'>,
  { content, now }: LoadContext,
): Promise<Read<readonly StripDay[]>> {
  const options = { selected: brusselsDay(now) };
  if (days.length > 0) return ok(stripDays(days, now, options));
  const all = await content.days();
  return all.ok ? ok(stripDays(all.value, now, options)) : all;
}
