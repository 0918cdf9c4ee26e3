import { runCommand } from './commands.ts';
import { CommandFailure } from './failure.ts';
import { readCommandSettings } from './settings.ts';

const [name, ...args] = process.argv.slice(2);
try {
  const settings = readCommandSettings(process.env);
  process.exitCode = await runCommand(name, { args, settings, output: process.stdout });
} catch (error) {
  const isOurs = error instanceof CommandFailure;
  process.stderr.write(`${isOurs ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
