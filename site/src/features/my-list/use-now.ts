import { systemClock } from '@inktvis/foundation/clock';
import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/**
 * The present moment of the site, kept up to date. `shiftMs` is how far the site's clock is ahead of the real one
 * (`SITE_NOW`): a page out of the page cache may be a day old, the difference never is.
 */
export function useNow(shiftMs: number): Date {
  const read = () => new Date(systemClock.now().getTime() + shiftMs);
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(systemClock.now().getTime() + shiftMs)), EVERY_MS);
    return () => clearInterval(timer);
  }, [shiftMs]);
  return now;
}
