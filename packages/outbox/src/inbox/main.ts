import { systemClock } from '@inktvis/foundation/clock';
import { OutboxSettingsError, readOutboxSettings } from '../settings.ts';
import { DatabaseUrlError, NewerDatabaseError, StoreFailure } from '../store/driver.ts';
import { openDriver } from '../store/open-driver.ts';
import { CommandFailure } from './command.ts';
import { readCommand, runInbox, USAGE } from './run-command.ts';

/** An expected failure as one Dutch line; a bug with its stack. */
function lineOf(error: unknown): string {
  if (error instanceof CommandFailure || error instanceof OutboxSettingsError) return error.message;
  if (error instanceof DatabaseUrlError)
    return 'DATABASE_URL: verwacht file:<pad> of postgres://<naam>:<wachtwoord>@<machine>/<databank>';
  if (error instanceof NewerDatabaseError)
    return `Deze databank is van een nieuwere versie van de site. (${error.message})`;
  if (error instanceof StoreFailure) return `De databank antwoordt niet. (${error.message})`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(args: readonly string[]): Promise<void> {
  const output = process.stdout;
  // Help and wrong usage need no database.
  if (readCommand(args) === 'help') return void output.write(USAGE);
  const settings = readOutboxSettings(process.env);
  const driver = await openDriver(settings.databaseUrl);
  try {
    await runInbox(args, { driver, clock: systemClock, settings, output });
  } finally {
    await driver.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${lineOf(error).trimEnd()}\n`);
  process.exitCode = error instanceof CommandFailure ? error.code : 1;
}
