import { whenShown } from '../browser/when-shown.ts';
import { publishConsent } from '../ui/consent.ts';
import { hookValue, selector } from '../ui/hooks.ts';

/** What a visitor allows; necessary cookies need no consent. */
type Consent = {
  readonly preferences: boolean;
  readonly statistics: boolean;
  readonly marketing: boolean;
};

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

const EVENTS = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'];

/**
 * Cookiebot in manual mode (cookiebot.com/en/developer): it blocks nothing itself, because nothing that needs consent
 * is in the page before it. Everything that the site knows of this vendor.
 */
const cookiebot = {
  /** Attributes of its script for the account `id`. */
  attributes: (id: string) => ({ id: 'Cookiebot', 'data-cbid': id, 'data-culture': 'nl' }),
  /** The choice; null as long as there is none. */
  current(): Consent | null {
    const { hasResponse, consent } = window.Cookiebot ?? {};
    if (!hasResponse || !consent) return null;
    return {
      preferences: consent.preferences === true,
      statistics: consent.statistics === true,
      marketing: consent.marketing === true,
    };
  },
  /** Calls `listener` when the choice is known or may have changed; possibly more often than it does. */
  onChange(listener: () => void): void {
    for (const name of EVENTS) window.addEventListener(name, listener);
  },
  /** Shows the choice again. */
  open: () => window.Cookiebot?.renew?.(),
};

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
function insertScript(src: string, attributes: Readonly<Record<string, string>> = {}): HTMLScriptElement {
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
function denyAll(): void {
  const nothing = { preferences: false, statistics: false, marketing: false };
  gtag('consent', 'default', { ...signalsOf(nothing), wait_for_update: WAIT_MS });
}

/** Passes on what the visitor chose. */
const updateSignals = (consent: Consent): void => gtag('consent', 'update', signalsOf(consent));

let loaded = false;

/** Loads the container with this id, once. */
function loadTagManager(id: string): void {
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
async function deleteTagCookies(): Promise<void> {
  if (!('cookieStore' in window)) return;
  const names = (await cookieStore.getAll()).flatMap(({ name }) =>
    name && COOKIES.test(name) ? [name] : [],
  );
  const deletions = names.flatMap((name) =>
    cookieDomains().map((domain) => cookieStore.delete({ name, ...(domain && { domain }) })),
  );
  await Promise.allSettled(deletions);
}

const PURPOSES = ['preferences', 'statistics', 'marketing'] as const;
const allowedPurposes = (consent: Consent | null) => PURPOSES.filter((purpose) => consent?.[purpose]);

/** Shows the links that reopen the choice, once the vendor's script is there to show it. */
function showConsentLinks(): void {
  for (const button of document.querySelectorAll<HTMLElement>(selector('consentOpen'))) {
    button.hidden = false;
    button.addEventListener('click', () => cookiebot.open());
  }
}

/**
 * Starts the consent script at `src` with the account `id`, and the tag manager's container; each may be empty.
 * Everything is denied first. The container is fetched once a visitor allows any purpose; without a consent script
 * there is no choice, and it is fetched at once, with everything denied.
 */
function startTags(src: string, id: string, tagManager: string): void {
  if (tagManager) denyAll();
  if (!src) {
    if (tagManager) loadTagManager(tagManager);
    return;
  }

  let before: readonly string[] | null = null;
  cookiebot.onChange(async () => {
    const consent = cookiebot.current();
    const now = allowedPurposes(consent);
    if (!consent || String(now) === String(before)) return;
    const withdrawn = before?.some((purpose) => !now.some((one) => one === purpose));
    before = now;
    publishConsent(now);
    if (tagManager) {
      updateSignals(consent);
      if (now.length > 0) loadTagManager(tagManager);
      if (withdrawn || now.length === 0) await deleteTagCookies();
    }
    // Running scripts cannot be removed from a page; a new page loads only what is still allowed.
    if (withdrawn) location.reload();
  });

  insertScript(src, cookiebot.attributes(id)).addEventListener('load', showConsentLinks);
}

/** Not inside a frame (requirements 2.4), and not while a browser prerenders a page that may never be shown. */
const mark = document.querySelector<HTMLElement>(selector('tags'));
const start = (tags: Element) => {
  const setting = (name: 'consentSrc' | 'consentId' | 'tagManager') => hookValue(tags, name) ?? '';
  startTags(setting('consentSrc'), setting('consentId'), setting('tagManager'));
};

if (mark && window.top === window.self) whenShown(() => start(mark));
