import { whenShown } from '../browser/when-shown.ts';
import { publishConsent } from '../ui/consent.ts';

/** What a visitor may allow; necessary cookies need no consent. */
const PURPOSES = ['preferences', 'statistics', 'marketing'] as const;
type Purposes = readonly (typeof PURPOSES)[number][];

declare global {
  interface Window {
    dataLayer?: unknown[];
    readonly Cookiebot?: {
      readonly hasResponse?: boolean;
      readonly consent?: { readonly [purpose: string]: unknown };
      readonly renew?: () => void;
    };
  }
}

/** When the choice is known or may have changed; possibly more often than it does. */
const EVENTS = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'];
const SCRIPT = 'https://www.googletagmanager.com/gtm.js';
/** Cookies of Analytics and Ads, which their scripts set under our name. */
const COOKIES = /^_(ga|gcl)/;
/** How long tags wait for the choice of an earlier visit (`wait_for_update` of Consent Mode), in milliseconds. */
const WAIT_MS = 500;

/** What Cookiebot says that the visitor allows; null as long as there is no choice. */
function allowed(): Purposes | null {
  const { hasResponse, consent } = window.Cookiebot ?? {};
  return hasResponse && consent ? PURPOSES.filter((purpose) => consent[purpose] === true) : null;
}

function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** A command to the tag manager. It recognises commands by their being an `arguments` object; arrays are ignored. */
function gtag(..._command: readonly unknown[]): void {
  push(arguments);
}

/** A choice as the signals of Consent Mode v2 (developers.google.com/tag-platform/security/guides/consent). */
function signalsOf(purposes: Purposes) {
  const signal = (purpose: Purposes[number]) => (purposes.includes(purpose) ? 'granted' : 'denied');
  return {
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    ad_personalization: signal('marketing'),
    analytics_storage: signal('statistics'),
    functionality_storage: signal('preferences'),
    personalization_storage: signal('preferences'),
    security_storage: 'granted',
  };
}

/** Adds a script of another site. One that fails or is blocked changes nothing. */
function insertScript(src: string, attributes: Readonly<Record<string, string>> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  document.head.append(script);
  return script;
}

let isLoaded = false;

function loadTagManager(id: string): void {
  if (isLoaded) return;
  isLoaded = true;
  push({ 'gtm.start': Math.round(performance.timeOrigin + performance.now()), event: 'gtm.js' });
  insertScript(`${SCRIPT}?id=${encodeURIComponent(id)}`);
}

/** Of our host name and every parent domain. Browsers without a cookie store keep them until they expire. */
async function deleteTagCookies(): Promise<void> {
  if (!('cookieStore' in window)) return;
  const parts = location.hostname.split('.');
  const domains = parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
  const deletions = (await cookieStore.getAll()).flatMap(({ name }) =>
    name && COOKIES.test(name)
      ? [cookieStore.delete(name), ...domains.map((domain) => cookieStore.delete({ name, domain }))]
      : [],
  );
  await Promise.allSettled(deletions);
}

/** Shows the links that reopen the choice, once the vendor's script is there to show it. */
function showConsentLinks(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.Cookiebot?.renew?.());
  }
}

/**
 * Starts the consent script, Cookiebot in manual mode (cookiebot.com/en/developer). Everything is denied first (requirements
 * 2.4). The tag manager is fetched once a visitor allows any purpose; without a consent script at once, all denied.
 */
function startTags(tags: Element): void {
  const tagManager = tags.getAttribute('data-tag-manager');
  const src = tags.getAttribute('data-consent-src');
  if (tagManager) gtag('consent', 'default', { ...signalsOf([]), wait_for_update: WAIT_MS });
  if (!src) {
    if (tagManager) loadTagManager(tagManager);
    return;
  }

  let before: Purposes | null = null;
  const onChange = async () => {
    const now = allowed();
    if (!now || String(now) === String(before)) return;
    const isWithdrawn = before?.some((purpose) => !now.includes(purpose));
    before = now;
    publishConsent(now);
    if (tagManager) {
      gtag('consent', 'update', signalsOf(now));
      if (now.length > 0) loadTagManager(tagManager);
      if (isWithdrawn || now.length === 0) await deleteTagCookies();
    }
    // Running scripts cannot be removed from a page; a new page loads only what is still allowed.
    if (isWithdrawn) location.reload();
  };
  for (const name of EVENTS) window.addEventListener(name, onChange);

  const id = tags.getAttribute('data-consent-id') ?? '';
  const attributes = { id: 'Cookiebot', 'data-cbid': id, 'data-culture': 'nl' };
  insertScript(src, attributes).addEventListener('load', showConsentLinks);
}

/** Not inside a frame (requirements 2.4), and not while a browser prerenders a page that may never be shown. */
const mark = document.querySelector('[data-tags]');
if (mark && window.top === window.self) whenShown(() => startTags(mark));
