/** Bounds of what a stranger may send us. Sizes in bytes, times in milliseconds. */
export const limits = {
  headerBytes: 16 * 1024,
  addressLength: 8 * 1024,
  bodyBytes: 64 * 1024,
  /** A whole unsaved story, from an editor in preview. */
  storyBytes: 1024 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  /** How often those two are looked at; Node's own 30 s would let the slowest have three times as long. */
  timeoutsCheckedMs: 2_000,
  /** Longer than a proxy in front keeps an idle connection (60 s), so that it never uses one we are closing. */
  keepAliveTimeoutMs: 65_000,
  /** A connection on which nothing moves at all, in either direction. */
  silenceMs: 70_000,
  /** An answer that the visitor does not read. */
  stuckAnswerMs: 60_000,
  renderTimeoutMs: 15_000,
  /** Connections at the same time, unless a setting says otherwise, and how many of them may be streams. */
  connections: 4_000,
  streamsShare: 1 / 2,
} as const;
