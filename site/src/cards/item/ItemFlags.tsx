import { type StatusName, statusLabels } from '@inktvis/programme/status';
import type { IconName } from '../../ui/images/Icon.tsx';
import { Flag } from '../../ui/text/Flag.tsx';

type ItemFlagsProps = { readonly flags: readonly StatusName[] };

const ICONS: { readonly [name in StatusName]?: IconName } = {
  off: 'close',
  time: 'clock',
  place: 'pin',
  back: 'check',
};

export const ItemFlags = ({ flags }: ItemFlagsProps) =>
  flags.length === 0 ? null : (
    <p className="cluster gap-2">
      {flags.map((name) => (
        <Flag key={name} kind={name === 'time' || name === 'place' ? 'move' : name} icon={ICONS[name]}>
          {statusLabels[name]}
        </Flag>
      ))}
    </p>
  );
