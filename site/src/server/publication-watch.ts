/** Times in milliseconds. */
export type WatchOptions = {
  /** The version of the space now; null when the content service does not answer. */
  readonly look: () => Promise<number | null>;
  /** Something changed that nobody told us: every page counts as old. */
  readonly onUnannounced: (version: number) => void;
  readonly now: () => number;
};

/**
 * How long a version that was announced stands without a second look. After that everything counts as old once: behind
 * one announcement that arrived another one may hide that was lost.
 */
const TRUST_MS = 30_000;

/** Heals what a lost webhook leaves: sees that the version of the space moved and that nobody said why. */
export function createWatch({ look, onUnannounced, now }: WatchOptions) {
  let settled: number | null = null;
  let announced: { readonly version: number; readonly since: number } | null = null;

  return {
    /** A publication was taken over while the space stood at this version. */
    announced(version: number | null): void {
      if (version !== null) announced = { version, since: announced?.since ?? now() };
    },
    /** One look. */
    async check(): Promise<void> {
      const before = announced;
      const version = await look();
      // What was announced meanwhile may be newer than what was seen.
      if (version === null || announced !== before) return;
      // Nothing was stored before the first look.
      settled ??= announced ? null : version;
      if (
        announced ? announced.version === version && now() - announced.since < TRUST_MS : version === settled
      )
        return;
      settled = version;
      announced = null;
      onUnannounced(version);
    },
  };
}

/** Runs `check` again and again, a fifth sooner or later each time so that sites do not ask all at once. */
export function repeat(
  check: () => Promise<void>,
  everyMs: number,
  closing: AbortSignal,
  random: () => number = Math.random,
): void {
  let timer: NodeJS.Timeout | undefined;
  const again = async () => {
    await check();
    if (closing.aborted) return;
    timer = setTimeout(again, everyMs * (0.8 + 0.4 * random()));
    timer.unref();
  };
  closing.addEventListener('abort', () => clearTimeout(timer), { once: true });
  void again();
}
