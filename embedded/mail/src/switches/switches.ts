/** What the service can do wrong, for tests; the README says what each does at both doors. */
export const FAULTS = [
  'off',
  'refuse',
  'unauthorized',
  '4xx',
  '5xx',
  'not-understood',
  'hang',
  'cut',
  'lost-answer',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Misbehaviour that tests can ask for; off by default. It never touches the pages, `/api/messages` or `/healthz`. */
export type Switches = {
  /** Wait this many milliseconds before a mail is dealt with. */
  readonly latencyMs: number;
  readonly fault: Fault;
  /** Share of the mails, 0 to 1, that go wrong, evenly spread: 0.25 is every fourth. */
  readonly faultRate: number;
};

export const allOff: Switches = { latencyMs: 0, fault: 'off', faultRate: 1 };

export const switchesIn = (changes: Partial<Switches>, fallback: Switches): Switches => ({
  latencyMs: changes.latencyMs ?? fallback.latencyMs,
  fault: changes.fault ?? fallback.fault,
  faultRate: changes.faultRate ?? fallback.faultRate,
});

/** Asks for each mail which way it goes wrong; one door after the other counts on. */
export function createChance(switches: () => Switches): () => Fault {
  let owed = 0;
  return () => {
    const { fault, faultRate } = switches();
    owed = fault === 'off' ? 0 : owed + faultRate;
    // The sum of many small shares falls just short of a whole one.
    if (owed <= 1 - 1e-9) return 'off';
    owed -= 1;
    return fault;
  };
}
