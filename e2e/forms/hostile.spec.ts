import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { type Attack, FORM_TYPE, JSON_TYPE } from '../support/attacks/hostile-attack.ts';
import { recipe } from '../support/attacks/hostile-requests.ts';
import { ATTACKER } from '../support/attacks/hostile-words.ts';
import { type RawResponse, sendRaw } from '../support/attacks/send-raw.ts';
import { inbox } from '../support/inbox.ts';
import { type Mail, mails } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

/** The same attacks each time; change it to try others. */
const SEED = 20_241_026;
const COUNT = 300;
const KINDS = ['contact', 'groep', 'nieuwsbrief'] as const;
const ORGANISERS = ['contact@inktvis.example', 'groepen@inktvis.example'];

const nameOf = (index: number) => `m${index}x`;
/** The names in a text; a reference such as `M4X-7QK` is none. */
const namesIn = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/(?<!\b[2-9a-z]{3}-)\bm\d+x(?!-[2-9a-z]{3}\b)/g) ?? [])].toSorted();

/** What is wrong with a response; null when it is as it should be. */
function complaintOf(attack: Attack, response: RawResponse): string | null {
  const { status, stored, headers, method } = attack;
  const asForm = headers['content-type'] === FORM_TYPE;
  const wanted = stored !== null && asForm ? [200, 303] : [status];
  if (!wanted.includes(response.status)) return `${response.status} instead of ${wanted.join(' or ')}`;
  if (/\n\s+at .+:\d+:\d+|node_modules/.test(response.body)) return 'a stack trace';
  if ('x-powered-by' in response.headers || 'x-ingespoten' in response.headers) return 'a header of another';
  if (/<script>alert|<img src=x|<svg onload/.test(response.body)) return 'words as markup';
  const { location, allow } = response.headers;
  // A path of this site, in letters that can end no header.
  const leadsHome = /^\/[^/\\][!-~]*#f1-verzonden$/.test(String(location));
  if (response.status === 303 && !leadsHome) return `leads to ${location}`;
  // Our own server says of methods that no page has what it says of pages.
  if (method === 'GET' && allow !== 'POST') return 'Allow is missing';
  const ours = response.status !== 405 && (response.status !== 413 || headers['content-type'] === JSON_TYPE);
  return ours && !asForm && method === 'POST' ? complaintOfJson(attack, response) : null;
}

function complaintOfJson({ status, form }: Attack, { headers, body }: RawResponse): string | null {
  if (!String(headers['content-type']).startsWith('application/json')) return 'no JSON';
  const keys = Object.keys(JSON.parse(body));
  const accepted = form === 'subscribe' ? ['message'] : ['message', 'reference'];
  const wanted = { 200: accepted, 422: ['error', 'fields'] }[status] ?? ['error'];
  return keys.join() === wanted.join() ? null : `holds ${keys.join()}`;
}

/** The address as it travels between mail servers. */
function onTheLine(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
}

const isFromUs = ({ headers, from }: Mail): boolean =>
  from === 'Inktvis <post@inktvis.example>' &&
  !headers.some(({ name }) => /^(bcc|cc|x-ingespoten)$/i.test(name)) &&
  headers.filter(({ name }) => /^(from|to|subject|reply-to|content-type)$/i.test(name)).length <= 5;

test('hundreds of hostile payloads: the right response, nothing stored and nobody mailed that should not be', async ({
  openEnvironment,
}) => {
  test.setTimeout(300_000);
  console.info(`hostile payloads: ${COUNT}, seed ${SEED}`);
  const database = `file:${test.info().outputPath('inktvis.db')}`;
  const environment = await openEnvironment({ mail: true, env: { DATABASE_URL: database } });
  // More mails than it keeps by itself.
  await environment.stopMail();
  await environment.startMail({ MAIL_MAX_MESSAGES: '10000' });

  const attacks = fc
    .sample(recipe, { numRuns: COUNT, seed: SEED })
    .map((make, index) => make(nameOf(index), environment.url));
  const complaints: string[] = [];
  const queue = [...attacks.entries()];
  const next = async (): Promise<void> => {
    for (let item = queue.pop(); item; item = queue.pop()) {
      const [index, attack] = item;
      const { form, what, method, body } = attack;
      const response = await sendRaw(environment.url, { ...attack, path: `/api/${form}` });
      const complaint = complaintOf(attack, response);
      const start = JSON.stringify(body.toString('utf8', 0, 120));
      if (complaint) complaints.push(`${index} ${method} ${form}, ${what}: ${complaint}: ${start}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  expect(complaints).toEqual([]);

  const stored = attacks.flatMap(({ stored: address }) => address ?? []);
  const exported = await Promise.all(
    KINDS.map((kind) => inbox(database, 'export', '--csv', '--soort', kind)),
  );
  expect(namesIn(exported.join('\n'))).toEqual(namesIn(stored.join('\n')));
  expect(exported.join('\n')).not.toMatch(/[^\P{Cc}\r\n\t]|vervuild/u);

  const stateOfMails = async () => {
    const lists = await Promise.all(
      KINDS.map((kind) => inbox(database, 'list', '--aantal', '10000', '--soort', kind)),
    );
    return lists
      .join('\n')
      .split('\n')
      .filter((line) => /^[2-9A-Z]{3}-/.test(line));
  };
  await expect
    .poll(async () => (await stateOfMails()).filter((line) => /\s(wacht|mislukt)\s/.test(line)), {
      timeout: 120_000,
    })
    .toEqual([]);
  expect(await stateOfMails()).toHaveLength(stored.length);

  const sent = await mails(environment.mailUrl);
  const requests = attacks.filter(({ stored: address, form }) => address !== null && form !== 'subscribe');
  const recipients = sent.flatMap(({ envelope }) => envelope.to.map(onTheLine));
  const toOrganisers = sent.filter(({ envelope }) => envelope.to.some((to) => ORGANISERS.includes(to)));
  const toVisitors = recipients.filter((to) => !ORGANISERS.includes(to));
  expect(toVisitors.toSorted()).toEqual(stored.map(onTheLine).toSorted());
  expect(recipients).not.toContain(ATTACKER);
  expect(recipients).toHaveLength(sent.length);
  expect(toOrganisers.map(({ replyTo }) => onTheLine(replyTo ?? '')).toSorted()).toEqual(
    requests.map(({ stored: address }) => onTheLine(address ?? '')).toSorted(),
  );
  expect(sent.filter((mail) => !isFromUs(mail)).map(({ source }) => source)).toEqual([]);
  for (const { envelope, subject, html, text } of sent) {
    expect(subject).not.toMatch(/woordm|[\r\n]/);
    expect(html).not.toMatch(/<script|<img src=x|<svg|<h1>x/);
    // The visitor's mail has no words in it that the sender typed.
    if (!envelope.to.some((to) => ORGANISERS.includes(to))) expect(html + text).not.toContain('woordm');
  }

  // After all that the forms still work, and their responses are unchanged.
  const body = Buffer.from(JSON.stringify({ email: 'lezer@voorbeeld.be' }));
  const headers = { 'content-type': 'application/json' };
  const calm = await sendRaw(environment.url, { path: '/api/subscribe', method: 'POST', headers, body });
  expect([calm.status, Object.keys(JSON.parse(calm.body))]).toEqual([200, ['message']]);
  const byStatus = Object.groupBy(attacks, ({ status }) => status);
  const counts = Object.entries(byStatus).map(([status, list = []]) => `${status}: ${list.length}`);
  console.info(`hostile payloads: ${counts.join(', ')}; ${sent.length} mails`);
});
