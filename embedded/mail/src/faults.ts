/** What tests can make go wrong; the README says what each does over SMTP and over the provider's API. */
export const FAULTS = ['off', '4xx', '5xx', 'hang', 'lost-answer'] as const;

/** Off by default. It never affects the pages, `/api/messages` or `/healthz`. */
export type Fault = (typeof FAULTS)[number];

/** Recipients that stand for an outcome, by the name before the at sign (mailchimp.com/developer/transactional). */
const OUTCOMES = ['reject', 'invalid', 'down'] as const;

/** The outcome that an address stands for, if it stands for one. */
export function outcomeOf(address: string): (typeof OUTCOMES)[number] | undefined {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  return OUTCOMES.find((outcome) => outcome === name);
}
