import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashAgain, mailsIn } from '../crash.ts';
import { type Account, accountOf, type Life } from '../crash-account.ts';
import { createDatabases, DATABASES } from '../databases.ts';

/**
 * `node packages/outbox/src/testing/crash-run/main.ts [submissions]`: `kill -9` at random moments until so many
 * submissions were acknowledged (2 000), on each database that is here. Prints what became of them; exits with 1 when
 * one is lost or kept twice, or a mail never left, or left again without a blow that explains it.
 */
const submissions = Number(process.argv[2] ?? 2000);
const MOST_IN_A_LIFE = 150;

const folder = mkdtempSync(join(tmpdir(), 'inktvis-crash-run-'));
const databases = createDatabases();

async function crashOn(kind: string): Promise<{ account: Account; kills: number }> {
  const url = await databases.fresh(kind);
  const mailFile = join(folder, `${kind}.txt`);
  const lives: Life[] = [];
  let count = 0;
  while (count < submissions) {
    const acknowledged = await crashAgain({ url, mailFile, kills: 1, most: MOST_IN_A_LIFE });
    lives.push({ acknowledged, mails: mailsIn(mailFile).length });
    count += acknowledged.length;
  }
  return { account: await accountOf(url, mailFile, lives), kills: lives.length };
}

const isWell = ({ lost, twice, missing, strange, repeats, explained }: Account): boolean =>
  lost + twice + missing + strange === 0 && explained === repeats;

try {
  for (const kind of DATABASES) {
    const { account, kills } = await crashOn(kind);
    console.log(`\n${kind}, killed ${kills} times`);
    console.table(account);
    console.log(
      `Kept and not acknowledged: ${account.kept - account.acknowledged}; the blow fell between the two. Repeats: ` +
        `${account.repeats}, of which ${account.explained} had left in the last round before a blow and were not ` +
        'written down as sent. They carry the same Message-ID.',
    );
    if (!isWell(account)) process.exitCode = 1;
  }
} finally {
  await databases.stop();
  rmSync(folder, { recursive: true });
}
