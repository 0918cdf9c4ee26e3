import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** `npm run worker`: sends the mails of a database, beside the site. */
export function startWorker(env: Record<string, string>): { stop(): Promise<void> } {
  const child = spawn(process.execPath, [join(ROOT, 'packages/outbox/src/worker/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    // The worker ends with this process, also when the test does not complete.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
