import { closeSync, openSync, writeSync } from 'node:fs';
import type { Kind } from '../types.ts';
import type { Command, Run } from './command.ts';
import { toCsv } from './csv.ts';
import { CommandFailure } from './failure.ts';
import { mintUnsubscribeTokens, subscribers } from './people.ts';
import { kindsOf } from './reading.ts';
import { findRequests } from './requests.ts';
import { amount, FIELD_WORDS, KIND_WORDS, moment, table } from './words.ts';

/** To the file of `--naar`, which may not exist yet and is for its owner only; else to the terminal. */
function deliver({ typed, output }: Command, csv: string, what: string): void {
  if (typed.naar === undefined) return void output.write(csv);
  let file: number;
  try {
    file = openSync(typed.naar, 'wx', 0o600);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new CommandFailure(
      exists ? `${typed.naar} bestaat al.` : `${typed.naar} kan niet geschreven worden.`,
    );
  }
  writeSync(file, csv);
  closeSync(file);
  output.write(
    `${what} in ${typed.naar}. Daarin staan persoonsgegevens: verwijder het bestand na gebruik.\n`,
  );
}

/** The columns of some kinds; a field that both have is one column. */
function columnsOf(kinds: readonly Kind[]): [field: string, label: string][] {
  const all = kinds.flatMap((kind) => Object.entries<string>(FIELD_WORDS[kind]));
  return all.filter(([field], index) => all.findIndex(([other]) => other === field) === index);
}

export const exportRequests: Run = async (command) => {
  if (!command.typed.csv) throw new CommandFailure('Zeg in welke vorm: npm run inbox -- export --csv', 2);
  const kinds = kindsOf(command.typed);
  const columns = columnsOf(kinds);
  const found = await findRequests(command.driver, { kinds });
  const rows = found.map(({ reference, receivedAt, kind, fields }) => [
    reference,
    moment(receivedAt),
    KIND_WORDS[kind],
    ...columns.map(([field]) => fields[field] ?? ''),
  ]);
  const csv = toCsv(['Nummer', 'Ontvangen', 'Soort', ...columns.map(([, label]) => label)], rows);
  deliver(command, csv, amount(rows.length, 'bericht', 'berichten'));
};

export const listSubscribers: Run = async (command) => {
  const { driver, clock, settings, output, typed } = command;
  const all = await subscribers(driver);
  if (!typed.csv && typed.naar === undefined) {
    output.write(table(all.map(({ email, confirmedAt }) => [email, moment(confirmedAt)])));
    output.write(`${amount(all.length, 'lezer', 'lezers')} op de lijst.\n`);
    return;
  }
  const tokens = await mintUnsubscribeTokens(
    driver,
    all.map(({ id }) => id),
    clock.now().getTime(),
  );
  const rows = all.map(({ email, requestedAt, confirmedAt }, index) => [
    email,
    moment(requestedAt),
    moment(confirmedAt),
    `${settings.siteUrl}/nieuwsbrief/uitschrijven?token=${tokens[index]}`,
  ]);
  deliver(
    command,
    toCsv(['E-mailadres', 'Gevraagd', 'Bevestigd', 'Uitschrijven'], rows),
    amount(all.length, 'lezer', 'lezers'),
  );
};
