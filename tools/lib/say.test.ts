import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { at } from './paths.mjs';

test.each([
  [['packages/outbox/src/inbox/main.ts', '--help'], 0],
  [['packages/content/src/commands/main.ts'], 2],
  [['-e', 'import("./tools/lib/say.mjs").then(({ say }) => say("x"))'], 0],
])(
  '%s, of which a reader such as head reads no further, ends as it would have',
  async (args, code) => {
    const child = spawn(process.execPath, args, { cwd: at(), stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    expect(await Promise.all([once(child, 'close'), text(child.stderr)])).toEqual([[code, null], '']);
  },
  30_000,
);
