/** What a visitor allows; necessary cookies need no consent. */
export type Consent = {
  readonly preferences: boolean;
  readonly statistics: boolean;
  readonly marketing: boolean;
};

/** Everything the site knows of one vendor of consent scripts. */
export type ConsentAdapter = {
  /** Attributes of its script for the account `id`. */
  attributes(id: string): Readonly<Record<string, string>>;
  /** The choice; null as long as there is none. */
  current(): Consent | null;
  /** Calls `listener` when the choice is known or may have changed; possibly more often than it does. */
  onChange(listener: () => void): void;
  /** Shows the choice again. */
  open(): void;
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
 * is in the page before it.
 */
export const cookiebot: ConsentAdapter = {
  attributes: (id) => ({ id: 'Cookiebot', 'data-cbid': id, 'data-culture': 'nl' }),
  current() {
    const { hasResponse, consent } = window.Cookiebot ?? {};
    if (!hasResponse || !consent) return null;
    return {
      preferences: consent.preferences === true,
      statistics: consent.statistics === true,
      marketing: consent.marketing === true,
    };
  },
  onChange(listener) {
    for (const name of EVENTS) window.addEventListener(name, listener);
  },
  open: () => window.Cookiebot?.renew?.(),
};
