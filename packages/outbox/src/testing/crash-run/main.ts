import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, accountOf, crashUntil, describeRepeats } from '../crash.ts';
import { createDatabases, DATABASES } from '../databases.ts';

/**
 * `node packages/outbox/src/testing/crash-run/main.ts [submissions]`: `kill -9` at random moments until so many
 * submissions were acknowledged (2 000), on each database that is installed. Prints what became of them; exits with 1 when
 * one is lost or stored twice, or a mail was never sent, or sent again without a kill that explains it.
 */
const submissions = Number(process.argv[2] ?? 2000);

const folder = mkdtempSync(join(tmpdir(), 'inktvis-crash-run-'));
const databases = createDatabases();

async function crashOn(kind: string): Promise<{ account: Account; kills: number }> {
  const url = await databases.fresh(kind);
  const mailFile = join(folder, `${kind}.txt`);
  const runs = await crashUntil({ url, mailFile, submissions });
  return { account: await accountOf(url, mailFile, runs), kills: runs.length };
}

const isWell = ({ lost, twice, missing, unexpected, repeats, explained }: Account): boolean =>
  lost + twice + missing + unexpected === 0 && explained === repeats;

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
