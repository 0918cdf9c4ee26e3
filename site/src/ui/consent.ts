/** Purposes a visitor can allow, as published by a consent script. */
type Purpose = 'preferences' | 'statistics' | 'marketing';

const CHANGED = 'consent:changed';

export function publishConsent(purposes: readonly Purpose[]): void {
  document.documentElement.dataset.consent = purposes.join(' ');
  document.dispatchEvent(new CustomEvent(CHANGED));
}

/** Whether the visitor allowed `purpose`; false as long as nothing is known. */
export const isAllowed = (purpose: Purpose): boolean =>
  document.documentElement.dataset.consent?.split(' ').includes(purpose) ?? false;

/** With a consent script its answer counts; without one, setting a preference is the consent. */
export const mayStorePreference = (): boolean =>
  document.querySelector('[data-consent-src]') === null || isAllowed('preferences');

/** Calls `listener` when the choice may have changed; returns the function that stops it. */
export function onConsent(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
