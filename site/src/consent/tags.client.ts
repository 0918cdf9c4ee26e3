import { whenShown } from '../browser/when-shown.ts';
import { publishConsent } from '../ui/consent.ts';
import { hookValue, selector } from '../ui/hooks.ts';
import { type Consent, cookiebot } from './cookiebot.ts';
import { deleteTagCookies, denyAll, insertScript, loadTagManager, updateSignals } from './tag-manager.ts';

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
