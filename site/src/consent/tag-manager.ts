import type { Consent } from './cookiebot.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';
/** Cookies of Analytics and Ads, which their scripts set under our name. */
const COOKIES = /^_(ga|gcl)/;
/** How long tags wait for the choice of an earlier visit (`wait_for_update` of Consent Mode), in milliseconds. */
const WAIT_MS = 500;

function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** A command to the tag manager. It recognises commands by their being an `arguments` object; arrays are ignored. */
function gtag(..._command: readonly unknown[]): void {
  push(arguments);
}

/**
 * Adds a script of another site to the page. One that fails or is blocked changes nothing. A vendor's script can only
 * be loaded this way once consent is given.
 */
export function insertScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  document.head.append(script);
  return script;
}

const signal = (granted: boolean) => (granted ? 'granted' : 'denied');

/** A choice as the signals of Consent Mode v2 (developers.google.com/tag-platform/security/guides/consent). */
const signalsOf = ({ preferences, statistics, marketing }: Consent) => ({
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing),
  ad_personalization: signal(marketing),
  analytics_storage: signal(statistics),
  functionality_storage: signal(preferences),
  personalization_storage: signal(preferences),
  security_storage: 'granted',
});

/** Denies every purpose; must come before the container is loaded (requirements 2.4). */
export function denyAll(): void {
  const nothing = { preferences: false, statistics: false, marketing: false };
  gtag('consent', 'default', { ...signalsOf(nothing), wait_for_update: WAIT_MS });
}

/** Passes on what the visitor chose. */
export const updateSignals = (consent: Consent): void => gtag('consent', 'update', signalsOf(consent));

let loaded = false;

/** Loads the container with this id, once. */
export function loadTagManager(id: string): void {
  if (loaded) return;
  loaded = true;
  push({ 'gtm.start': Math.round(performance.timeOrigin + performance.now()), event: 'gtm.js' });
  insertScript(`${SCRIPT}?id=${encodeURIComponent(id)}`);
}

/** Our own host name and every parent domain: cookies may be set for each. */
function cookieDomains(): readonly (string | undefined)[] {
  const parts = location.hostname.split('.');
  return [undefined, ...parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))];
}

/** Deletes the cookies of tags. Browsers without a cookie store keep them until they expire. */
export async function deleteTagCookies(): Promise<void> {
  if (!('cookieStore' in window)) return;
  const names = (await cookieStore.getAll()).flatMap(({ name }) =>
    name && COOKIES.test(name) ? [name] : [],
  );
  const deletions = names.flatMap((name) =>
    cookieDomains().map((domain) => cookieStore.delete({ name, ...(domain && { domain }) })),
  );
  await Promise.allSettled(deletions);
}
