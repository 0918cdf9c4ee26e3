import type { Block } from '@inktvis/content';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { programme } from '@inktvis/messages/programme';
import { ALL_DAYS_HREF } from '@inktvis/programme/filters/address';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { type LoadContext, type LoadedProps, needed } from '../entry.ts';
import { DateStrip, type StripDay, stripDays } from './DateStrip.tsx';

export const DateStripBlock = ({ block, loaded: days }: LoadedProps<'date_strip', readonly StripDay[]>) => (
  <div className="wrap">
    <div className="stack gap-3">
      <div className="ends gap-4">
        <h2 className="step-3">{block.title}</h2>
        <MoreLink href={ALL_DAYS_HREF}>{programme.all_days}</MoreLink>
      </div>
      <DateStrip days={days} />
    </div>
  </div>
);

/** The chosen days of this edition, or all of them when the editor chose none of it; today stands out. */
export async function loadDays({ days: chosen }: Block<'date_strip'>, { content, now }: LoadContext) {
  const all = needed(await content.days());
  const uuids = new Set(chosen.map(({ uuid }) => uuid));
  const days = all.filter(({ uuid }) => uuids.has(uuid));
  return stripDays(days.length > 0 ? days : all, now, { selected: brusselsDay(now) });
}
