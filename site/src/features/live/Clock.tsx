import { formatClock } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import css from './Clock.module.css';

const PLACES = ['h1', 'h2', 'a', 'm1', 'm2', 'b', 's1', 's2'] as const;

/** The time in Brussels, each digit in a box of its own, so that nothing moves but what changes. Says it when asked. */
export function Clock({ now }: { readonly now: number }) {
  const text = formatClock(new Date(now));
  return (
    <p className={css.clock} role="timer" aria-label={fill(live.clock_label, { time: text })}>
      {PLACES.map((place, index) => (
        <span key={place} className={text[index] === ':' ? css.colon : css.digit} aria-hidden>
          {text[index]}
        </span>
      ))}
    </p>
  );
}
