import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { systemClock } from '@inktvis/foundation/clock';
import { StoreFailure } from '../store/driver.ts';
import { databaseUrlOf, describeDatabase, openDriver } from '../store/open-driver.ts';
import { type Command, CommandFailure, parseFlags, type Run } from './command.ts';
import { dead, forget, list, markAnswered, printable, retry, show } from './commands.ts';
import { exportNotFound, exportRequests, listSubscribers } from './exporting.ts';

export const USAGE = `npm run inbox -- <opdracht>

  list [--soort contact|groep|nieuwsbrief] [--aantal 50]   wat bezoekers stuurden, het nieuwste eerst
       [--van <e-mailadres>] [--open]
  show <nummer>                                            één bericht, met zijn mails
  beantwoord <nummer> [--niet]                             onthouden dat iemand antwoordde, of toch niet
  export --csv [--soort contact|groep] [--naar <bestand>]  alle berichten voor een rekenblad
  subscribers [--csv] [--naar <bestand>]                   wie de nieuwsbrief krijgt, voor het mailprogramma
  dead                                                     mails die niet weg raakten, en waarom
  retry <nummer> | --alles                                 nu proberen wat mislukte of nog wacht
  forget <e-mailadres>                                     alles van één persoon verwijderen
  searches [--naar <bestand>]                              waarop bezoekers vergeefs zochten, per dag, voor een rekenblad
  missing [--naar <bestand>]                               adressen zonder pagina die bezoekers vroegen, idem

Het nummer staat in de mails: 7KM-4XR. De gegevens komen uit DATABASE_URL; --env <bestand> leest dat, en de rest, in het
bestand met instellingen van de site (/etc/inktvis.env).
`;

/** Each with the number of words that may stand behind its name. */
const COMMANDS: ReadonlyMap<string, readonly [run: Run, words: 0 | 1]> = new Map([
  ['list', [list, 0]],
  ['show', [show, 1]],
  ['beantwoord', [markAnswered, 1]],
  ['export', [exportRequests, 0]],
  ['subscribers', [listSubscribers, 0]],
  ['dead', [dead, 0]],
  ['retry', [retry, 1]],
  ['forget', [forget, 1]],
  ['searches', [exportNotFound('search', 'Zoekterm'), 0]],
  ['missing', [exportNotFound('address', 'Adres'), 0]],
]);

const wrong = (message: string) => new CommandFailure(`${message}\n\n${USAGE}`, 2);

function parse(argv: readonly string[]) {
  try {
    return parseFlags(argv);
  } catch {
    throw wrong(`Dat begrijp ik niet: ${printable(argv.find((arg) => arg.startsWith('-')) ?? '')}.`);
  }
}

/** Reads the command line; null when it asks for help. Throws `CommandFailure` (2). */
export function readCommand(
  argv: readonly string[],
): (Pick<Command, 'flags' | 'word'> & { readonly run: Run }) | null {
  const { values: flags, positionals } = parse(argv);
  const [name, word, ...more] = positionals;
  if (flags.help || name === 'help') return null;
  if (name === undefined) throw new CommandFailure(USAGE, 2);
  const [run, words = 0] = COMMANDS.get(name) ?? [];
  if (!run) throw wrong(`Er is geen opdracht "${printable(name)}".`);
  if (more.length > 0 || (word !== undefined && words === 0)) throw wrong(`Te veel achter ${name}.`);
  return { run, flags, word };
}

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
function environment(file: string | undefined): NodeJS.Dict<string> {
  if (file === undefined) return process.env;
  try {
    return { ...process.env, ...parseEnv(readFileSync(file, 'utf8')) };
  } catch {
    throw new CommandFailure(`${printable(file)} kan niet gelezen worden.`, 2);
  }
}

async function main(argv: readonly string[]): Promise<void> {
  const output = process.stdout;
  const command = readCommand(argv);
  if (!command) return void output.write(USAGE);
  const env = environment(command.flags.env);
  const databaseUrl = databaseUrlOf(env);
  const siteUrl = (env.SITE_URL || 'http://localhost:4321').replace(/\/+$/, '');
  // Not among what the command prints, which may be a file for a spreadsheet.
  process.stderr.write(`Databank: ${describeDatabase(databaseUrl)}\n`);
  const driver = await openDriver(databaseUrl, { create: false });
  try {
    await command.run({ ...command, driver, clock: systemClock, siteUrl, output });
  } finally {
    await driver.close();
  }
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${lineOf(error).trimEnd()}\n`);
    process.exitCode = error instanceof CommandFailure ? error.code : 1;
  }
}
