import { closeSync, openSync, writeSync } from 'node:fs';
import { formOfKind, type Kind, type RecordLine, recordOf } from '@inktvis/forms';
import { TOKEN_PARAMETER } from '@inktvis/foundation/parameters';
import { listNotFound, type NotFoundKind } from '../not-found.ts';
import { type Command, CommandFailure, type Run } from './command.ts';
import { mintUnsubscribeTokens, subscribers } from './people.ts';
import { kindsOf, labelOf } from './reading.ts';
import { findRequests } from './requests.ts';
import { amount, table, timestamp } from './words.ts';

const BOM = '\u{feff}';
/** What a spreadsheet takes for a formula, also after spaces and in full-width forms. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** An apostrophe in front keeps a spreadsheet from calculating. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * A table as a spreadsheet of this country opens it: UTF-8 with a mark, semicolons, CRLF, every text quoted and none of
 * them a formula.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BOM + [columns, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

/** Writes to the file of `--naar`, which must be new and only its owner may read, or else to the terminal. */
function write({ args, output }: Command, csv: string, said: string): void {
  if (args.naar === undefined) return void output.write(csv);
  let file: number;
  try {
    file = openSync(args.naar, 'wx', 0o600);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new CommandFailure(
      exists ? `${args.naar} bestaat al.` : `${args.naar} kan niet geschreven worden.`,
    );
  }
  writeSync(file, csv);
  closeSync(file);
  output.write(`${said}\n`);
}

/** The same for what visitors sent. */
const deliver = (command: Command, csv: string, what: string): void =>
  write(
    command,
    csv,
    `${what} in ${command.args.naar}. Daarin staan persoonsgegevens: verwijder het bestand na gebruik.`,
  );

/** The columns that every kind has. */
const COMMON = ['Nummer', 'Ontvangen', 'Beantwoord', 'Soort'];

/**
 * Label by field name. Kinds that have a field of the same name share a column; of two fields with the same label the
 * second has the name of its field behind it, because a spreadsheet finds columns by their names.
 */
function columnsOf(kinds: readonly Kind[], records: readonly (readonly RecordLine[])[]): Map<string, string> {
  const lines = [...kinds.map((kind) => recordOf(formOfKind(kind), {})), ...records].flat();
  const columns = new Map<string, string>();
  const taken = new Set(COMMON.map((label) => label.toLowerCase()));
  for (const { name, label } of lines) {
    if (columns.has(name)) continue;
    let unique = label;
    while (taken.has(unique.toLowerCase())) unique = `${unique} (${name})`;
    taken.add(unique.toLowerCase());
    columns.set(name, unique);
  }
  return columns;
}

export const exportRequests: Run = async (command) => {
  if (!command.args.csv) throw new CommandFailure('Zeg in welke vorm: npm run inbox -- export --csv', 2);
  const kinds = kindsOf(command.args);
  const found = await findRequests(command.driver, { kinds });
  const records = found.map(({ kind, fields }) => recordOf(formOfKind(kind), fields));
  const columns = columnsOf(kinds, records);
  const rows = found.map(({ reference, receivedAt, answeredAt, kind, fields }) => [
    reference,
    timestamp(receivedAt),
    answeredAt === null ? '' : timestamp(answeredAt),
    labelOf(kind),
    ...[...columns.keys()].map((name) => fields[name] ?? ''),
  ]);
  const csv = toCsv([...COMMON, ...columns.values()], rows);
  deliver(command, csv, amount(rows.length, 'bericht', 'berichten'));
};

const NOT_FOUND_COLUMN = { search: 'Zoekterm', address: 'Adres' } as const;

/** What visitors looked for in vain, per day: no persons, so no warning. */
export const exportNotFound =
  (kind: NotFoundKind): Run =>
  async (command) => {
    const found = await listNotFound(command.driver, kind);
    const rows = found.map(({ day, term, times }) => [day, term, times]);
    const csv = toCsv(['Dag', NOT_FOUND_COLUMN[kind], 'Keer'], rows);
    write(command, csv, `${amount(rows.length, 'regel', 'regels')} in ${command.args.naar}.`);
  };

/** Links in letters have to lead to the site that readers see. */
function requireRealSite(siteUrl: string): void {
  if (!/^https?:\/\/(localhost|127\.|\[::1\])/.test(siteUrl)) return;
  throw new CommandFailure(
    `SITE_URL is ${siteUrl}: de links om uit te schrijven zouden bij niemand werken. Geef de instellingen van de site mee: --env <bestand>.`,
  );
}

export const listSubscribers: Run = async (command) => {
  const { driver, clock, siteUrl, output, args } = command;
  const all = await subscribers(driver);
  if (!args.csv && args.naar === undefined) {
    output.write(table(all.map(({ email, confirmedAt }) => [email, timestamp(confirmedAt)])));
    output.write(`${amount(all.length, 'lezer', 'lezers')} op de lijst.\n`);
    return;
  }
  requireRealSite(siteUrl);
  const tokens = await mintUnsubscribeTokens(
    driver,
    all.map(({ id }) => id),
    clock.now().getTime(),
  );
  const rows = all.map(({ email, requestedAt, confirmedAt }, index) => [
    email,
    timestamp(requestedAt),
    timestamp(confirmedAt),
    `${siteUrl}/nieuwsbrief/uitschrijven?${TOKEN_PARAMETER}=${tokens[index]}`,
  ]);
  deliver(
    command,
    toCsv(['E-mailadres', 'Gevraagd', 'Bevestigd', 'Uitschrijven'], rows),
    amount(all.length, 'lezer', 'lezers'),
  );
};
