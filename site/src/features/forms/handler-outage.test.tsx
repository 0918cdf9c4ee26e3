import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMS } from '@inktvis/forms';
import { contactMessage } from '@inktvis/forms/testing/contact-message';
import { systemClock } from '@inktvis/foundation/clock';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { openFragileOutbox } from '@inktvis/outbox/testing/fragile-outbox';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Form } from '../../blocks/form/Form.island.tsx';
import { createFormHandler } from './handler.ts';
import { jsonResponse, pageHeadersOf, redirectBack } from './responses.ts';
import { postOf, SITE } from './testing/post.ts';

/** Longer than what is left of a page of the database. */
const WORDS = 'Mag de hond mee naar de leeshoek? '.repeat(140);
const MESSAGE = { ...contactMessage, message: WORDS.trim() };

let folder: string;
let opened: Awaited<ReturnType<typeof openFragileOutbox>>;
let handler: ReturnType<typeof createFormHandler>;
let logged: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inktvis-vol-'));
  logged = [];
  const error: Log['error'] = (...line: unknown[]) => void logged.push(line);
  const log: Log = { ...silentLog, error };
  opened = await openFragileOutbox(folder, log);
  handler = createFormHandler({ clock: systemClock, limits: { perVisitor: 20, total: 100 }, log });
});
afterEach(async () => {
  await opened.outbox.close();
  rmSync(folder, { recursive: true });
});

const asJson = () => postOf(MESSAGE);
const asForm = () => postOf(new URLSearchParams({ ...MESSAGE, anker: 'f1' }), { referer: `${SITE}/contact` });
const send = (request: Request) =>
  handler(request, { form: FORMS.contact, visitor: '192.0.2.1', store: opened.outbox });
const mails = () => opened.outbox.queue.lease(10);

describe.each(['full', 'locked'] as const)('a database that is %s', (fault) => {
  it('a script gets an error, and the same post goes through when there is room', async () => {
    const mend = await opened.faults[fault]();
    const response = jsonResponse(await send(asJson()));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.json()).toEqual({ error: 'Versturen is niet gelukt. Probeer het straks opnieuw.' });
    expect((await opened.outbox.counts()).waiting).toBe(0);
    await mend();
    expect(jsonResponse(await send(asJson())).status).toBe(200);
    expect(await mails()).toHaveLength(2);
  });

  it('without script the page says so, above the form with every word in it', async () => {
    const mend = await opened.faults[fault]();
    const handled = await send(asForm());
    expect(redirectBack(asForm(), handled)).toBeNull();
    if (handled.result.ok) throw new Error('it was stored');
    expect(handled.result.error.status).toBe(503);
    expect(pageHeadersOf(handled.result.error)).toMatchObject({ 'Retry-After': '30' });
    expect(handled.result.error.error).toBe('Versturen is niet gelukt. Probeer het straks opnieuw.');
    const again = { values: handled.values, page: '/contact' };
    const page = renderToStaticMarkup(<Form name="contact" id="f1" level={2} {...again} />);
    for (const value of Object.values(MESSAGE)) expect(page).toContain(value);
    await mend();
  });

  it('the log says what is wrong and nothing of what was written', async () => {
    const mend = await opened.faults[fault]();
    await send(asJson());
    await mend();
    expect(JSON.stringify(logged)).toContain(fault === 'full' ? '"kind":"full"' : '"kind":"busy"');
    expect(JSON.stringify(logged)).not.toMatch(/Lovelace|voorbeeld|hond|192\.0/);
  });
});
