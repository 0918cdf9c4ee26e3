import { parseArgs } from 'node:util';
import { forgetAddress, purge, retry } from './changing.ts';
import type { Command, Run, Typed } from './command.ts';
import { exportRequests, listSubscribers } from './exporting.ts';
import { CommandFailure } from './failure.ts';
import { dead, list, show } from './reading.ts';
import { shown } from './words.ts';

export const USAGE = `npm run inbox -- <opdracht>

  list [--soort contact|groep|nieuwsbrief] [--aantal 50]   wat bezoekers stuurden, het nieuwste eerst
  show <nummer>                                            één bericht, met zijn mails
  export --csv [--soort contact|groep] [--naar <bestand>]  alle berichten voor een rekenblad
  subscribers [--csv] [--naar <bestand>]                   wie de nieuwsbrief krijgt, voor het mailprogramma
  dead                                                     mails die niet weg raakten, en waarom
  retry <nummer> | --alles                                 nu proberen wat mislukte of nog wacht
  forget <e-mailadres>                                     alles van één persoon verwijderen
  purge                                                    nu verwijderen wat lang genoeg bewaard is

Het nummer staat in de mails: 1F2E-3D4C. De gegevens komen uit DATABASE_URL.
`;

const COMMANDS: { readonly [name: string]: { run: Run; words: 0 | 1 } | undefined } = {
  list: { run: list, words: 0 },
  show: { run: show, words: 1 },
  export: { run: exportRequests, words: 0 },
  subscribers: { run: listSubscribers, words: 0 },
  dead: { run: dead, words: 0 },
  retry: { run: retry, words: 1 },
  forget: { run: forgetAddress, words: 1 },
  purge: { run: purge, words: 0 },
};

/** A command that is known and well typed, or `help`. Throws `CommandFailure` (2). */
export function readCommand(args: readonly string[]): { run: Run; typed: Typed } | 'help' {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (values.help || name === 'help') return 'help';
  if (name === undefined) throw new CommandFailure(USAGE, 2);
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!known) throw new CommandFailure(`Er is geen opdracht "${shown(name)}".\n\n${USAGE}`, 2);
  if (words.length > known.words) throw new CommandFailure(`Te veel achter ${name}.\n\n${USAGE}`, 2);
  const { soort, aantal, naar, csv = false, alles = false } = values;
  return { run: known.run, typed: { words, soort, aantal, naar, csv, alles } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        soort: { type: 'string' },
        aantal: { type: 'string' },
        naar: { type: 'string' },
        csv: { type: 'boolean' },
        alles: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    const unknown = args.find((arg) => arg.startsWith('-')) ?? '';
    throw new CommandFailure(`Dat begrijp ik niet: ${shown(unknown)}.\n\n${USAGE}`, 2);
  }
}

/** Runs what was typed. Throws `CommandFailure` and what the store throws. */
export async function runInbox(args: readonly string[], parts: Omit<Command, 'typed'>): Promise<void> {
  const command = readCommand(args);
  if (command === 'help') return void parts.output.write(USAGE);
  await command.run({ ...parts, typed: command.typed });
}
