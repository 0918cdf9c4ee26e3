/** The README says what each does. */
export const FAULTS = ['off', '4xx', '5xx', 'hang', 'lost-answer'] as const;

export type Fault = (typeof FAULTS)[number];

/** Names before the at sign that stand for an outcome (mailchimp.com/developer/transactional). */
const OUTCOMES = ['reject', 'invalid', 'down'] as const;

export function outcomeOf(address: string): (typeof OUTCOMES)[number] | undefined {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  return OUTCOMES.find((outcome) => outcome === name);
}
