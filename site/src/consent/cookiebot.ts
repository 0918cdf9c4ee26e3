/** What a visitor allows; necessary cookies need no consent. */
export type Consent = {
  readonly preferences: boolean;
  readonly statistics: boolean;
  readonly marketing: boolean;
};

declare global {
  interface Window {
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
export const cookiebot = {
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
