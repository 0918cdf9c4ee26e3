import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashUntil } from '../crash.ts';
import { type Account, accountOf, describeRepeats } from '../crash-account.ts';
import { createDatabases, DATABASES } from '../databases.ts';

/**
 * `node packages/outbox/src/testing/crash-run/main.ts [submissions]`: `kill -9` at random moments until so many
 * submissions were acknowledged (2 000), on each database that is here. Prints what became of them; exits with 1 when
 * one is lost or kept twice, or a mail never left, or left again without a blow that explains it.
 */
const submissions = Number(process.argv[2] ?? 2000);

const folder = mkdtempSync(join(tmpdir(), 'inktvis-crash-run-'));
const databases = createDatabases();

async function crashOn(kind: string): Promise<{ account: Account; kills: number }> {
  const url = await databases.fresh(kind);
  const mailFile = join(folder, `${kind}.txt`);
  const lives = await crashUntil({ url, mailFile, submissions });
  return { account: await accountOf(url, mailFile, lives), kills: lives.length };
}

const isWell = ({ lost, twice, missing, strange, repeats, explained }: Account): boolean =>
  lost + twice + missing + strange === 0 && explained === repeats;

try {
  for (const kind of DATABASES) {
    const { account, kills } = await crashOn(kind);
    console.log(`\n${kind}, killed ${kills} times`);
    console.table(account);
    console.log(describeRepeats(account));
    if (!isWell(account)) process.exitCode = 1;
  }
} finally {
  await databases.stop();
  rmSync(folder, { recursive: true });
}
