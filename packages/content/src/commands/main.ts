import { CommandFailure, readCommandSettings } from './command-line.ts';
import { runCommand } from './commands.ts';

const [name, ...args] = process.argv.slice(2);
try {
  const settings = readCommandSettings(process.env);
  process.exitCode = await runCommand(name, { args, settings, output: process.stdout });
} catch (error) {
  const isExpected = error instanceof CommandFailure;
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
