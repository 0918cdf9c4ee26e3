import { publishConsent } from '../ui/consent.ts';
import type { Consent, ConsentAdapter } from './adapter.ts';
import { denyAll, updateSignals } from './consent-mode.ts';
import { insertScript } from './insert-script.ts';
import { forgetTagCookies, loadTagManager } from './tag-manager.ts';

type Given = {
  /** Address of the consent script, and the account; empty: there is none. */
  readonly src: string;
  readonly id: string;
  /** Container of the tag manager; empty: there is none. */
  readonly tagManager: string;
};

const PURPOSES = ['preferences', 'statistics', 'marketing'] as const;
const allowed = (consent: Consent | null) => PURPOSES.filter((purpose) => consent?.[purpose]);

/** Links that show the choice again, once there is something to show. */
function offerChoice(adapter: ConsentAdapter): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    button.hidden = false;
    button.addEventListener('click', () => adapter.open());
  }
}

/**
 * Starts the tag manager and the consent script. Everything is denied first. The container is fetched once a visitor
 * allows any purpose; without consent script nobody can, and it is fetched at once, with everything denied.
 */
export function startTags({ src, id, tagManager }: Given, adapter: ConsentAdapter): void {
  if (tagManager) denyAll();
  if (!src) {
    if (tagManager) loadTagManager(tagManager);
    return;
  }

  let before: readonly string[] | null = null;
  adapter.onChange(async () => {
    const consent = adapter.current();
    const now = allowed(consent);
    if (!consent || String(now) === String(before)) return;
    const withdrawn = before?.some((purpose) => !now.some((one) => one === purpose));
    before = now;
    publishConsent(now);
    if (tagManager) {
      updateSignals(consent);
      if (now.length > 0) loadTagManager(tagManager);
      if (withdrawn || now.length === 0) await forgetTagCookies();
    }
    // What already runs cannot be taken out of a page; a new page has only what is still allowed.
    if (withdrawn) location.reload();
  });

  insertScript(src, adapter.attributes(id)).addEventListener('load', () => offerChoice(adapter));
}
