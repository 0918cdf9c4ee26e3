/**
 * Misbehaviour of the real service that tests can ask for; all of it is off by default. It touches REST and GraphQL,
 * never the pictures or `GET /healthz`.
 */
export type Switches = {
  /** Answer 429 above the limits of the real service (contract content-service 1.9 and 2.7). */
  readonly rateLimit: boolean;
  /** Wait this many milliseconds before every answer. */
  readonly latencyMs: number;
  /** Share of the questions, 0 to 1, that fail with status 500 and a page of HTML, evenly spread: 0.25 is every fourth. */
  readonly faultRate: number;
  /** Send a published question without a usable `cv` on to the same address with the current one (contract 1.10). */
  readonly cvRedirect: boolean;
  /** Refuse unknown parameters of stories with 422 (contract 1.2). */
  readonly strict: boolean;
};

export const allOff: Switches = {
  rateLimit: false,
  latencyMs: 0,
  faultRate: 0,
  cvRedirect: false,
  strict: false,
};
