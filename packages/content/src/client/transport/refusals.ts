import { channel } from 'node:diagnostics_channel';
import { CIRCUIT, type CircuitChange } from '@inktvis/foundation/circuit-breaker';

/** All times are in milliseconds. */
type RefusalsOptions = {
  /** The name of the source, for the health check. */
  readonly source: string;
  /** Called when the space starts to refuse, with the status, and with null when it responds again. */
  readonly onChange: (status: number | null) => void;
  readonly now?: () => number;
};

/** No payment, no permission, too many requests; a token that is not known (any more). */
const REFUSALS: ReadonlySet<number> = new Set([401, 402, 403, 429]);
/** Rate limits pass within seconds; what lasts longer than this is a space that refuses. */
const REFUSING_AFTER_MS = 60_000;
const MIN_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 300_000;

const changes = channel(CIRCUIT);

export type Refusals = ReturnType<typeof createRefusals>;

/**
 * Notices that a space refuses every request for longer than a minute: over its quota, blocked, or with another token
 * (the response of the vendor over the quota is not documented). It is then asked once in 30 s, later in 5 min, until it
 * responds; last good copies are shown meanwhile.
 */
export function createRefusals({ source, onChange, now = () => performance.now() }: RefusalsOptions) {
  let since: number | null = null;
  let isRefusing = false;
  let pauseMs = MIN_PAUSE_MS;
  let nextAt = 0;

  function enter(status: number | null): void {
    isRefusing = status !== null;
    changes.publish({ source, state: isRefusing ? 'open' : 'closed' } satisfies CircuitChange);
    onChange(status);
  }

  return {
    admits(): boolean {
      if (!isRefusing) return true;
      if (now() < nextAt) return false;
      nextAt = now() + pauseMs;
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      return true;
    },
    /** A request ended with this status; 200 when it went well, null when there was no response. */
    ended(status: number | null): void {
      if (status === null) return;
      if (!REFUSALS.has(status)) {
        since = null;
        if (isRefusing) enter(null);
        return;
      }
      since ??= now();
      if (isRefusing || now() - since < REFUSING_AFTER_MS) return;
      pauseMs = MIN_PAUSE_MS;
      nextAt = now() + pauseMs;
      enter(status);
    },
  };
}
