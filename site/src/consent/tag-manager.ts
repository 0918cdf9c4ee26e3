import { push } from './gtag.ts';
import { insertScript } from './insert-script.ts';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';
/** Cookies of Analytics and of the advertisements, which their scripts set in our name. */
const COOKIES = /^_(ga|gcl)/;

let loaded = false;

/** Loads the container, once. */
export function loadTagManager(id: string): void {
  if (loaded) return;
  loaded = true;
  push({ 'gtm.start': Math.round(performance.timeOrigin + performance.now()), event: 'gtm.js' });
  insertScript(`${SCRIPT}?id=${encodeURIComponent(id)}`);
}

/** Our own name, and every name above it: cookies may be set for each. */
function domains(): readonly (string | undefined)[] {
  const parts = location.hostname.split('.');
  return [undefined, ...parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))];
}

/** Deletes what tags left on this device. Browsers without a cookie store keep it until it expires. */
export async function forgetTagCookies(): Promise<void> {
  if (!('cookieStore' in window)) return;
  const names = (await cookieStore.getAll()).flatMap(({ name }) =>
    name && COOKIES.test(name) ? [name] : [],
  );
  const everywhere = names.flatMap((name) =>
    domains().map((domain) => cookieStore.delete({ name, ...(domain && { domain }) })),
  );
  await Promise.allSettled(everywhere);
}
