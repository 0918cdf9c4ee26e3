import { writeFileSync } from 'node:fs';
import { formOfKind, recordOf, referenceOf } from '@inktvis/forms';
import { TOKEN_PARAMETER } from '@inktvis/foundation/parameters';
import { z } from 'zod';
import { listNotFound, type NotFoundKind } from '../not-found.ts';
import { mintToken } from '../subscriptions.ts';
import { amount, type Command, CommandFailure, type Run, timestamp } from './command.ts';
import { kindsOf, labelOf, requestsIn } from './commands.ts';

const BOM = '\u{feff}';
/** What a spreadsheet takes for a formula, also after spaces and in full-width forms. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** An apostrophe in front keeps a spreadsheet from calculating. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** As spreadsheets of this country open it: UTF-8 with a mark, semicolons, CRLF, every text quoted and none a formula. */
export function toCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BOM + [columns, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

/** Writes to the file of `--naar`, which must be new and only its owner may read, or to the terminal. */
export function deliver({ flags: { naar }, output }: Command, csv: string, what: string, warning = ''): void {
  if (naar === undefined) return void output.write(csv);
  try {
    writeFileSync(naar, csv, { flag: 'wx', mode: 0o600 });
  } catch {
    throw new CommandFailure(`${naar} bestaat al of kan niet geschreven worden.`);
  }
  output.write(`${what} in ${naar}.${warning}\n`);
}

const PERSONAL = ' Daarin staan persoonsgegevens: verwijder het bestand na gebruik.';

const COMMON = ['Nummer', 'Ontvangen', 'Beantwoord', 'Soort'];

const exportRequests: Run = async (command) => {
  const kinds = kindsOf(command);
  const found = await requestsIn(command.driver, { kinds });
  const records = found.map(({ kind, fields }) => recordOf(formOfKind(kind), fields));
  // Fields of several kinds with one label share a column: the e-mail address.
  const known = kinds.flatMap((kind) => recordOf(formOfKind(kind), {}));
  const columns = [...new Set([...known, ...records.flat()].map(({ label }) => label))];
  const rows = found.map(({ id, received_at, answered_at, kind }, at) => {
    const values = new Map(records[at]?.map(({ label, value }) => [label, value]));
    return [
      referenceOf(id),
      timestamp(received_at),
      answered_at === null ? '' : timestamp(answered_at),
      labelOf(kind),
      ...columns.map((label) => values.get(label) ?? ''),
    ];
  });
  const csv = toCsv([...COMMON, ...columns], rows);
  deliver(command, csv, amount(rows.length, 'bericht', 'berichten'), PERSONAL);
};

/** What visitors looked for in vain holds no persons, so there is no warning. */
const exportNotFound =
  (kind: NotFoundKind, column: string): Run =>
  async (command) => {
    const rows = (await listNotFound(command.driver, kind)).map(({ day, term, times }) => [day, term, times]);
    deliver(command, toCsv(['Dag', column, 'Keer'], rows), amount(rows.length, 'regel', 'regels'));
  };

const readerRow = z.object({
  id: z.string(),
  email: z.string(),
  requested_at: z.int(),
  confirmed_at: z.int(),
});

const listSubscribers: Run = async (command) => {
  const { driver, clock, siteUrl } = command;
  const readers = await driver.all(
    readerRow,
    `select id, email, requested_at, confirmed_at from subscriptions where state = 'confirmed' order by email_key`,
  );
  // Links in letters have to lead to the site that readers see.
  if (/^https?:\/\/(localhost|127\.|\[::1\])/.test(siteUrl))
    throw new CommandFailure(
      `SITE_URL is ${siteUrl}: de links om uit te schrijven zouden bij niemand werken. Geef de instellingen van de site mee: --env <bestand>.`,
    );
  const now = clock.now().getTime();
  const rows = await driver.transaction(async (sql) => {
    const made: string[][] = [];
    for (const { id, email, requested_at, confirmed_at } of readers) {
      // A new one for each; those of earlier exports keep working.
      const token = await mintToken(sql, { subscriptionId: id, purpose: 'unsubscribe', now });
      const link = `${siteUrl}/nieuwsbrief/uitschrijven?${TOKEN_PARAMETER}=${token}`;
      made.push([email, timestamp(requested_at), timestamp(confirmed_at), link]);
    }
    return made;
  });
  const csv = toCsv(['E-mailadres', 'Gevraagd', 'Bevestigd', 'Uitschrijven'], rows);
  deliver(command, csv, amount(readers.length, 'lezer', 'lezers'), PERSONAL);
};

export const EXPORTS = {
  export: exportRequests,
  subscribers: listSubscribers,
  searches: exportNotFound('search', 'Zoekterm'),
  missing: exportNotFound('address', 'Adres'),
};
