import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMS } from '@inktvis/forms';
import { contactMessage } from '@inktvis/forms/testing/contact-message';
import { systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { renderMail } from '@inktvis/mail';
import { openInbox } from '@inktvis/outbox/testing/inbox';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Form } from '../../blocks/form/Form.island.tsx';
import { createFormHandler } from './handler.ts';
import { jsonResponse } from './responses.ts';
import { postOf } from './testing/post.ts';

/** One line more in the definition of the contact form; nothing else in this file knows how forms work inside. */
vi.mock('@inktvis/forms/definitions', async (importOriginal) => {
  const original = await importOriginal<typeof import('@inktvis/forms/definitions')>();
  const { contact } = original.FORMS;
  const addedField = { kind: 'text', label: 'Toegevoegd veld', required: true, maxLength: 20, wide: false };
  return {
    FORMS: { ...original.FORMS, contact: { ...contact, fields: { ...contact.fields, addedField } } },
  };
});

const PHONE = '056 12 34 56';

const folder = mkdtempSync(join(tmpdir(), 'inktvis-field-'));
let store: Awaited<ReturnType<typeof openInbox>>;
beforeAll(async () => {
  store = await openInbox(`file:${join(folder, 'inktvis.db')}`, systemClock);
});
afterAll(async () => {
  await store.outbox.close();
  rmSync(folder, { recursive: true });
});

const handle = createFormHandler({
  clock: systemClock,
  limits: { perVisitor: 0, total: 0 },
  log: silentLog,
});
async function send(values: Record<string, string>) {
  const sending = { form: FORMS.contact, visitor: '192.0.2.1', store: store.outbox };
  const response = jsonResponse(await handle(postOf(values), sending));
  return { status: response.status, body: await response.json() };
}

it('a new field is on the page', () => {
  const page = renderToStaticMarkup(<Form name="contact" id="f1" level={2} />);
  expect(page).toMatch(/<label[^>]* for="f1-addedField"[^>]*>Toegevoegd veld/);
  expect(page).toMatch(/<input(?=[^>]* id="f1-addedField")(?=[^>]* name="addedField")(?=[^>]* required)/);
});

it('it is validated', async () => {
  const fields = { addedField: 'Toegevoegd veld is een verplicht veld' };
  expect(await send(contactMessage)).toMatchObject({ status: 422, body: { fields } });
  expect(await send({ ...contactMessage, addedField: '1'.repeat(21) })).toMatchObject({
    status: 422,
    body: { fields: { addedField: expect.stringContaining('hoogstens 20 tekens') } },
  });
});

it('it is stored, mailed to the organisers, shown in the inbox and exported', async () => {
  expect(await send({ ...contactMessage, addedField: PHONE })).toMatchObject({ status: 200 });
  const mails = await store.outbox.queue.lease(10);
  const job = mails.map((mail) => mail.job).find(({ template }) => template === 'contact-organiser');
  if (!job) throw new Error('there is no mail to the organisers');
  const mail = renderMail(job, { brand: 'Inktvis', siteUrl: 'https://inktvis.example' });
  expect(mail.text).toContain(`Toegevoegd veld: ${PHONE}`);
  expect(mail.html).toMatch(new RegExp(`>Toegevoegd veld</th><td[^>]*>${PHONE}<`));

  const [number = ''] = (await store.inbox('list')).match(/[2-9A-Z]{3}-[2-9A-Z]{3}/) ?? [];
  expect(await store.inbox('show', number)).toContain(`Toegevoegd veld: ${PHONE}`);
  const csv = await store.inbox('export', '--csv', '--soort', 'contact');
  expect(csv).toContain('"Bericht";"Toegevoegd veld"');
  expect(csv).toContain(`"${PHONE}"`);
});
