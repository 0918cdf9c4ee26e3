import { dead, forget, list, markAnswered, printable, retry, show } from './commands.ts';
import { exportNotFound, exportRequests, listSubscribers } from './exporting.ts';
import { type Arguments, CommandFailure, parseFlags, type Run } from './shared.ts';

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

const COMMANDS: { readonly [name: string]: { run: Run; words: 0 | 1 } | undefined } = {
  list: { run: list, words: 0 },
  show: { run: show, words: 1 },
  beantwoord: { run: markAnswered, words: 1 },
  export: { run: exportRequests, words: 0 },
  subscribers: { run: listSubscribers, words: 0 },
  dead: { run: dead, words: 0 },
  retry: { run: retry, words: 1 },
  forget: { run: forget, words: 1 },
  searches: { run: exportNotFound('search'), words: 0 },
  missing: { run: exportNotFound('address'), words: 0 },
};

/** Reads the command line. Throws `CommandFailure` (2). */
export function readCommand(argv: readonly string[]): { run: Run; args: Arguments } | 'help' {
  const { values, positionals } = parse(argv);
  const [name, ...words] = positionals;
  if (values.help || name === 'help') return 'help';
  if (name === undefined) throw new CommandFailure(USAGE, 2);
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!known) throw new CommandFailure(`Er is geen opdracht "${printable(name)}".\n\n${USAGE}`, 2);
  if (words.length > known.words) throw new CommandFailure(`Te veel achter ${name}.\n\n${USAGE}`, 2);
  return { run: known.run, args: { ...values, words } };
}

function parse(argv: readonly string[]) {
  try {
    return parseFlags(argv);
  } catch {
    const unknown = argv.find((arg) => arg.startsWith('-')) ?? '';
    throw new CommandFailure(`Dat begrijp ik niet: ${printable(unknown)}.\n\n${USAGE}`, 2);
  }
}
