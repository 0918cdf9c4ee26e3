import { type StatusName, statusLabels } from '@inktvis/programme/status';
import { Flag } from '../../ui/text/Flag.tsx';
import styles from './ItemFlags.module.css';

type ItemFlagsProps = { readonly flags: readonly StatusName[] };

/** The look of each status and its icon. */
const looks = {
  off: { kind: 'off', icon: 'close' },
  sold: { kind: 'sold', icon: undefined },
  now: { kind: 'now', icon: undefined },
  time: { kind: 'move', icon: 'clock' },
  place: { kind: 'move', icon: 'pin' },
  back: { kind: 'back', icon: 'check' },
  last: { kind: 'last', icon: undefined },
  new: { kind: 'new', icon: undefined },
  past: { kind: 'past', icon: undefined },
} as const satisfies { readonly [name in StatusName]: unknown };

/** The statuses of a programme item as flags, each with its word. */
export const ItemFlags = ({ flags }: ItemFlagsProps) =>
  flags.length === 0 ? null : (
    <p className={styles.flags}>
      {flags.map((name) => (
        <Flag key={name} kind={looks[name].kind} icon={looks[name].icon}>
          {statusLabels[name]}
        </Flag>
      ))}
    </p>
  );
