import { KINDS, type Kind } from '../types.ts';
import type { Command, Run, Typed } from './command.ts';
import { CommandFailure } from './failure.ts';
import { findRequests, type InboxRequest, type RequestMail } from './requests.ts';
import {
  amount,
  FIELD_WORDS,
  KIND_WORDS,
  moment,
  STATE_WORDS,
  short,
  shown,
  TEMPLATE_WORDS,
  table,
} from './words.ts';

const LISTED = 50;
const REQUESTS: readonly Kind[] = ['contact', 'group-purchase'];
/** A number has eight letters and digits; fewer than this would find too much. */
const SHORTEST_NUMBER = 6;

/** The kinds of `--soort`; without it what visitors ask of us, and not who wants the newsletter. */
export function kindsOf({ soort }: Typed): readonly Kind[] {
  if (soort === undefined) return REQUESTS;
  const kind = KINDS.find((one) => KIND_WORDS[one] === soort);
  if (!kind)
    throw new CommandFailure(`--soort is contact, groep of nieuwsbrief, en niet "${shown(soort)}".`, 2);
  return [kind];
}

/** The one request that a number stands for. */
export async function requestOf({ driver, typed }: Command, use: string): Promise<InboxRequest> {
  const [reference] = typed.words;
  if (reference === undefined)
    throw new CommandFailure(`Zeg welk nummer: npm run inbox -- ${use} <nummer>`, 2);
  const enough = reference.replace(/[^0-9a-f]/gi, '').length >= SHORTEST_NUMBER;
  const found = enough ? await findRequests(driver, { reference }) : [];
  const [request] = found;
  if (!request || found.length > 1)
    throw new CommandFailure(`Er is geen bericht met nummer ${shown(reference)}.`);
  return request;
}

/** Who sent it, in the words of the form. */
function senderOf({ fields }: InboxRequest): { name: string; email: string } {
  const { firstName = '', lastName = '', contactName, organisation, email, contactEmail } = fields;
  const name = contactName === undefined ? `${firstName} ${lastName}` : `${contactName} (${organisation})`;
  return { name: name.trim(), email: String(contactEmail ?? email ?? '') };
}

function stateOf({ mails }: InboxRequest): string {
  if (mails.some(({ state }) => state === 'dead')) return STATE_WORDS.dead;
  return mails.some(({ state }) => state === 'waiting') ? STATE_WORDS.waiting : STATE_WORDS.sent;
}

export const list: Run = async ({ driver, typed, output }) => {
  const most = typed.aantal === undefined ? LISTED : Number(typed.aantal);
  if (!Number.isInteger(most) || most < 1)
    throw new CommandFailure('--aantal is een heel getal, minstens 1.', 2);
  const found = await findRequests(driver, { kinds: kindsOf(typed) });
  if (found.length === 0) return void output.write('Er zijn geen berichten.\n');
  const rows = found.slice(0, most).map((request) => {
    const { name, email } = senderOf(request);
    const { reference, receivedAt, kind } = request;
    return [
      reference,
      moment(receivedAt),
      KIND_WORDS[kind],
      stateOf(request),
      short(name, 40),
      short(email, 60),
    ];
  });
  output.write(table([['nummer', 'ontvangen', 'soort', 'mails', 'naam', 'e-mailadres'], ...rows]));
  const rest = found.length - rows.length;
  output.write(
    `${amount(found.length, 'bericht', 'berichten')}${rest > 0 ? `, de nieuwste ${rows.length} getoond` : ''}.\n`,
  );
};

function mailLine({ template, state, attempts, sentAt, dueAt, problem }: RequestMail): string[] {
  const tries = amount(attempts, 'poging', 'pogingen');
  const when = {
    sent: moment(sentAt ?? 0),
    waiting: `vanaf ${moment(dueAt)}, ${tries}`,
    dead: `na ${tries}`,
  }[state];
  return [
    TEMPLATE_WORDS[template] ?? template,
    STATE_WORDS[state],
    when,
    problem === null ? '' : short(problem, 200),
  ];
}

export const show: Run = async (command) => {
  const request = await requestOf(command, 'show');
  const { kind, fields, reference, receivedAt, mails } = request;
  const lines = Object.entries(FIELD_WORDS[kind]).map(([name, label]) => {
    const text = shown(String(fields[name] ?? ''));
    return text.includes('\n') ? `${label}:\n${text.replace(/^/gm, '  ')}` : `${label}: ${text}`;
  });
  command.output.write(
    `Nummer ${reference}, ${KIND_WORDS[kind]}, ontvangen ${moment(receivedAt)}\n\n${lines.join('\n')}\n`,
  );
  if (mails.length > 0)
    command.output.write(`\nMails:\n${table(mails.map(mailLine)).replace(/^(?=.)/gm, '  ')}`);
};

export const dead: Run = async ({ driver, output }) => {
  const found = await findRequests(driver, { dead: true });
  const rows = found.flatMap(({ reference, receivedAt, mails }) =>
    mails
      .filter(({ state }) => state === 'dead')
      .map((mail) => [reference, moment(receivedAt), ...mailLine(mail)]),
  );
  if (rows.length === 0) return void output.write('Alle mails zijn verstuurd of wachten op hun beurt.\n');
  output.write(table(rows.map((row) => row.filter((_, index) => index !== 3))));
  output.write(
    `${amount(rows.length, 'mail raakte', 'mails raakten')} niet weg. Opnieuw: npm run inbox -- retry <nummer>, of retry --alles.\n`,
  );
};
