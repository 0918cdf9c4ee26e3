import { hasMascot } from '@inktvis/foundation/brand';
import { formatClock, formatTime } from '@inktvis/foundation/brussels';
import { isDuring } from '@inktvis/foundation/period';
import { fill } from '@inktvis/messages/fill';
import { live as texts } from '@inktvis/messages/live';
import { useEffect, useEffectEvent, useState } from 'react';
import peeking from '../../ui/art/inktvis-gluurt-links.svg?url&no-inline';
import whole from '../../ui/art/inktvis-mascotte.svg?url&no-inline';
import { Icon } from '../../ui/images/Icon.tsx';
import { initialLive, type LiveNow, startLive } from './browser/engine.ts';
import { Face } from './faces.tsx';
import css from './LiveScreen.module.css';
import type { LiveData, LiveOptions } from './live-data.ts';
import { type LiveState, liveState, signingItems } from './live-state.ts';
import { keepTogether } from './Rows.tsx';
import { SigningBoard } from './SigningBoard.tsx';

export type LiveScreenProps = {
  readonly data: LiveData;
  readonly options: LiveOptions;
  readonly brand: string;
  /** Start of every public address: for the QR code. */
  readonly siteUrl: string;
  /** Whether it runs and updates itself; an editor's preview stands at the time of the page. */
  readonly poll: boolean;
};

const MINUTE_MS = 60_000;
/** A screen shifts its content by a few units every minute, against burn-in. */
const SHIFTS = 4;

export function LiveScreen({ data: first, options, brand, siteUrl, poll }: LiveScreenProps) {
  const [live, show] = useState(() => initialLive(first));
  const start = useEffectEvent(() => (poll ? startLive(first, options, show) : undefined));
  // Options come from the address: they do not change while the page is open.
  useEffect(() => start(), []);
  const { data, now } = live;
  const { screen } = options;
  const announcement = data.announcement && isDuring(data.announcement, now) ? data.announcement : null;
  const signing = options.board === 'signing' ? signingItems(data, now) : [];
  const state = liveState(data, now);
  const isBoard = signing.length > 0;
  return (
    <div
      className={css.live}
      data-screen={screen ? '' : undefined}
      data-shift={screen ? Math.floor(now / MINUTE_MS) % SHIFTS : undefined}
      data-announced={announcement ? '' : undefined}
    >
      <header className={css.head}>
        <h1 className={css.title}>
          {keepTogether(isBoard ? texts.signing_title : fill(headingOf(state, brand), { brand }))}
        </h1>
        <Clock now={now} />
      </header>
      {/* Always there, so that a screen reader announces what appears. */}
      <div role="status">
        {announcement && (
          <p className={css.band} data-warns={announcement.warns || undefined}>
            {announcement.warns && <Icon name="warning" />}
            <span>
              {announcement.lead && <b>{`${announcement.lead} `}</b>}
              <span>{announcement.text}</span>
            </span>
          </p>
        )}
      </div>
      {isBoard ? (
        <SigningBoard items={signing} now={now} />
      ) : (
        <>
          <Face state={state} live={live} screen={screen} siteUrl={siteUrl} />
          {hasMascot(brand) && <Squid kind={state.kind} />}
        </>
      )}
      <p className={css.notices} role="status">
        {live.isStale && (
          <span className={css.notice}>
            {fill(texts.updated_at, { time: formatTime(new Date(data.now)) })}
          </span>
        )}
        {screen && live.wakeLockRefused && <span className={css.notice}>{texts.wake_lock_refused}</span>}
      </p>
    </div>
  );
}

function headingOf({ kind }: LiveState, brand: string): string {
  if (kind !== 'after') return texts.heading;
  return hasMascot(brand) ? texts.after_heading : texts.after_plain_heading;
}

const POSITIONS = ['h1', 'h2', 'a', 'm1', 'm2', 'b', 's1', 's2'] as const;

/** The time in Brussels (requirements 2.3), each digit in a box of its own, so that only what changes is painted. */
function Clock({ now }: Pick<LiveNow, 'now'>) {
  const text = formatClock(new Date(now));
  return (
    <p className={css.clock} role="timer" aria-label={fill(texts.clock_label, { time: text })}>
      {POSITIONS.map((position, index) => (
        <span key={position} className={text[index] === ':' ? css.colon : css.digit} aria-hidden>
          {text[index]}
        </span>
      ))}
    </p>
  );
}

function Squid({ kind }: Pick<LiveState, 'kind'>) {
  if (kind === 'between')
    return <img className={css.squid} data-peeks src={peeking} alt="" width="440" height="386" />;
  const isThere = kind === 'before' || kind === 'after';
  return isThere && <img className={css.squid} src={whole} alt="" width="520" height="680" />;
}
