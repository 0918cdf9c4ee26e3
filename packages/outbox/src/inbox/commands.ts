import type { parseArgs } from 'node:util';
import { formOfKind, KINDS, type Kind, recordOf, referenceOf } from '@inktvis/forms';
import { brusselsDay, formatTime } from '@inktvis/foundation/brussels';
import type { Clock } from '@inktvis/foundation/clock';
import { linesOf, oneLine, TEMPLATE_NAMES, TEMPLATES } from '@inktvis/mail';
import { z } from 'zod';
import { addressKey } from '../address-key.ts';
import { fieldsOf } from '../queue.ts';
import { deleteExpired } from '../retention.ts';
import type { Driver } from '../store/driver.ts';

/** The flags of all commands. */
export const FLAGS = {
  soort: { type: 'string' },
  aantal: { type: 'string', default: '50' },
  naar: { type: 'string' },
  env: { type: 'string' },
  van: { type: 'string' },
  open: { type: 'boolean' },
  niet: { type: 'boolean' },
  csv: { type: 'boolean' },
  alles: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type Command = {
  readonly flags: ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values'];
  /** What is behind the name of the command. */
  readonly word: string | undefined;
  readonly driver: Driver;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly output: { write(text: string): unknown };
};

/** Runs a command; what stops it is thrown as a `CommandFailure`. */
export type Run = (command: Command) => Promise<void>;

/** What stops a command, in Dutch. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
}

/** Text for a terminal: without control characters other than line ends. */
export const printable = (text: string): string => linesOf(text).join('\n');

/** Brussels time as the exports of the organisers have it: `2026-11-21 14:30` (requirements 9). */
export function timestamp(ms: number): string {
  const date = new Date(ms);
  return `${brusselsDay(date)} ${formatTime(date).replace('.', ':')}`;
}

/** `1 bericht`, `3 berichten`. */
export const amount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Columns beside each other, as wide as they need. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const lineOf = (row: readonly string[]) => row.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  ');
  return rows.map((row) => `${lineOf(row).trimEnd()}\n`).join('');
}

const STATE_WORDS = { waiting: 'wacht', sent: 'verstuurd', dead: 'mislukt' } as const;
/** Requests to the organisers, as opposed to subscriptions to the newsletter. */
const REQUESTS = KINDS.filter((kind) => kind !== 'newsletter');

const requestRow = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  email_key: z.string(),
  fields: z.string().transform(fieldsOf),
  received_at: z.int(),
  /** When an organiser marked it as answered; null: not yet. */
  answered_at: z.int().nullable(),
});
const mailRow = z.object({
  submission_id: z.string(),
  template: z.enum(TEMPLATE_NAMES),
  state: z.enum(['waiting', 'sent', 'dead']),
  attempts: z.int(),
  due_at: z.int(),
  sent_at: z.int().nullable(),
  problem: z.string().nullable(),
});

type InboxRequest = Awaited<ReturnType<typeof requestsIn>>[number];

/** Everything that visitors sent, newest first, each with its number (`7KM-4XR`) and its mails. */
export async function requestsIn(driver: Driver) {
  const rows = await driver.all(
    requestRow,
    `select id, kind, email_key, fields, received_at, answered_at from submissions order by received_at desc, id`,
  );
  const mails = await driver.all(
    mailRow,
    'select submission_id, template, state, attempts, due_at, sent_at, problem from outbox order by template',
  );
  const mailsOf = Map.groupBy(mails, (mail) => mail.submission_id);
  return rows.map((row) => ({ ...row, reference: referenceOf(row.id), mails: mailsOf.get(row.id) ?? [] }));
}

export const labelOf = (kind: Kind): string => formOfKind(kind).kindLabel;

/** The kinds of `--soort`; without it all requests. */
export function kindsOf({ flags: { soort } }: Command): readonly Kind[] {
  if (soort === undefined) return REQUESTS;
  const kind = KINDS.find((one) => labelOf(one) === soort);
  if (kind) return [kind];
  throw new CommandFailure(`--soort is ${KINDS.map(labelOf).join(', ')}, en niet "${printable(soort)}".`);
}

/** A number as people copy it: with or without dashes, capitals or not. */
const plain = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The request that a number stands for; the newest of two with the same, of which there are 900 million. */
async function requestOf({ driver, word }: Command, use: string): Promise<InboxRequest> {
  if (word === undefined) throw new CommandFailure(`Zeg welk nummer: npm run inbox -- ${use} <nummer>`);
  const found = (await requestsIn(driver)).find(({ reference }) => plain(reference) === plain(word));
  if (!found) throw new CommandFailure(`Er is geen bericht met nummer ${printable(word)}.`);
  return found;
}

/** Who sent it, and their address. A field that an old record lacks is empty. */
function senderOf({ kind, fields }: InboxRequest): [name: string, email: string] {
  const form = formOfKind(kind);
  const values = Object.fromEntries(recordOf(form, fields).map(({ name, value }) => [name, value]));
  return [form.senderName(values).trim(), String(values[form.emailField])];
}

function stateOf({ mails }: InboxRequest): string {
  const worst = (['dead', 'waiting'] as const).find((state) => mails.some((mail) => mail.state === state));
  return STATE_WORDS[worst ?? 'sent'];
}

export const list: Run = async (command) => {
  const { driver, flags, output } = command;
  const kinds = kindsOf(command);
  const found = (await requestsIn(driver)).filter(
    ({ kind, email_key, answered_at }) =>
      kinds.includes(kind) &&
      (flags.van === undefined || email_key === addressKey(flags.van)) &&
      !(flags.open && answered_at !== null),
  );
  if (found.length === 0) return void output.write('Er zijn geen berichten.\n');
  const rows = found.slice(0, Number(flags.aantal) || 50).map((request) => {
    const [name, email] = senderOf(request);
    return [
      request.reference,
      timestamp(request.received_at),
      labelOf(request.kind),
      stateOf(request),
      request.answered_at === null ? '' : timestamp(request.answered_at),
      oneLine(name, 40),
      oneLine(email, 60),
    ];
  });
  output.write(
    table([['nummer', 'ontvangen', 'soort', 'mails', 'beantwoord', 'naam', 'e-mailadres'], ...rows]),
  );
  const shown = found.length > rows.length ? `, de nieuwste ${rows.length} getoond` : '';
  output.write(`${amount(found.length, 'bericht', 'berichten')}${shown}.\n`);
};

function mailLine({ template, state, attempts, sent_at, due_at, problem }: z.infer<typeof mailRow>) {
  const tries = amount(attempts, 'poging', 'pogingen');
  const when = {
    sent: timestamp(sent_at ?? 0),
    waiting: `vanaf ${timestamp(due_at)}, ${tries}`,
    dead: `na ${tries}`,
  }[state];
  return [TEMPLATES[template].label, STATE_WORDS[state], when, problem === null ? '' : oneLine(problem, 200)];
}

export const show: Run = async (command) => {
  const { kind, fields, reference, received_at, answered_at, mails } = await requestOf(command, 'show');
  const { output } = command;
  const lines = recordOf(formOfKind(kind), fields).map(({ label, value }) => {
    const text = printable(String(value));
    return text.includes('\n') ? `${label}:\n${text.replace(/^/gm, '  ')}` : `${label}: ${text}`;
  });
  output.write(
    `Nummer ${reference}, ${labelOf(kind)}, ontvangen ${timestamp(received_at)}\n\n${lines.join('\n')}\n`,
  );
  if (answered_at !== null) output.write(`Beantwoord ${timestamp(answered_at)}\n`);
  if (mails.length > 0) output.write(`\nMails:\n${table(mails.map(mailLine)).replace(/^(?=.)/gm, '  ')}`);
};

export const dead: Run = async ({ driver, output }) => {
  const rows = (await requestsIn(driver)).flatMap(({ reference, received_at, mails }) =>
    mails
      .filter(({ state, problem }) => state === 'dead' || (state === 'waiting' && problem !== null))
      .map((mail) => [reference, timestamp(received_at), ...mailLine(mail)]),
  );
  if (rows.length === 0) return void output.write('Alle mails zijn verstuurd of wachten op hun beurt.\n');
  output.write(table(rows));
  output.write(
    `${amount(rows.length, 'mail raakte', 'mails raakten')} nog niet weg. Nu opnieuw: npm run inbox -- retry <nummer>, of retry --alles.\n`,
  );
};

/**
 * Makes what was not sent due now, with three new days, of one request or of all: dead letters, and mails that wait for
 * their next turn. What a worker is sending at this moment is left to it.
 */
export const retry: Run = async (command) => {
  const { flags, driver, clock, output } = command;
  const id = flags.alles ? '' : (await requestOf(command, 'retry')).id;
  const now = clock.now().getTime();
  const count = await driver.transaction((sql) =>
    sql.run(
      `update outbox set state = 'waiting', attempts = 0, queued_at = $1, due_at = $1
       where (state = 'dead' or (state = 'waiting' and due_at > $1 and lease is null))
         and ($2 = '' or submission_id = $2)`,
      [now, id],
    ),
  );
  output.write(
    count === 0
      ? 'Er is geen mail die op een nieuwe poging wacht.\n'
      : `${amount(count, 'mail gaat', 'mails gaan')} opnieuw weg.\n`,
  );
};

export const markAnswered: Run = async (command) => {
  const { flags, driver, clock, output } = command;
  const { id, reference } = await requestOf(command, 'beantwoord');
  const answeredAt = flags.niet ? null : clock.now().getTime();
  await driver.transaction((sql) =>
    sql.run('update submissions set answered_at = $1 where id = $2', [answeredAt, id]),
  );
  output.write(`Nummer ${reference} is ${flags.niet ? 'niet ' : ''}beantwoord.\n`);
};

const idRow = z.object({ id: z.string() });

/** Deletes everything that came from an address: requests with their mails, the subscription with its tokens. */
export const forget: Run = async ({ word: email, driver, output }) => {
  if (!email?.includes('@'))
    throw new CommandFailure('Zeg welk adres: npm run inbox -- forget <e-mailadres>');
  const key = addressKey(email);
  const [requests, subscriptions, mentions] = await driver.transaction(async (sql) => [
    await sql.run('delete from submissions where email_key = $1', [key]),
    await sql.run('delete from subscriptions where email_key = $1', [key]),
    await sql.all(idRow, `select id from submissions where replace(lower(fields), $1, '') <> lower(fields)`, [
      key,
    ]),
  ]);
  await driver.scrub();
  const sent = amount(requests, 'bericht of aanvraag', 'berichten en aanvragen');
  const subscribed = amount(subscriptions, 'inschrijving', 'inschrijvingen');
  output.write(
    requests + subscriptions > 0
      ? `Verwijderd voor ${printable(email)}: ${sent}, met hun mails, en ${subscribed} op de nieuwsbrief.\n`
      : `Niets gevonden van ${printable(email)} in deze databank.\n`,
  );
  if (mentions.length > 0) {
    const numbers = mentions.map(({ id }) => referenceOf(id)).join(', ');
    output.write(`Het adres staat ook in wat anderen schreven: ${numbers}. Kijk dat zelf na met show.\n`);
  }
  output.write('Wat al gemaild werd, staat nog in de postbussen, en een vroegere export in zijn bestand.\n');
};

/** Deletes what has expired, also when the clock is far from the last time: whoever names the day says that it is right. */
export const purge: Run = async ({ word, driver, clock, output }) => {
  const today = brusselsDay(clock.now());
  if (word !== today)
    throw new CommandFailure(
      `De klok van deze machine zegt ${today}. Zet ze juist als dat niet zo is; klopt het: npm run inbox -- purge ${today}`,
    );
  const deleted = (await deleteExpired({ driver, clock }, true)) ?? 0;
  output.write(`${amount(deleted, 'gegeven', 'gegevens')} verwijderd, waarvan de bewaartijd om was.\n`);
};
