import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { systemClock } from '@inktvis/foundation/clock';
import { StoreFailure } from '../store/driver.ts';
import { databaseUrlOf, describeDatabase, openDriver } from '../store/open-driver.ts';
import { printable } from './commands.ts';
import { readCommand, USAGE } from './run-command.ts';
import { CommandFailure } from './shared.ts';

const STORE_WORDS: { readonly [kind in StoreFailure['kind']]?: string } = {
  address: 'DATABASE_URL: verwacht file:<pad> of postgres://<naam>:<wachtwoord>@<machine>/<databank>',
  missing:
    'Hier staan geen gegevens van de site. Is dit haar DATABASE_URL? Geef haar instellingen mee: --env <bestand>.',
  newer: 'Deze databank is van een nieuwere versie van de site.',
};

/** An expected failure as one Dutch line; a bug with its stack. */
function lineOf(error: unknown): string {
  if (error instanceof CommandFailure) return error.message;
  if (error instanceof StoreFailure)
    return STORE_WORDS[error.kind] ?? `De databank antwoordt niet. (${error.message})`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The environment, and over it what the settings file of the service says. Throws `CommandFailure`. */
function environment(file: string | undefined): Record<string, string | undefined> {
  if (file === undefined) return process.env;
  try {
    return { ...process.env, ...parseEnv(readFileSync(file, 'utf8')) };
  } catch {
    throw new CommandFailure(`${printable(file)} kan niet gelezen worden.`, 2);
  }
}

async function main(argv: readonly string[]): Promise<void> {
  const output = process.stdout;
  // Help and wrong usage need no database.
  const command = readCommand(argv);
  if (command === 'help') return void output.write(USAGE);
  const { run, args } = command;
  const env = environment(args.env);
  const databaseUrl = databaseUrlOf(env);
  const siteUrl = (env.SITE_URL || 'http://localhost:4321').replace(/\/+$/, '');
  // Not among what the command prints, which may be a file for a spreadsheet.
  process.stderr.write(`Databank: ${describeDatabase(databaseUrl)}\n`);
  const driver = await openDriver(databaseUrl, { create: false });
  try {
    await run({ args, driver, clock: systemClock, siteUrl, output });
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
