import { formOfKind, KINDS, type Kind, recordOf, referenceOf } from '@inktvis/forms';
import { linesOf, oneLine, TEMPLATE_NAMES, TEMPLATES } from '@inktvis/mail';
import { z } from 'zod';
import { addressKey } from '../address-key.ts';
import { fieldsOf } from '../queue.ts';
import type { Driver } from '../store/driver.ts';
import { amount, type Command, CommandFailure, type Run, table, timestamp } from './command.ts';

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

/** Text for a terminal: without control characters other than line ends. */
export const printable = (text: string): string => linesOf(text).join('\n');

/** The kinds of `--soort`; without it all requests. */
export function kindsOf({ flags: { soort } }: Command): readonly Kind[] {
  if (soort === undefined) return REQUESTS;
  const kind = KINDS.find((one) => labelOf(one) === soort);
  if (kind) return [kind];
  const choices = new Intl.ListFormat('nl', { type: 'disjunction' }).format(KINDS.map(labelOf));
  throw new CommandFailure(`--soort is ${choices}, en niet "${printable(soort)}".`, 2);
}

/** A number as people copy it: with or without dashes, capitals or not. */
const plain = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The request that a number stands for; the newest of two with the same, of which there are 900 million. */
async function requestOf({ driver, word }: Command, use: string): Promise<InboxRequest> {
  if (word === undefined) throw new CommandFailure(`Zeg welk nummer: npm run inbox -- ${use} <nummer>`, 2);
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
  const max = Number(flags.aantal);
  if (!Number.isInteger(max) || max < 1)
    throw new CommandFailure('--aantal is een heel getal, minstens 1.', 2);
  const kinds = kindsOf(command);
  const found = (await requestsIn(driver)).filter(
    ({ kind, email_key, answered_at }) =>
      kinds.includes(kind) &&
      (flags.van === undefined || email_key === addressKey(flags.van)) &&
      !(flags.open && answered_at !== null),
  );
  if (found.length === 0) return void output.write('Er zijn geen berichten.\n');
  const rows = found.slice(0, max).map((request) => {
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
      .filter(({ state }) => state === 'dead')
      .map((mail) => [reference, timestamp(received_at), ...mailLine(mail).toSpliced(1, 1)]),
  );
  if (rows.length === 0) return void output.write('Alle mails zijn verstuurd of wachten op hun beurt.\n');
  output.write(table(rows));
  output.write(
    `${amount(rows.length, 'mail raakte', 'mails raakten')} niet weg. Opnieuw: npm run inbox -- retry <nummer>, of retry --alles.\n`,
  );
};

/**
 * Makes what was not sent due now, of one request or of all: dead letters, with three new days, and mails that wait for
 * their next turn. What a worker is sending at this moment is left to it.
 */
export const retry: Run = async (command) => {
  const { flags, driver, clock, output } = command;
  const id = flags.alles ? '' : (await requestOf(command, 'retry')).id;
  const now = clock.now().getTime();
  const count = await driver.transaction(async (sql) => {
    const rescheduled = await sql.run(
      `update outbox set due_at = $1
       where state = 'waiting' and due_at > $1 and lease is null and ($2 = '' or submission_id = $2)`,
      [now, id],
    );
    // Recipients that got the mail do not get it again; refused ones are tried again.
    await sql.run(
      `delete from outbox_recipients where state = 'refused' and outbox_id in
         (select id from outbox where state = 'dead' and ($1 = '' or submission_id = $1))`,
      [id],
    );
    const revived = await sql.run(
      `update outbox set state = 'waiting', attempts = 0, queued_at = $1, due_at = $1
       where state = 'dead' and ($2 = '' or submission_id = $2)`,
      [now, id],
    );
    return rescheduled + revived;
  });
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

const kindRow = z.object({ kind: z.enum(KINDS) });
const stateRow = z.object({ state: z.enum(['pending', 'confirmed']) });
const idRow = z.object({ id: z.string() });

/** Deletes everything that came from an address: requests with their mails, the subscription with its tokens. */
export const forget: Run = async ({ word: email, driver, output }) => {
  if (!email?.includes('@'))
    throw new CommandFailure('Zeg welk adres: npm run inbox -- forget <e-mailadres>', 2);
  const key = addressKey(email);
  const pattern = `%${key.replace(/[\\%_]/g, '\\$&')}%`;
  const [kinds, subscriptions, mentions] = await driver.transaction(async (sql) => [
    await sql.all(kindRow, 'delete from submissions where email_key = $1 returning kind', [key]),
    await sql.all(stateRow, 'delete from subscriptions where email_key = $1 returning state', [key]),
    await sql.all(idRow, `select id from submissions where lower(fields) like $1 escape '\\'`, [pattern]),
  ]);
  await driver.scrub();
  const count = (kind: Kind) => kinds.filter((one) => one.kind === kind).length;
  const isConfirmed = subscriptions[0]?.state === 'confirmed';
  const lines = [
    amount(count('contact'), 'bericht', 'berichten'),
    amount(count('group-purchase'), 'groepsaanvraag', 'groepsaanvragen'),
    amount(count('newsletter'), 'vraag om de nieuwsbrief', 'vragen om de nieuwsbrief'),
    isConfirmed
      ? '1 inschrijving op de nieuwsbrief'
      : amount(subscriptions.length, 'onbevestigde inschrijving', 'inschrijvingen'),
  ];
  output.write(
    kinds.length + subscriptions.length > 0
      ? `Verwijderd voor ${printable(email)}, met de mails die nog wachtten:\n${lines.map((line) => `  ${line}\n`).join('')}`
      : `Niets gevonden van ${printable(email)} in deze databank.\n`,
  );
  if (mentions.length > 0) {
    const numbers = mentions.map(({ id }) => referenceOf(id)).join(', ');
    output.write(`Het adres staat ook in wat anderen schreven: ${numbers}. Kijk dat zelf na met show.\n`);
  }
  output.write('Wat al gemaild werd, staat nog in de postbussen, en een vroegere export in zijn bestand.\n');
};
