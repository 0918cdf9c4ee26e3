import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** What `npm run inbox -- …` prints about a database: the command itself, as a process beside the site. */
export async function inbox(database: string, ...args: readonly string[]): Promise<string> {
  const script = join(ROOT, 'packages/outbox/src/inbox/main.ts');
  const { stdout } = await run(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: database },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
