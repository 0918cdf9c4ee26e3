import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SPREAD_MS = 20;
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

/** Several lives of the program on one database, each ended at a random moment. */
export async function crashAgain(options: {
  url: string;
  mailFile: string;
  kills: number;
  /** Submissions acknowledged in one life, at most. */
  most: number;
}): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < options.kills; kill += 1) {
    const after = 1 + Math.floor(Math.random() * options.most);
    acknowledged.push(...(await runAndKill(options.url, options.mailFile, after)));
  }
  return acknowledged;
}

/** The mails that were sent, each as `id template`, in order. */
export function mailsIn(mailFile: string): string[] {
  return existsSync(mailFile) ? readFileSync(mailFile, 'utf8').split('\n').filter(Boolean) : [];
}
