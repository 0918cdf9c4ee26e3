/** What a visitor allows in general, as far as a consent script says; other parts of the page ask here. */
export type Purpose = 'preferences' | 'statistics' | 'marketing';

const CHANGED = 'consent:changed';

/** Keeps the purposes that are allowed in the page, and tells who listens. */
export function publishConsent(purposes: readonly Purpose[]): void {
  document.documentElement.dataset.consent = purposes.join(' ');
  document.dispatchEvent(new CustomEvent(CHANGED));
}

/** Whether a visitor allowed `purpose`; no as long as nothing is known. */
export const isAllowed = (purpose: Purpose): boolean =>
  document.documentElement.dataset.consent?.split(' ').includes(purpose) ?? false;

/**
 * Whether the browser may keep what a visitor ticks here. Where visitors are asked what they allow, that counts; where
 * nobody asks, the tick itself says it.
 */
export const mayRemember = (): boolean =>
  document.querySelector('[data-consent-src]') === null || isAllowed('preferences');

/** Calls `heard` when that may have changed; the answer ends it. */
export function onConsent(heard: () => void): () => void {
  document.addEventListener(CHANGED, heard);
  return () => document.removeEventListener(CHANGED, heard);
}
