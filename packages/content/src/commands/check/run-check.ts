import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { CommandFailure, optionsIn } from '../command-line.ts';
import type { Command } from '../commands.ts';
import { checkSpace, summaryOf, textOf } from './check.ts';

const CHECK_OPTIONS = {
  json: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  env: { type: 'string' },
} as const;

/** The environment, and over it what the settings file of the service says. Throws `CommandFailure`. */
function withFile(env: Command['env'], file: string | undefined): Command['env'] {
  if (file === undefined) return env;
  try {
    return { ...env, ...parseEnv(readFileSync(file, 'utf8')) };
  } catch {
    throw new CommandFailure(`${file} kan niet gelezen worden`);
  }
}

/** Something will be published: the number of the space is typed, by hand. Throws `CommandFailure`. */
async function confirmWriting({ env, output, input }: Omit<Command, 'settings'>): Promise<void> {
  if (!env.CONTENT_MANAGEMENT_TOKEN)
    throw new CommandFailure('--write vraagt CONTENT_MANAGEMENT_TOKEN (zie de handleiding)');
  const space = env.CONTENT_SPACE_ID ?? '';
  output.write('Dit publiceert een proefverhaal en verwijdert het weer. Typ het nummer van de ruimte: ');
  const lines = createInterface({ input });
  const { value: typed } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (typed?.trim() !== space || space === '')
    throw new CommandFailure('dat is niet CONTENT_SPACE_ID; er is niets geschreven');
}

/**
 * `check [--json] [--write] [--env <file>]`: the space and the site that the settings name, line by line; `--env` reads
 * them from the settings file of the service. With `--write` also how soon a publication is visible. Gives 0 when there
 * is nothing to mend, 1 when there is, and 2 when something could not be asked.
 */
export async function runCheck(command: Omit<Command, 'settings'>): Promise<number> {
  const { args, output } = command;
  const { json, write, env: file } = optionsIn(args, CHECK_OPTIONS).values;
  const env = withFile(command.env, file);
  if (write) await confirmWriting({ ...command, env });
  const onLine = json ? undefined : (line: Parameters<typeof textOf>[0]) => output.write(textOf(line));
  const report = await checkSpace({ env, write, onLine });
  output.write(json ? `${JSON.stringify(report, null, 2)}\n` : summaryOf(report));
  return report.exitCode;
}
