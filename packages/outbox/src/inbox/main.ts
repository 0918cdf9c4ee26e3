import { parseArgs } from 'node:util';
import { systemClock } from '@inktvis/foundation/clock';
import { ignoreBrokenPipe } from '@inktvis/foundation/service';
import { type Driver, StoreFailure } from '../store/driver.ts';
import { databaseUrlOf, environment, fileOf, openDriver } from '../store/open-driver.ts';
import { CommandFailure, FLAGS, type Output, printable } from './command.ts';
import { ON_REQUESTS } from './commands.ts';
import { EXPORTS } from './exporting.ts';
import { ON_SIGNING } from './signing.ts';

export const USAGE = `npm run inbox -- <opdracht>

  list [--soort contact|groep|nieuwsbrief] [--aantal 50]   wat bezoekers stuurden, het nieuwste eerst
       [--van <e-mailadres>] [--open]
  show <nummer>                                            één bericht, met zijn mails
  beantwoord <nummer> [--niet]                             onthouden dat iemand antwoordde, of toch niet
  export --csv [--soort contact|groep] [--naar <bestand>]  alle berichten voor een rekenblad
  subscribers --csv [--naar <bestand>]                     wie de nieuwsbrief krijgt, voor het mailprogramma
  dead                                                     mails die niet weg raakten, en waarom
  retry <nummer> | --alles                                 nu proberen wat mislukte of nog wacht
  forget <e-mailadres>                                     alles van één persoon verwijderen
  purge <datum van vandaag>                                wissen wat verlopen is, als de site dat niet deed omdat de klok
                                                           versprong
  searches [--naar <bestand>]                              waarop bezoekers vergeefs zochten, per dag, voor een rekenblad
  missing [--naar <bestand>]                               adressen zonder pagina die bezoekers vroegen, idem
  tafels [2024-10-27]                                      links voor wie aan de signeertafels staat, één per tafel en dag
  intrekken <dag> [--tafel <locatie>]                      zulke links niet meer laten werken
  rijen [--naar <bestand>]                                 wat zij over de rijen zeiden, voor een rekenblad

Het nummer staat in de mails: 7KM-4XR. De gegevens komen uit DATABASE_URL; --env <bestand> leest dat, en de rest, in het
bestand met instellingen van de site (/etc/inktvis.env).
`;

const COMMANDS = new Map(Object.entries({ ...ON_REQUESTS, ...EXPORTS, ...ON_SIGNING }));

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: FLAGS });
  } catch {
    const wrong = argv.find((arg) => arg.startsWith('-')) ?? '';
    throw new CommandFailure(`Dat begrijp ik niet: ${printable(wrong)}.\n\n${USAGE}`);
  }
}

/** Null: it asks for help. Throws `CommandFailure`. */
export function readCommand(argv: readonly string[]) {
  const { values: flags, positionals } = parse(argv);
  const [name, word, ...more] = positionals;
  if (flags.help || name === 'help') return null;
  if (name === undefined) throw new CommandFailure(USAGE);
  const run = COMMANDS.get(name);
  if (!run) throw new CommandFailure(`Er is geen opdracht "${printable(name)}".\n\n${USAGE}`);
  if (more.length > 0) throw new CommandFailure(`Te veel achter ${name}.\n\n${USAGE}`);
  return { run, flags, word };
}

function lineOf(error: unknown): string {
  if (error instanceof CommandFailure) return error.message;
  if (error instanceof StoreFailure)
    return error.kind === 'missing'
      ? 'Hier staan geen gegevens van de site. Is dit haar DATABASE_URL? Geef haar instellingen mee: --env <bestand>.'
      : `De databank is niet te gebruiken. (${error.message})`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Resolves with the exit code. */
export async function main(argv: readonly string[], output: Output, errors: Output): Promise<number> {
  let driver: Driver | undefined;
  try {
    const command = readCommand(argv);
    if (!command) {
      output.write(USAGE);
      return 0;
    }
    const env = environment(command.flags.env);
    const databaseUrl = databaseUrlOf(env);
    const siteUrl = (env.SITE_URL || 'http://localhost:4321').replace(/\/+$/, '');
    // Not among what the command prints, which may be a file for a spreadsheet.
    const url = URL.parse(databaseUrl);
    errors.write(`Databank: ${fileOf(databaseUrl) ?? `${url?.host}${url?.pathname}`}\n`);
    driver = await openDriver(databaseUrl, { create: false });
    await command.run({ ...command, driver, clock: systemClock, siteUrl, output });
    return 0;
  } catch (error) {
    errors.write(`${lineOf(error).trimEnd()}\n`);
    return 1;
  } finally {
    await driver?.close();
  }
}

if (import.meta.main) {
  ignoreBrokenPipe();
  process.exitCode = await main(process.argv.slice(2), process.stdout, process.stderr);
}
