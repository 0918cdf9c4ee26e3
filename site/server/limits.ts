/** Bounds of what a stranger may send us. Sizes in bytes, times in milliseconds. */
export const limits = {
  headerBytes: 16 * 1024,
  addressLength: 8 * 1024,
  bodyBytes: 64 * 1024,
  /** A whole unsaved story, from an editor in preview. */
  storyBytes: 1024 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveTimeoutMs: 65_000,
  renderTimeoutMs: 15_000,
} as const;
