import type { TouringEvent } from '@inktvis/events';
import { messages } from '@inktvis/messages';
import type { TourStatus } from '../../cards/tours/tour-status.ts';
import { Alert } from '../../ui/Alert.tsx';

type TourNoticeProps = {
  readonly event: TouringEvent;
  readonly status: TourStatus | null;
  /** The source does not answer now. */
  readonly outdated: boolean;
};

const { tours, states } = messages;

const LOOKS = {
  off: { kind: 'stop', icon: 'close', title: tours.cancelled },
  past: { kind: 'stop', icon: 'clock', title: tours.past },
  postponed: { kind: 'info', icon: 'clock', title: tours.postponed },
} as const;

/** The one notice of the page: what stands in the way, or that nothing newer is known. */
export function TourNotice({ event, status, outdated }: TourNoticeProps) {
  if (!status || status === 'sold') {
    return outdated ? <Alert kind="info" title={tours.outdated_event} /> : null;
  }
  const { kind, icon, title } = LOOKS[status];
  const [only] = event.dates.length === 1 ? event.dates : [];
  const reason = event.reason || (only?.reason ?? '');
  const text = status === 'postponed' ? reason || `${states.nieuwe_datum}.` : reason;
  return (
    <Alert kind={kind} icon={icon} title={title}>
      {status !== 'past' && text !== '' && <p>{text}</p>}
    </Alert>
  );
}
