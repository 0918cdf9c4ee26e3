import { systemClock } from '@inktvis/foundation/clock';
import type { ClientDirective } from 'astro';

const MINUTE_MS = 60_000;

/**
 * `client:minute`: hydrates an island when the next minute of the clock begins. For what moves on with the clock: the
 * server drew it in this minute, so until then there is nothing for it to do. Astro puts the compiled text into the page.
 */
const minuteDirective: ClientDirective = (load) => {
  setTimeout(async () => (await load())(), MINUTE_MS - (systemClock.now().getTime() % MINUTE_MS));
};

export default minuteDirective;
