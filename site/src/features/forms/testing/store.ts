import { err, ok } from '@inktvis/foundation/result';
import type { Allowance, Outbox, Submission } from '@inktvis/outbox';

/** For tests: a store in memory that can be broken or slow, and counts like the real one. */
export function memoryStore() {
  const stored: Submission[] = [];
  const muted: Submission[] = [];
  const allowances: Allowance[] = [];
  const fault = { isBroken: false };
  let ready = Promise.resolve();
  const hasRoom = (allowance: Allowance): boolean => {
    allowances.push(allowance);
    const taken = allowances.filter(({ scope, key }) => scope === allowance.scope && key === allowance.key);
    return taken.length <= allowance.limit;
  };
  const store: Pick<Outbox, 'accept'> = {
    async accept(submission, wanted = []) {
      await ready;
      if (fault.isBroken) throw new Error('connection to geheim@db refused');
      const beyond = wanted.find((allowance) => !hasRoom(allowance));
      if (beyond && (beyond.whenUsedUp ?? 'refuse') === 'refuse')
        return err({ kind: 'limited', retryAfterSeconds: 90 });
      stored.push(submission);
      if (beyond?.whenUsedUp === 'mute') muted.push(submission);
      return ok({ id: String(stored.length) });
    },
  };
  return {
    store,
    stored,
    /** Those of them whose sender gets no mail. */
    muted,
    allowances,
    fault,
    /** Until the promise settles nothing is stored. */
    waitFor(promise: Promise<void>) {
      ready = promise;
    },
  };
}
