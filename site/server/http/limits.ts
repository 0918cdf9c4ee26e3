/** Limits on what a client may send (docs/operations.md). Sizes in bytes, times in milliseconds. */
export const limits = {
  headerBytes: 16 * 1024,
  addressLength: 8 * 1024,
  bodyBytes: 64 * 1024,
  /** A whole unsaved story, from an editor in preview. */
  storyBytes: 1024 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  /** How often those two are checked; Node's default of 30 s would let the slowest take three times as long. */
  timeoutsCheckedMs: 2_000,
  /** Longer than a proxy in front keeps an idle connection (60 s), so that it never uses one that is being closed. */
  keepAliveTimeoutMs: 65_000,
  /** A connection on which nothing is sent in either direction, also because the visitor does not read. */
  silenceMs: 70_000,
  /** Requests that came over one connection: whose responses are being made or sent, and in all. */
  pipelinedInWork: 8,
  pipelined: 500,
  /**
   * Pages that are rendered at a time, and that wait for it. A page costs 10 to 30 ms of CPU time: more of them are
   * refused before a visitor would have to wait for two seconds.
   */
  renders: { running: 4, waiting: 64, waitMs: 5_000 },
  /** Connections at the same time. */
  connections: 4_000,
} as const;
