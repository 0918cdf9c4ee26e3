import { formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import type { Screen } from '@inktvis/outbox';
import { Wrap } from '../../ui/Wrap.tsx';
import css from './ScreenWatch.module.css';

type ScreenWatchProps = {
  /** By name; null when they cannot be read. */
  readonly screens: readonly Screen[] | null;
  /** The names of the screens that there are; empty: any that reported itself. */
  readonly expected: readonly string[];
  readonly now: Date;
  /** The current build of the site. */
  readonly build: string;
};

const MINUTE_MS = 60_000;
/** A screen reports every two minutes: after three missed reports it counts as silent. */
const SILENT_MS = 6 * MINUTE_MS;
/** From this age on the screen itself mentions it too. */
const OLD_MS = 10 * MINUTE_MS;

const minutes = (from: Date, until: Date) =>
  Math.max(0, Math.round((until.getTime() - from.getTime()) / MINUTE_MS));

function stateOf({ seenAt, dataAt, build }: Screen, now: Date, current: string): string {
  if (now.getTime() - seenAt.getTime() > SILENT_MS) return live.watch_silent;
  if (now.getTime() - dataAt.getTime() > OLD_MS) return live.watch_old;
  return build === current ? live.watch_well : live.watch_older_build;
}

/** Those that are expected, in that order; without such a list those that reported themselves. */
const listed = (screens: readonly Screen[], expected: readonly string[]) =>
  expected.length === 0
    ? screens.map((screen) => ({ name: screen.name, screen }))
    : expected.map((name) => ({ name, screen: screens.find((one) => one.name === name) }));

/** The screens in the hall, for the organiser. */
export const ScreenWatch = ({ screens, expected, now, build }: ScreenWatchProps) => (
  <Wrap className={css.watch}>
    <h1>{live.watch_title}</h1>
    <p className={css.intro}>{fill(live.watch_intro, { time: formatTime(now) })}</p>
    {!screens && <p role="alert">{live.watch_unknown}</p>}
    {screens?.length === 0 && expected.length === 0 && <p>{live.watch_none}</p>}
    {screens && (screens.length > 0 || expected.length > 0) && (
      <ul className={css.list}>
        {listed(screens, expected).map(({ name, screen }) => (
          <li key={name} className={css.screen}>
            <b className={css.state}>{screen ? stateOf(screen, now, build) : live.watch_unseen}</b>
            <span>
              {screen
                ? fill(live.watch_row, {
                    name,
                    time: formatTime(screen.seenAt),
                    age: minutes(screen.dataAt, now),
                  })
                : name}
            </span>
          </li>
        ))}
      </ul>
    )}
  </Wrap>
);
