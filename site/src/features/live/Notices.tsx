import { formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { live as texts } from '@inktvis/messages/live';
import css from './Notices.module.css';
import type { LiveNow } from './use-live.ts';

type NoticesProps = {
  readonly live: Pick<LiveNow, 'isStale' | 'isOffline' | 'confirmedAt' | 'wakeLockRefused'>;
  readonly screen: boolean;
};

/** What is not as it should be, in few words: old data, no network, a device that may fall asleep. */
export function Notices({ live, screen }: NoticesProps) {
  const { isStale, isOffline, confirmedAt, wakeLockRefused } = live;
  const updated = isStale && fill(texts.updated_at, { time: formatTime(new Date(confirmedAt)) });
  return (
    <p className={css.notices} role="status">
      {isStale && isOffline && !screen && <span>{texts.offline}</span>}
      {updated && <span>{updated}</span>}
      {screen && wakeLockRefused && <span>{texts.wake_lock_refused}</span>}
    </p>
  );
}
