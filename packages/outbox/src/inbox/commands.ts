import { formOfKind, KINDS, type Kind, recordOf, referenceOf } from '@inktvis/forms';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { oneLine, TEMPLATE_NAMES, TEMPLATES } from '@inktvis/mail';
import { z } from 'zod';
import { addressKey } from '../address-key.ts';
import { fieldsOf } from '../queue.ts';
import { deleteExpired } from '../retention.ts';
import type { Driver, Value } from '../store/driver.ts';
import { amount, type Command, CommandFailure, printable, type Run, table, timestamp } from './command.ts';

const STATE_WORDS = { waiting: 'wacht', sent: 'verstuurd', dead: 'mislukt' } as const;
const state = z.enum(['waiting', 'sent', 'dead']);
const idRow = z.object({ id: z.string() });
const requestRow = idRow.extend({
  kind: z.enum(KINDS),
  fields: z.string().transform(fieldsOf),
  received_at: z.int(),
  /** When an organiser marked it as answered; null: not yet. */
  answered_at: z.int().nullable(),
  state,
  total: z.int(),
});

type Wanted = { kinds?: readonly Kind[]; id?: string; from?: string; isOpen?: boolean; limit?: number };

/** What visitors sent, newest first. */
export const requestsIn = (driver: Driver, { kinds = KINDS, id = '', from = '', isOpen, limit }: Wanted) =>
  driver.all(
    requestRow,
    `select id, kind, fields, received_at, answered_at, count(*) over () as total,
       coalesce((select state from outbox where submission_id = submissions.id
                 order by state = 'sent', state limit 1), 'sent') as state
     from submissions
     where ($1 = '' or id = $1) and ($2 = '' or email_key = $2) ${isOpen ? 'and answered_at is null' : ''}
       and kind in (${kinds.map((_, at) => `$${at + 4}`)})
     order by received_at desc, id limit $3`,
    [id, addressKey(from), limit ?? Number.MAX_SAFE_INTEGER, ...kinds],
  );

const mailRow = idRow.extend({
  received_at: z.int(),
  template: z.enum(TEMPLATE_NAMES),
  state,
  attempts: z.int(),
  due_at: z.int(),
  sent_at: z.int().nullable(),
  problem: z.string().nullable(),
});

/** Mails with the id of their request, in its order. */
const mailsIn = (driver: Driver, condition: string, values: readonly Value[] = []) =>
  driver.all(
    mailRow,
    `select submission_id as id, received_at, template, state, attempts, due_at, sent_at, problem
     from outbox join submissions on submissions.id = submission_id
     where ${condition} order by received_at desc, submission_id, template`,
    values,
  );

export const labelOf = (kind: Kind): string => formOfKind(kind).kindLabel;

/** The kinds of `--soort`; without it requests, as opposed to subscriptions to the newsletter. */
export function kindsOf({ flags: { soort } }: Command): readonly Kind[] {
  if (soort === undefined) return KINDS.filter((kind) => kind !== 'newsletter');
  const kind = KINDS.find((one) => labelOf(one) === soort);
  if (kind) return [kind];
  throw new CommandFailure(`--soort is ${KINDS.map(labelOf).join(', ')}, en niet "${printable(soort)}".`);
}

/** A number as people copy it: with or without dashes, capitals or not. */
const plain = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The id of the request that a number stands for; the newest of two with the same, of which there are 900 million. */
async function idOf({ driver, word }: Command, use: string): Promise<string> {
  if (word === undefined) throw new CommandFailure(`Zeg welk nummer: npm run inbox -- ${use} <nummer>`);
  const ids = await driver.all(idRow, 'select id from submissions order by received_at desc, id');
  const found = ids.find(({ id }) => plain(referenceOf(id)) === plain(word));
  if (!found) throw new CommandFailure(`Er is geen bericht met nummer ${printable(word)}.`);
  return found.id;
}

const list: Run = async (command) => {
  const { driver, flags, output } = command;
  const limit = Number(/^\d{1,9}$/.exec(flags.aantal)?.[0]) || 50;
  const wanted = { kinds: kindsOf(command), from: flags.van, isOpen: flags.open, limit };
  const found = await requestsIn(driver, wanted);
  const total = found[0]?.total ?? 0;
  if (total === 0) return void output.write('Er zijn geen berichten.\n');
  const rows = found.map(({ id, kind, fields, received_at, answered_at, ...request }) => {
    const form = formOfKind(kind);
    const values = Object.fromEntries(recordOf(form, fields).map(({ name, value }) => [name, value]));
    return [
      referenceOf(id),
      timestamp(received_at),
      labelOf(kind),
      STATE_WORDS[request.state],
      answered_at === null ? '' : timestamp(answered_at),
      oneLine(form.senderName(values), 40),
      oneLine(String(values[form.emailField]), 60),
    ];
  });
  output.write(
    table([['nummer', 'ontvangen', 'soort', 'mails', 'beantwoord', 'naam', 'e-mailadres'], ...rows]),
  );
  const shown = total > rows.length ? `, de nieuwste ${rows.length} getoond` : '';
  output.write(`${amount(total, 'bericht', 'berichten')}${shown}.\n`);
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

const show: Run = async (command) => {
  const { driver, output } = command;
  const id = await idOf(command, 'show');
  const mails = await mailsIn(driver, 'submission_id = $1', [id]);
  for (const { kind, fields, received_at, answered_at } of await requestsIn(driver, { id })) {
    const lines = recordOf(formOfKind(kind), fields).map(({ label, value }) => {
      const text = printable(String(value));
      return text.includes('\n') ? `${label}:\n${text.replace(/^/gm, '  ')}` : `${label}: ${text}`;
    });
    output.write(
      `Nummer ${referenceOf(id)}, ${labelOf(kind)}, ontvangen ${timestamp(received_at)}\n\n${lines.join('\n')}\n`,
    );
    if (answered_at !== null) output.write(`Beantwoord ${timestamp(answered_at)}\n`);
  }
  if (mails.length > 0) output.write(`\nMails:\n${table(mails.map(mailLine)).replace(/^(?=.)/gm, '  ')}`);
};

const dead: Run = async ({ driver, output }) => {
  const mails = await mailsIn(driver, `state = 'dead' or (state = 'waiting' and problem is not null)`);
  if (mails.length === 0) return void output.write('Alle mails zijn verstuurd of wachten op hun beurt.\n');
  output.write(
    table(mails.map((mail) => [referenceOf(mail.id), timestamp(mail.received_at), ...mailLine(mail)])),
  );
  output.write(
    `${amount(mails.length, 'mail raakte', 'mails raakten')} nog niet weg. Nu opnieuw: npm run inbox -- retry <nummer>, of retry --alles.\n`,
  );
};

/** Makes dead letters and mails that wait for their turn due now, with three new days. What is being sent is left to its worker. */
const retry: Run = async (command) => {
  const { flags, driver, clock, output } = command;
  const id = flags.alles ? '' : await idOf(command, 'retry');
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

const markAnswered: Run = async (command) => {
  const { flags, driver, clock, output } = command;
  const id = await idOf(command, 'beantwoord');
  const answeredAt = flags.niet ? null : clock.now().getTime();
  await driver.transaction((sql) =>
    sql.run('update submissions set answered_at = $1 where id = $2', [answeredAt, id]),
  );
  output.write(`Nummer ${referenceOf(id)} is ${flags.niet ? 'niet ' : ''}beantwoord.\n`);
};

/** Deletes everything that came from an address: requests with their mails, the subscription with its tokens. */
const forget: Run = async ({ word: email, driver, output }) => {
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

/** Deletes what has expired, whatever the clock did: whoever names the day says that it is right. */
const purge: Run = async ({ word, driver, clock, output }) => {
  const today = brusselsDay(clock.now());
  if (word !== today)
    throw new CommandFailure(
      `De klok van deze machine zegt ${today}. Zet ze juist als dat niet zo is; klopt het: npm run inbox -- purge ${today}`,
    );
  const deleted = (await deleteExpired({ driver, clock }, true)) ?? 0;
  output.write(`${amount(deleted, 'gegeven', 'gegevens')} verwijderd, waarvan de bewaartijd om was.\n`);
};

export const ON_REQUESTS = { list, show, beantwoord: markAnswered, dead, retry, forget, purge };
