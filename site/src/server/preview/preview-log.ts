import { createBoundedWarn } from '@inktvis/foundation/bounded-log';
import type { Log } from '@inktvis/foundation/log';

/** What proved, or should have proved, that a request comes from an editor. */
type Proof = 'editor' | 'secret' | 'pass';

type Options = {
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Milliseconds; only differences are used. */
  readonly now: () => number;
};

const MAX_SESSIONS = 1000;

/** Logs the kind of proof, never the proof (OWASP ASVS 5.0, 16.3.1). Anyone can make one up: refusals are bounded. */
export function createPreviewLog({ log, now }: Options) {
  const warn = createBoundedWarn({ log, now });
  const known = new Set<string>();
  return {
    /** `session`: the proof, logged once; every page brings it along where a browser refuses the cookie. */
    opened(by: Proof, { session, release }: { session: string; release: string | null }): void {
      if (known.has(session)) return;
      if (known.size >= MAX_SESSIONS) known.clear();
      known.add(session);
      log.info({ by, release }, 'preview opened');
    },
    refused: (by: Proof): void => warn({ by }, 'preview refused'),
    ended: (): void => log.info({}, 'preview ended'),
  };
}
