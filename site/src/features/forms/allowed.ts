import { FORMS, routeOf } from './definitions.ts';

/**
 * Addresses elsewhere that a form may post to. There are none: whoever adds one adds its origin to `connect-src` in
 * `astro.config.ts` too.
 */
const ELSEWHERE: readonly string[] = [];

/**
 * Whether what a visitor typed may go to `address` (requirements 7.1, the generic form): one of our own routes on this
 * very origin, or one of the list.
 */
export function mayPostTo(address: string, origin: string, elsewhere = ELSEWHERE): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  if (url.username !== '' || url.password !== '') return false;
  const own = url.origin === origin && Object.values(FORMS).some((form) => routeOf(form) === url.pathname);
  return own || elsewhere.includes(url.href);
}
