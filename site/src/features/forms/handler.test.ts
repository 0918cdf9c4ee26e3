import { FORMS, type FormName } from '@inktvis/forms';
import { contactMessage as message } from '@inktvis/forms/testing/contact-message';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { err, ok } from '@inktvis/foundation/result';
import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import type { Allowance, Outbox, Submission } from '@inktvis/outbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFormHandler } from './handler.ts';
import type { FormLimits } from './limits.ts';
import { jsonResponse, redirectBack } from './responses.ts';
import { postOf, SITE as site } from './testing/post.ts';

/** A store in memory that can be broken or slow, and counts like the real one. */
function memoryStore() {
  const stored: Submission[] = [];
  const muted: Submission[] = [];
  const allowances: Allowance[] = [];
  const fault = { isBroken: false };
  let ready = Promise.resolve();
  const hasRoom = (allowance: Allowance): boolean => {
    allowances.push(allowance);
    const taken = allowances.filter(({ scope, key }) => scope === allowance.scope && key === allowance.key);
    return taken.length <= allowance.limit;
  };
  const store: Pick<Outbox, 'accept'> = {
    async accept(submission, wanted = []) {
      await ready;
      if (fault.isBroken) throw new Error('connection to geheim@db refused');
      const beyond = wanted.find((allowance) => !hasRoom(allowance));
      if (beyond && (beyond.whenUsedUp ?? 'refuse') === 'refuse')
        return err({ kind: 'limited', retryAfterSeconds: 90 });
      stored.push(submission);
      if (beyond?.whenUsedUp === 'mute') muted.push(submission);
      return ok({ id: String(stored.length) });
    },
  };
  return {
    store,
    stored,
    /** Those of them whose sender gets no mail. */
    muted,
    allowances,
    fault,
    /** Until the promise settles nothing is stored. */
    waitFor(promise: Promise<void>) {
      ready = promise;
    },
  };
}

const start = new Date('2024-10-26T08:05:00Z');

let memory: ReturnType<typeof memoryStore>;
let logged: unknown[];
let clock: ReturnType<typeof settableClock>;
let limits: FormLimits;
let handler: ReturnType<typeof createFormHandler>;

const open = (wanted: FormLimits) => {
  limits = wanted;
  const note: Log['error'] = (...line: unknown[]) => void logged.push(line);
  const log: Log = { ...silentLog, debug: note, info: note, warn: note, error: note };
  handler = createFormHandler({ clock, limits, log });
};

beforeEach(() => {
  memory = memoryStore();
  logged = [];
  clock = settableClock(start);
  open({ perVisitor: 0, total: 0 });
});

type Sending = { headers?: Record<string, string>; visitor?: string; form?: FormName };
const send = (body: unknown, { headers, visitor = '192.0.2.1', form = 'contact' }: Sending = {}) =>
  handler(postOf(body, headers, form), { form: FORMS[form], visitor, store: memory.store });
const respond = async (...sending: Parameters<typeof send>) => {
  const response = jsonResponse(await send(...sending));
  return { status: response.status, body: await response.json(), headers: response.headers };
};
const statusOf = async (...sending: Parameters<typeof send>) => (await respond(...sending)).status;
/** The statuses of so many messages, one after another. */
async function statusesOf(count: number, sendingOf: (n: number) => Parameters<typeof send>) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push(await statusOf(...sendingOf(n)));
  return statuses;
}
/** Where a plain form of the message leads, with what else is in it, and from which page it was sent. */
async function leadsTo(more: Record<string, string>, referer?: string) {
  const handled = await send(new URLSearchParams({ ...message, anker: 'f1', ...more }));
  return redirectBack(postOf('', referer ? { referer } : {}), handled);
}

describe('a submission is stored before the response is sent', () => {
  it('a message', async () => {
    expect(await respond(message)).toMatchObject({
      status: 200,
      body: { message: 'Je bericht werd verzonden!', reference: '222-223' },
    });
    expect(memory.stored).toMatchObject([{ kind: 'contact', email: message.email, fields: message }]);
  });

  it('a request for tickets, with their number as a number', async () => {
    const form = 'group-purchase';
    const request = {
      organisation: 'De Krinkel',
      street: 'Straat 1',
      postal: '8500',
      city: 'Kortrijk',
      vat: '-',
      contactName: 'Reinaert',
      contactEmail: 'reinaert@voorbeeld.be',
      ticketsAmount: 24,
    };
    expect((await respond(request, { form })).body).toEqual({
      message: 'Je aanvraag werd verstuurd',
      reference: '222-223',
    });
    const fields = { ...request, extraInfo: '' };
    expect(memory.stored).toMatchObject([{ kind: form, email: request.contactEmail, fields }]);
  });

  it('a newsletter address', async () => {
    await respond({ email: ' ada@voorbeeld.be ' }, { form: 'subscribe' });
    const email = 'ada@voorbeeld.be';
    expect(memory.stored).toEqual([{ kind: 'newsletter', email, fields: { email } }]);
  });

  it('a plain form, which leads back to its page', async () => {
    const response = await leadsTo({}, `${site}/contact?x=1`);
    expect([response?.status, response?.headers.get('location')]).toEqual([
      303,
      '/contact?nummer=222-223#f1-verzonden',
    ]);
  });
});

describe('where a plain form leads back to', () => {
  it.each([
    ['https://elders.example/contact', undefined],
    [`${site}//elders.example`, undefined],
    [`${site}/api/contact`, undefined],
    [undefined, '//elders.example/x'],
    [undefined, 'https://elders.example/x'],
    [undefined, '/\\elders.example'],
    [undefined, undefined],
  ])('never elsewhere: from %s, given %s', async (referer, pagina) => {
    expect(await leadsTo(pagina ? { pagina } : {}, referer)).toBeNull();
  });

  it('an anchor that is none is not put in an address', async () => {
    expect(await leadsTo({ anker: 'a b"><script>', pagina: '/contact' })).toBeNull();
  });
});

describe('what is refused is not stored', () => {
  it.each([
    ['something that is not JSON', '{', 400],
    ['a list', [message], 400],
    ['a text', '"dag"', 400],
    ['an unknown name', { ...message, to: 'x@y.be' }, 400],
    ['a prototype', `{"__proto__":{"email":"a@b.be"},"firstName":"A"}`, 400],
    ['a constructor', { ...message, constructor: 'x' }, 400],
    ['a list for a text', { ...message, firstName: ['Ada'] }, 400],
    ['an object for a text', { ...message, message: { $gt: '' } }, 400],
    ['a number for a text', { ...message, message: 1 }, 400],
    ['nothing filled in', {}, 422],
    ['null', { ...message, email: null }, 422],
    ['another address behind the first', { ...message, email: 'a@b.be,c@d.be' }, 422],
    ['too much', 'x'.repeat(64 * 1024 + 1), 413],
  ])('%s', async (_, body, status) => {
    expect(await statusOf(body)).toBe(status);
    expect(memory.stored).toEqual([]);
  });

  it('bytes that are no text, and a name that comes twice', async () => {
    expect(await statusOf(new Blob([new Uint8Array([0x7b, 0xff, 0x7d])]))).toBe(400);
    expect(await statusOf(new URLSearchParams(`${new URLSearchParams(message)}&email=b@c.de`))).toBe(400);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'a body of type %j',
    async (type) => expect(await statusOf(message, { headers: { 'content-type': type } })).toBe(415),
  );

  it('says per field what is wrong', async () => {
    expect((await respond({ ...message, email: 'ada', firstName: '' })).body).toEqual({
      error: 'Er is een probleem',
      fields: {
        firstName: 'Voornaam is een verplicht veld',
        email: 'Dit lijkt geen e-mailadres. Controleer of er een @ en een punt in staan.',
      },
    });
  });
});

describe('who may send', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://elders.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://elders.example', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: site }, 200],
    [{}, 200],
  ])('%o → %i', async (headers: Record<string, string>, status) => {
    expect(await statusOf(message, { headers })).toBe(status);
  });
});

describe('what only programs do', () => {
  it('the unseen field: nothing is stored, and nothing is lost: the form comes back', async () => {
    const handled = await send({ ...message, onderwerp: 'Winst!' });
    expect(handled.result).toMatchObject({ ok: false, error: { status: 422, problems: {} } });
    expect(handled.values).toEqual(message);
    expect(memory.stored).toEqual([]);
  });

  it('is logged with the form and nothing of what was sent, ten times a minute', async () => {
    for (let times = 0; times < 12; times += 1)
      await respond({ ...message, onderwerp: 'Winst!' }, { visitor: '192.0.2.7' });
    const line = [{ form: 'contact' }, 'a submission looks automated'];
    expect(logged).toEqual(Array.from({ length: 10 }, () => line));
  });

  it('faster than anybody reads', async () => {
    const ages = ['40', '4000', 'snel'];
    const statuses = await statusesOf(3, (n) => [
      { ...message, message: `${n}` },
      { headers: { 'x-form-age': ages[n] ?? '' } },
    ]);
    expect(statuses).toEqual([422, 200, 200]);
  });
});

describe('how often', () => {
  it('one visitor', async () => {
    open({ perVisitor: 2, total: 0 });
    await statusesOf(2, (n) => [{ ...message, email: `a${n}@b.be` }]);
    const third = await respond({ ...message, email: 'a3@b.be' });
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('90');
    expect(await statusOf({ ...message, email: 'a4@b.be' }, { visitor: '192.0.2.2' })).toBe(200);
  });

  it('all visitors together', async () => {
    open({ perVisitor: 0, total: 1 });
    await respond({ ...message, email: 'a@b.be' });
    expect(await statusOf(message, { visitor: '192.0.2.9' })).toBe(200);
    expect(memory.stored).toHaveLength(2);
    expect(memory.muted.map(({ email }) => email)).toEqual([message.email]);
  });

  it('all subscriptions together, which are nothing without their mail', async () => {
    open({ perVisitor: 0, total: 1 });
    const statuses = await statusesOf(2, (n) => [{ email: `a${n}@b.be` }, { form: 'subscribe' }]);
    expect(statuses).toEqual([200, 429]);
  });

  it('one mailbox gets at most ten copies a day, from all senders together', async () => {
    open({ perVisitor: 100, total: 0 });
    const statuses = await statusesOf(11, (n) => [
      { ...message, message: `${n}` },
      { visitor: `192.0.2.${n}` },
    ]);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it.each([
    ['64', 3, (at: number) => `2001:0DB8:1:2:${at}::1`],
    ['56', 12, (at: number) => `2001:db8:1:2${at.toString(16).padStart(2, '0')}::1`],
    ['48', 48, (at: number) => `2001:db8:1:${at.toString(16)}00::${at}`],
  ])('an IPv6 /%s may send %i; addresses are never written down', async (_bits, most, addressOf) => {
    open({ perVisitor: 3, total: 0 });
    const statuses = await statusesOf(60, (at) => [
      { ...message, email: `a${at}@b.be` },
      { visitor: addressOf(at) },
    ]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.slice(0, most)).not.toContain(429);
    expect(JSON.stringify(memory.allowances)).not.toMatch(/2001:|@/i);
  });
});

describe('the same message twice', () => {
  it('a double click is stored once, and both are answered when it is', async () => {
    const gate = Promise.withResolvers<void>();
    memory.waitFor(gate.promise);
    const both = [respond(message), respond(message)];
    gate.resolve();
    for (const one of await Promise.all(both)) expect(one.status).toBe(200);
    expect(memory.stored).toHaveLength(1);
  });

  it('later it is another message', async () => {
    await respond(message);
    clock.set(new Date(start.getTime() + 61_000));
    await respond(message);
    expect(memory.stored).toHaveLength(2);
  });
});

it('a store that breaks in a way we do not know: a 500 with the typed words', async () => {
  open({ perVisitor: 5, total: 5 });
  memory.fault.isBroken = true;
  const handled = await send(message);
  expect(handled.values).toEqual(message);
  const response = jsonResponse(handled);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'Versturen is niet gelukt. Probeer het straks opnieuw.' });
  expect(JSON.stringify(logged)).not.toMatch(/ada|Lovelace|geheim|192\.0/i);
  expect(logged).toHaveLength(1);
});
