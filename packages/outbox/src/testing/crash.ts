import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SPREAD_MS = 20;
const MOST_IN_A_LIFE = 150;
const program = join(import.meta.dirname, 'accept-and-send.ts');

/** Starts the program and kills it soon after it acknowledged `after` submissions; gives what it acknowledged. */
async function runAndKill(url: string, mailFile: string, after: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, url, mailFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    // Some ms later, so that the blow does not always fall right behind a commit.
    if (acknowledged.length === after) setTimeout(() => child.kill('SIGKILL'), Math.random() * SPREAD_MS);
  }
  await ended;
  if (acknowledged.length < after) throw new Error('the program ended by itself');
  return acknowledged;
}

/** One life: what it acknowledged, and how many mails had left in all when it ended. */
export type Life = { readonly acknowledged: readonly string[]; readonly mails: number };

/** Lives of the program on one database, each ended at a random moment, until so many submissions were acknowledged. */
export async function crashUntil(options: {
  readonly url: string;
  readonly mailFile: string;
  readonly submissions: number;
}): Promise<readonly Life[]> {
  const { url, mailFile, submissions } = options;
  const lives: Life[] = [];
  for (let count = 0; count < submissions; ) {
    const acknowledged = await runAndKill(url, mailFile, 1 + Math.floor(Math.random() * MOST_IN_A_LIFE));
    lives.push({ acknowledged, mails: mailsIn(mailFile).length });
    count += acknowledged.length;
  }
  return lives;
}

/** The mails that were sent, each as `id template`, in order. */
export function mailsIn(mailFile: string): string[] {
  return existsSync(mailFile) ? readFileSync(mailFile, 'utf8').split('\n').filter(Boolean) : [];
}
