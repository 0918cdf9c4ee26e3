import postgres from 'postgres';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Outbox } from '../outbox.ts';
import { freshDatabase, HAS_POSTGRES } from '../testing/databases.ts';
import { openOutbox } from '../testing/outbox.ts';
import { contact } from '../testing/submissions.ts';

/** Everybody counts in the row of the total. */
const TOTAL = [{ scope: 'contact', key: 'samen', limit: 1000, windowSeconds: 3600 }];

describe.runIf(HAS_POSTGRES)('two instances on one slow PostgreSQL', { timeout: 30_000 }, () => {
  let instances: readonly Outbox[];
  let admin: postgres.Sql;

  beforeEach(async () => {
    const databaseUrl = await freshDatabase('PostgreSQL');
    instances = [openOutbox(databaseUrl), openOutbox(databaseUrl)];
    for (const one of instances) await one.counts();
    admin = postgres(databaseUrl, { onnotice: () => undefined });
    return async () => {
      for (const one of instances) await one.close();
      await admin.end();
    };
  }, 60_000);

  const post = (count: number) =>
    Array.from({ length: count }, async (_, n) => instances[n % 2]?.accept(contact, TOTAL));
  const stored = async () => (await admin`select id from submissions`).map(({ id }) => String(id)).toSorted();

  test('who is told that it failed has nothing stored, also later', async () => {
    const held = await admin.reserve();
    await held`begin`;
    await held`lock table submissions in access exclusive mode`;
    const posts = post(60);
    const outcomes = await Promise.all([
      ...posts,
      // The last of them is told before any connection was free for it.
      posts.at(-1)?.then(async () => {
        await held`commit`;
        held.release();
        return undefined;
      }),
    ]);
    expect(outcomes.filter((outcome) => outcome?.ok === false && outcome.error.kind === 'busy')).toHaveLength(
      60,
    );
    expect((await Promise.all(post(2))).every((outcome) => outcome?.ok)).toBe(true);
    expect(await stored()).toHaveLength(2);
  });
});
