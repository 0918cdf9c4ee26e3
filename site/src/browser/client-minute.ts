import { systemClock } from '@inktvis/foundation/clock';
import type { ClientDirective } from 'astro';

const MINUTE_MS = 60_000;

/**
 * `client:minute={drawn}`: hydrates an island when the minute in which the server drew it is over, a stored page at once
 * (`drawn`: its beginning, in milliseconds since 1970). Astro puts the compiled text into the page.
 */
const minuteDirective: ClientDirective = (load, { value }) => {
  const wait = Number(value) + MINUTE_MS - systemClock.now().getTime();
  setTimeout(async () => (await load())(), Math.min(Math.max(wait, 0), MINUTE_MS));
};

export default minuteDirective;
