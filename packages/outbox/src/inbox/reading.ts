import { formOfKind, KINDS, type Kind, recordOf } from '@inktvis/forms';
import { TEMPLATES } from '@inktvis/mail';
import { type Arguments, type Command, CommandFailure, type Run } from './command.ts';
import { findRequests, type InboxRequest, type RequestMail } from './requests.ts';
import { amount, printable, STATE_WORDS, short, table, timestamp } from './words.ts';

const DEFAULT_MAX = 50;
/** Requests to the organisers, as opposed to subscriptions to the newsletter. */
const REQUESTS = KINDS.filter((kind) => kind !== 'newsletter');

export const labelOf = (kind: Kind): string => formOfKind(kind).kindLabel;

/** The kinds of `--soort`; without it all requests. */
export function kindsOf({ soort }: Arguments): readonly Kind[] {
  if (soort === undefined) return REQUESTS;
  const kind = KINDS.find((one) => labelOf(one) === soort);
  if (kind) return [kind];
  const choices = new Intl.ListFormat('nl', { type: 'disjunction' }).format(KINDS.map(labelOf));
  throw new CommandFailure(`--soort is ${choices}, en niet "${printable(soort)}".`, 2);
}

/** The one request that a number, or its whole id, stands for. */
export async function requestOf({ driver, args }: Command, use: string): Promise<InboxRequest> {
  const [reference] = args.words;
  if (reference === undefined)
    throw new CommandFailure(`Zeg welk nummer: npm run inbox -- ${use} <nummer>`, 2);
  const found = await findRequests(driver, { reference });
  const [request] = found;
  if (!request) throw new CommandFailure(`Er is geen bericht met nummer ${printable(reference)}.`);
  if (found.length > 1) {
    const ids = found.map(({ id, receivedAt }) => `  ${id}  ${timestamp(receivedAt)}\n`).join('');
    throw new CommandFailure(`${found.length} berichten hebben dit nummer. Neem het lange:\n${ids}`);
  }
  return request;
}

/** Who sent it, and their address. A field that an old record lacks is empty. */
function senderOf({ kind, fields }: InboxRequest): { name: string; email: string } {
  const form = formOfKind(kind);
  const values = Object.fromEntries(recordOf(form, fields).map(({ name, value }) => [name, value]));
  return { name: form.senderName(values).trim(), email: String(values[form.emailField]) };
}

function stateOf({ mails }: InboxRequest): string {
  if (mails.some(({ state }) => state === 'dead')) return STATE_WORDS.dead;
  return mails.some(({ state }) => state === 'waiting') ? STATE_WORDS.waiting : STATE_WORDS.sent;
}

export const list: Run = async ({ driver, args, output }) => {
  const max = args.aantal === undefined ? DEFAULT_MAX : Number(args.aantal);
  if (!Number.isInteger(max) || max < 1)
    throw new CommandFailure('--aantal is een heel getal, minstens 1.', 2);
  const found = await findRequests(driver, {
    kinds: kindsOf(args),
    email: args.van,
    unanswered: args.open,
  });
  if (found.length === 0) return void output.write('Er zijn geen berichten.\n');
  const rows = found.slice(0, max).map((request) => {
    const { name, email } = senderOf(request);
    const { reference, receivedAt, kind } = request;
    return [
      reference,
      timestamp(receivedAt),
      labelOf(kind),
      stateOf(request),
      request.answeredAt === null ? '' : timestamp(request.answeredAt),
      short(name, 40),
      short(email, 60),
    ];
  });
  output.write(
    table([['nummer', 'ontvangen', 'soort', 'mails', 'beantwoord', 'naam', 'e-mailadres'], ...rows]),
  );
  const rest = found.length - rows.length;
  output.write(
    `${amount(found.length, 'bericht', 'berichten')}${rest > 0 ? `, de nieuwste ${rows.length} getoond` : ''}.\n`,
  );
};

function mailLine({ template, state, attempts, sentAt, dueAt, problem }: RequestMail): string[] {
  const tries = amount(attempts, 'poging', 'pogingen');
  const when = {
    sent: timestamp(sentAt ?? 0),
    waiting: `vanaf ${timestamp(dueAt)}, ${tries}`,
    dead: `na ${tries}`,
  }[state];
  return [TEMPLATES[template].label, STATE_WORDS[state], when, problem === null ? '' : short(problem, 200)];
}

export const show: Run = async (command) => {
  const request = await requestOf(command, 'show');
  const { kind, fields, reference, receivedAt, answeredAt, mails } = request;
  const lines = recordOf(formOfKind(kind), fields).map(({ label, value }) => {
    const text = printable(String(value));
    return text.includes('\n') ? `${label}:\n${text.replace(/^/gm, '  ')}` : `${label}: ${text}`;
  });
  command.output.write(
    `Nummer ${reference}, ${labelOf(kind)}, ontvangen ${timestamp(receivedAt)}\n\n${lines.join('\n')}\n`,
  );
  if (answeredAt !== null) command.output.write(`Beantwoord ${timestamp(answeredAt)}\n`);
  if (mails.length > 0)
    command.output.write(`\nMails:\n${table(mails.map(mailLine)).replace(/^(?=.)/gm, '  ')}`);
};

export const dead: Run = async ({ driver, output }) => {
  const found = await findRequests(driver, { dead: true });
  const rows = found.flatMap(({ reference, receivedAt, mails }) =>
    mails
      .filter(({ state }) => state === 'dead')
      .map((mail) => [reference, timestamp(receivedAt), ...mailLine(mail)]),
  );
  if (rows.length === 0) return void output.write('Alle mails zijn verstuurd of wachten op hun beurt.\n');
  output.write(table(rows.map((row) => row.filter((_, index) => index !== 3))));
  output.write(
    `${amount(rows.length, 'mail raakte', 'mails raakten')} niet weg. Opnieuw: npm run inbox -- retry <nummer>, of retry --alles.\n`,
  );
};
