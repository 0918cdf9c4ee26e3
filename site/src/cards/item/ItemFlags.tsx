import { entry } from '@inktvis/messages/entry';
import { fill } from '@inktvis/messages/fill';
import type { ItemFacts } from '@inktvis/programme/programme-item';
import { type StatusName, statusLabels } from '@inktvis/programme/status';
import type { IconName } from '../../ui/images/Icon.tsx';
import { Flag } from '../../ui/text/Flag.tsx';
import { QueueSlip } from './QueueSlip.tsx';

type ItemFlagsProps = {
  readonly flags: readonly StatusName[];
  readonly facts?: Pick<ItemFacts, 'placesLeft' | 'queue'>;
};

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

/** The statuses of an item, and the queue where somebody signs. */
export const ItemFlags = ({ flags, facts }: ItemFlagsProps) =>
  flags.length === 0 && !facts?.queue ? null : (
    <p className="cluster gap-2">
      {facts?.queue && <QueueSlip spot={facts.queue} />}
      {flags.map((name) => (
        <Flag key={name} kind={name === 'time' || name === 'place' ? 'move' : name} icon={ICONS[name]}>
          {wordsOf(name, facts?.placesLeft ?? null)}
        </Flag>
      ))}
    </p>
  );
