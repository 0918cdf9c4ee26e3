import { states } from '@inktvis/messages/states';
import type { TourStatus } from '../../cards/tours/tour-status.ts';
import { Flag } from '../../ui/Flag.tsx';

type TourFlagsProps = { readonly status: TourStatus | null };

const LOOKS = {
  off: { kind: 'off', icon: 'close', label: states.geannuleerd },
  past: { kind: 'past', icon: undefined, label: states.voorbij },
  postponed: { kind: 'move', icon: 'clock', label: states.uitgesteld },
  sold: { kind: 'sold', icon: undefined, label: states.volzet },
} as const satisfies { readonly [status in TourStatus]: unknown };

/** What stands in the way of coming, as a flag with its word. */
export function TourFlags({ status }: TourFlagsProps) {
  if (!status) return null;
  const { kind, icon, label } = LOOKS[status];
  return (
    <p>
      <Flag kind={kind} icon={icon}>
        {label}
      </Flag>
    </p>
  );
}
