import type { ConsentAdapter } from './adapter.ts';

type Bot = {
  readonly hasResponse?: boolean;
  readonly consent?: { readonly [purpose: string]: unknown };
  readonly renew?: () => void;
};

declare global {
  interface Window {
    readonly Cookiebot?: Bot;
  }
}

const EVENTS = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'];

/**
 * Cookiebot in its manual mode (contract consent-and-tags, section 3): it stops nothing itself, because nothing that
 * needs consent is there before it.
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
  onChange(heard) {
    for (const name of EVENTS) window.addEventListener(name, heard);
  },
  open: () => window.Cookiebot?.renew?.(),
};
