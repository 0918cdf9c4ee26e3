import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { accountOf, crashUntil, describeRepeats } from './testing/crash.ts';
import { DATABASES, freshDatabase } from './testing/databases.ts';

const SUBMISSIONS = 150;

const folder = mkdtempSync(join(tmpdir(), 'inktvis-crash-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(DATABASES)('killed at random moments, with %s', (kind) => {
  test('nothing that was acknowledged is lost, and all its mails are sent', async () => {
    const url = await freshDatabase(kind);
    const mailFile = join(folder, `${kind}.txt`);
    const runs = await crashUntil({ url, mailFile, submissions: SUBMISSIONS });
    const account = await accountOf(url, mailFile, runs);
    console.info(`${kind}, killed ${runs.length} times. ${describeRepeats(account)}`);
    expect(account).toMatchObject({
      lost: 0,
      twice: 0,
      missing: 0,
      unexpected: 0,
      repeats: account.explained,
    });
    expect(account.acknowledged).toBeGreaterThanOrEqual(SUBMISSIONS);
  }, 180_000);
});
