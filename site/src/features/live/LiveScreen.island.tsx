import { hasMascot } from '@inktvis/foundation/brand';
import { formatTime } from '@inktvis/foundation/brussels';
import { isDuring } from '@inktvis/foundation/period';
import { fill } from '@inktvis/messages/fill';
import { live as texts } from '@inktvis/messages/live';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { AnnouncementBand } from './AnnouncementBand.tsx';
import { initialLive, type LiveNow, startClockOnly, startLive } from './browser/engine.ts';
import { Running } from './faces/Running.tsx';
import { Signing } from './faces/Signing.tsx';
import { After, Before, Between, Waiting } from './faces/Statement.tsx';
import css from './LiveScreen.module.css';
import type { FaceSite, LiveData, LiveOptions, LiveSlide } from './live-data.ts';
import { liveState, signingRows } from './live-state.ts';
import { LiveHead } from './parts.tsx';

export type LiveScreenProps = {
  readonly data: LiveData;
  readonly options: LiveOptions;
  readonly brand: string;
  /** Start of every public address: for the QR code. */
  readonly siteUrl: string;
  /** Whether it updates itself; a preview shows the time at hand. */
  readonly poll: boolean;
};

const MINUTE_MS = 60_000;
/** A screen shifts its content by a few units every minute, against burn-in. */
const SHIFTS = 4;

/**
 * What the Live page shows, second by second. `first`: what the server put into the page, and what the first rendering
 * shows. `poll` false: only the clock runs, as in an editor's preview.
 */
function useLive(first: LiveData, options: LiveOptions, poll: boolean): LiveNow {
  const [live, show] = useState(() => initialLive(first));
  const start = useEffectEvent(() =>
    poll ? startLive({ first, options, show }) : startClockOnly({ first, show }),
  );
  // Options come from the address: they do not change while the page is open.
  useEffect(() => start(), []);
  return live;
}

/** The Live page: a clock, what comes, and slides; or what there is to say before, between and after. */
export function LiveScreen({ data: first, options, brand, siteUrl, poll }: LiveScreenProps) {
  const live = useLive(first, options, poll);
  const site = { brand, url: siteUrl, mascot: hasMascot(brand) };
  const { data, now } = live;
  const slides = data.slides?.filter((slide) => isDuring(slide, now)) ?? [];
  const announcement = data.announcement && isDuring(data.announcement, now) ? data.announcement : null;
  const { title, body } = faceOf({ data, slides, now, options, site });
  const shift = options.screen ? Math.floor(now / MINUTE_MS) % SHIFTS : 0;
  return (
    <div
      className={css.live}
      data-screen={options.screen ? '' : undefined}
      data-board={options.board}
      data-shift={shift}
      data-announced={announcement ? 'yes' : 'no'}
    >
      <LiveHead title={title} now={now} />
      <AnnouncementBand announcement={announcement} />
      {body}
      <Notices live={live} screen={options.screen} />
    </div>
  );
}

type FaceProps = {
  readonly data: LiveData;
  /** Those in the loop now. */
  readonly slides: readonly LiveSlide[];
  /** Epoch ms of the server's clock. */
  readonly now: number;
  readonly options: LiveOptions;
  readonly site: FaceSite;
};

type Face = { readonly title: string; readonly body: ReactNode };

/** The one face for this time (requirements D10, Live). The signing board is for days with signings. */
function faceOf({ data, slides, now, options, site }: FaceProps): Face {
  const state = liveState(data, now);
  const title = fill(texts.heading, { brand: site.brand });
  if (options.board === 'signing') {
    const rows = signingRows(data, now);
    if (rows.length > 0) return { title: texts.signing_title, body: <Signing rows={rows} /> };
  }
  switch (state.kind) {
    case 'waiting':
      return { title, body: <Waiting site={site} /> };
    case 'before': {
      const { festival } = data;
      return { title, body: <Before {...state} festival={festival} screen={options.screen} site={site} /> };
    }
    case 'between':
      return { title, body: <Between {...state} site={site} /> };
    case 'after':
      return {
        title: fill(site.mascot ? texts.after_heading : texts.after_plain_heading, { brand: site.brand }),
        body: <After {...state} site={site} />,
      };
    case 'running':
      return { title, body: <Running {...state} slides={slides} unattended={options.screen} site={site} /> };
  }
}

type NoticesProps = {
  readonly live: Omit<LiveNow, 'now'>;
  readonly screen: boolean;
};

/** What is wrong, in few words: old data, no network, a device that may fall asleep. */
function Notices({ live, screen }: NoticesProps) {
  const { data, isStale, isOffline, wakeLockRefused } = live;
  return (
    <p className={css.notices} role="status">
      {isStale && isOffline && !screen && <span>{texts.offline}</span>}
      {isStale && <span>{fill(texts.updated_at, { time: formatTime(new Date(data.now)) })}</span>}
      {screen && wakeLockRefused && <span>{texts.wake_lock_refused}</span>}
    </p>
  );
}
