import { describe, expect, test } from 'vitest';
import type { Outbox } from './outbox.ts';
import { HAS_POSTGRES } from './testing/databases.ts';
import { openOutbox } from './testing/outbox.ts';
import { createDatabase, startCluster } from './testing/postgres-cluster.ts';

/** Collects the notices that one program gets. */
function collectNotices(outbox: Outbox) {
  const notices: string[] = [];
  outbox.notices.listen(
    (text) => void notices.push(text),
    () => void notices.push('(gap)'),
  );
  return notices;
}

describe.runIf(HAS_POSTGRES)('notices in PostgreSQL', { timeout: 60_000 }, () => {
  test('reach every program, and again after the database was away, with a call of onGap', async () => {
    const cluster = await startCluster();
    const url = await createDatabase(cluster.url);
    const [one, two] = [openOutbox(url), openOutbox(url)];
    const [noticesOfOne, noticesOfTwo] = [collectNotices(one), collectNotices(two)];
    await two.counts();
    /** Repeats it until it arrives: it is unknown when the other one listens. */
    const sendUntilIn = (notices: string[], text: string) =>
      expect
        .poll(
          async () => {
            await one.notices.send(text).catch(() => undefined);
            return notices.includes(text);
          },
          { timeout: 30_000, interval: 50 },
        )
        .toBe(true);
    await sendUntilIn(noticesOfTwo, 'hallo');
    await sendUntilIn(noticesOfOne, 'hallo');
    expect(noticesOfTwo).not.toContain('(gap)');
    const resume = await cluster.interrupt();
    await expect(one.notices.send('niemand')).rejects.toThrow();
    await resume();
    await sendUntilIn(noticesOfTwo, 'terug');
    await sendUntilIn(noticesOfOne, 'terug');
    await expect.poll(() => noticesOfTwo).toContain('(gap)');
    await one.close();
    await two.close();
    await cluster.stop();
  });
});
