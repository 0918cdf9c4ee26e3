import { hasMascot } from '../../ui/brand.ts';
import { LiveFace } from './LiveFace.tsx';
import css from './LiveScreen.module.css';
import type { LiveData, LiveOptions } from './live-data.ts';
import { Notices } from './Notices.tsx';
import { useLive } from './use-live.ts';

export type LiveScreenProps = {
  readonly data: LiveData;
  readonly options: LiveOptions;
  readonly brand: string;
  /** What public addresses start with: for the code that a phone reads. */
  readonly siteUrl: string;
  /** Whether it goes on by itself; an editor in preview sees the moment at hand. */
  readonly poll: boolean;
};

const MINUTE_MS = 60_000;
/** A screen moves its head by a few units a minute, so that nothing burns in. */
const SHIFTS = 4;

/** The Live page: a clock, what comes, and slides; or what there is to say before, between and after. */
export function LiveScreen({ data: first, options, brand, siteUrl, poll }: LiveScreenProps) {
  const live = useLive(first, options, poll);
  const shift = options.screen ? Math.floor(live.now / MINUTE_MS) % SHIFTS : 0;
  return (
    <div
      className={css.live}
      data-screen={options.screen ? '' : undefined}
      data-board={options.board}
      data-shift={shift}
    >
      <LiveFace
        data={live.data}
        now={live.now}
        options={options}
        site={{ brand, url: siteUrl, mascot: hasMascot(brand) }}
      />
      <Notices live={live} screen={options.screen} />
    </div>
  );
}
