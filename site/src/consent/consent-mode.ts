import type { Consent } from './adapter.ts';
import { gtag } from './gtag.ts';

const NOTHING: Consent = { preferences: false, statistics: false, marketing: false };
/** How long tags that are there wait for the choice of an earlier visit, in ms. */
const WAIT_MS = 500;

const say = (granted: boolean) => (granted ? 'granted' : 'denied');

/** A choice as the signals of Google's Consent Mode v2 (contract consent-and-tags, section 2). */
export const signalsOf = ({ preferences, statistics, marketing }: Consent) => ({
  ad_storage: say(marketing),
  ad_user_data: say(marketing),
  ad_personalization: say(marketing),
  analytics_storage: say(statistics),
  functionality_storage: say(preferences),
  personalization_storage: say(preferences),
  security_storage: 'granted',
});

/** Denies everything; said before anything of the tag manager is there. */
export const denyAll = (): void =>
  gtag('consent', 'default', { ...signalsOf(NOTHING), wait_for_update: WAIT_MS });

/** Tells what was chosen. */
export const updateSignals = (consent: Consent): void => gtag('consent', 'update', signalsOf(consent));
