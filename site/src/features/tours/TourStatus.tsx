import type { TouringEvent } from '@inktvis/events';
import { states } from '@inktvis/messages/item';
import { tours } from '@inktvis/messages/tours';
import type { TourStatus } from '../../cards/tours/tour-when.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Flag } from '../../ui/text/Flag.tsx';

const FLAGS = {
  off: { kind: 'off', icon: 'close', label: states.geannuleerd },
  past: { kind: 'past', icon: undefined, label: states.voorbij },
  postponed: { kind: 'move', icon: 'clock', label: states.uitgesteld },
  sold: { kind: 'sold', icon: undefined, label: states.volzet },
} as const satisfies { readonly [status in TourStatus]: unknown };

export function TourFlags({ status }: { readonly status: TourStatus | null }) {
  if (!status) return null;
  const { kind, icon, label } = FLAGS[status];
  return (
    <p>
      <Flag kind={kind} icon={icon}>
        {label}
      </Flag>
    </p>
  );
}

type TourNoticeProps = {
  readonly event: TouringEvent;
  readonly status: TourStatus | null;
  readonly outdated: boolean;
};

const NOTICES = {
  off: { kind: 'stop', icon: 'close', title: tours.cancelled },
  past: { kind: 'stop', icon: 'clock', title: tours.past },
  postponed: { kind: 'info', icon: 'clock', title: tours.postponed },
} as const;

export function TourNotice({ event, status, outdated }: TourNoticeProps) {
  if (!status || status === 'sold') {
    return outdated ? <Alert kind="info" title={tours.outdated_event} /> : null;
  }
  const { kind, icon, title } = NOTICES[status];
  const [only] = event.dates.length === 1 ? event.dates : [];
  const reason = event.reason || (only?.reason ?? '');
  const text = status === 'postponed' ? reason || `${states.nieuwe_datum}.` : reason;
  return (
    <Alert kind={kind} icon={icon} title={title}>
      {status !== 'past' && text !== '' && <p>{text}</p>}
    </Alert>
  );
}
