import { CommandFailure } from './command-line.ts';
import { runCommand } from './commands.ts';

// A reader such as `head` may stop before we do: the command ends as it would have, unread.
process.stdout.on('error', (error) => {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
});

const [name, ...args] = process.argv.slice(2);
try {
  process.exitCode = await runCommand(name, {
    args,
    env: process.env,
    output: process.stdout,
  });
} catch (error) {
  const isExpected = error instanceof CommandFailure;
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
