import { entry } from '@inktvis/messages/entry';
import { fill } from '@inktvis/messages/fill';
import { type StatusName, statusLabels } from '@inktvis/programme/status';
import type { IconName } from '../../ui/images/Icon.tsx';
import { Flag } from '../../ui/text/Flag.tsx';

type ItemFlagsProps = { readonly flags: readonly StatusName[]; readonly placesLeft?: number | null };

/** More are no news. */
const FEW = 9;

/** `Laatste plaatsen`, or how many there are. */
const wordsOf = (name: StatusName, left: number | null): string =>
  name === 'last' && left && left <= FEW
    ? fill(left === 1 ? entry.one_place_left : entry.places_left, { count: left })
    : statusLabels[name];

const ICONS: { readonly [name in StatusName]?: IconName } = {
  off: 'close',
  time: 'clock',
  place: 'pin',
  back: 'check',
};

export const ItemFlags = ({ flags, placesLeft = null }: ItemFlagsProps) =>
  flags.length === 0 ? null : (
    <p className="cluster gap-2">
      {flags.map((name) => (
        <Flag key={name} kind={name === 'time' || name === 'place' ? 'move' : name} icon={ICONS[name]}>
          {wordsOf(name, placesLeft)}
        </Flag>
      ))}
    </p>
  );
