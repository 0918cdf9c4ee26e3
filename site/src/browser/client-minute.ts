import { systemClock } from '@inktvis/foundation/clock';
import type { ClientDirective } from 'astro';

const MINUTE_MS = 60_000;

/** `client:minute={drawn}` (ms since 1970): hydrates an island when the minute in which it was drawn is over. Astro inlines this text. */
const minuteDirective: ClientDirective = (load, { value }) => {
  const wait = Number(value) + MINUTE_MS - systemClock.now().getTime();
  setTimeout(async () => (await load())(), Math.min(Math.max(wait, 0), MINUTE_MS));
};

export default minuteDirective;
