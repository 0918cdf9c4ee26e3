import { err, ok } from '@inktvis/foundation/result';
import type { Allowance, Outbox, Submission } from '@inktvis/outbox';

/** For tests: a store in memory that can be full, gone or slow, and counts like the real one. */
export function memoryStore() {
  const kept: Submission[] = [];
  const turns: Allowance[] = [];
  const fault: { kind: 'none' | 'full' | 'gone' } = { kind: 'none' };
  let hold = Promise.resolve();
  const hasRoom = (turn: Allowance): boolean => {
    turns.push(turn);
    const taken = turns.filter(({ scope, key }) => scope === turn.scope && key === turn.key).length;
    return taken <= turn.limit;
  };
  const store: Pick<Outbox, 'accept'> = {
    async accept(submission, allowances = []) {
      await hold;
      if (fault.kind === 'gone') throw new Error('connection to geheim@db refused');
      if (!allowances.every(hasRoom)) return err({ kind: 'limited', retryAfterSeconds: 90 });
      if (fault.kind === 'full') return err({ kind: 'full', message: 'no room' });
      kept.push(submission);
      return ok({ id: String(kept.length) });
    },
  };
  return {
    store,
    kept,
    turns,
    fault,
    /** Until the promise settles nothing is stored. */
    holdUntil(promise: Promise<void>) {
      hold = promise;
    },
  };
}
