/** What the source can do wrong, for tests (contract events-source 10.7). */
export const FAULTS = [
  'off',
  'problem',
  'html',
  'unauthorized',
  'not-found',
  'rate-limit',
  'not-json',
  'wrong-shape',
  'truncated',
  'cut',
  'reset',
  'hang',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Misbehaviour that tests can ask for; off by default. It never touches pictures or `GET /healthz`. */
export type Switches = {
  /** Wait this many milliseconds before every answer. */
  readonly latencyMs: number;
  readonly fault: Fault;
  /** Share of the questions, 0 to 1, that go wrong, evenly spread: 0.25 is every fourth. */
  readonly faultRate: number;
};

export const allOff: Switches = { latencyMs: 0, fault: 'off', faultRate: 1 };
