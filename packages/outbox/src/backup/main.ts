import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { systemClock } from '@inktvis/foundation/clock';
import { OutboxSettingsError, readOutboxSettings } from '../settings.ts';
import { DatabaseUrlError, MissingDatabaseError, NewerDatabaseError, StoreFailure } from '../store/driver.ts';
import { describeDatabase } from '../store/open-driver.ts';
import { BackupFailure, makeBackup, restoreBackup } from './backup.ts';

const USAGE = `npm run backup -- [--to <folder>] [--env <file>]
  Copies the database (DATABASE_URL) to a new file in the folder (var/backups), while the site runs. The file holds
  personal data.

npm run restore -- <file> [--replace] [--env <file>]
  Puts a backup back. Stop the site and its workers first. --replace: over a database that the site used.

--env reads the settings file of the site (/etc/inktvis.env). Exit codes: 0 done, 1 failed, 2 wrong usage.
`;

class WrongUsage extends Error {}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string', default: 'var/backups' },
        env: { type: 'string' },
        replace: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [command, ...words] = positionals;
    return { ...values, command, words };
  } catch {
    throw new WrongUsage(USAGE);
  }
}

/** The environment, and over it what the settings file of the service says. */
function environment(file: string | undefined): Record<string, string | undefined> {
  if (file === undefined) return process.env;
  try {
    return { ...process.env, ...parseEnv(readFileSync(file, 'utf8')) };
  } catch {
    throw new WrongUsage(`${file} cannot be read`);
  }
}

async function main(): Promise<void> {
  const { command, words, to, env, replace, help } = readArguments();
  if (help) return void process.stdout.write(USAGE);
  const [archive] = words;
  const isRestore = command === 'restore';
  if (!isRestore && command !== 'backup') throw new WrongUsage(USAGE);
  if (words.length !== (isRestore ? 1 : 0)) throw new WrongUsage(USAGE);
  const variables = environment(env);
  const settings = { ...readOutboxSettings(variables), env: variables };
  process.stderr.write(`Database: ${describeDatabase(settings.databaseUrl)}\n`);
  if (isRestore && archive !== undefined) {
    await restoreBackup(archive, settings, { replace });
    process.stdout.write(`Restored ${archive}.\n`);
    return;
  }
  process.stdout.write(`${await makeBackup(settings, { folder: to, clock: systemClock })}\n`);
}

const EXPECTED = [
  WrongUsage,
  BackupFailure,
  OutboxSettingsError,
  DatabaseUrlError,
  MissingDatabaseError,
  NewerDatabaseError,
  StoreFailure,
];

/** An expected failure as one line; a bug with its stack. */
function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${lineOf(error).trimEnd()}\n`);
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
}
