import { createServer, type RequestListener, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { contactValues } from '../support/contact-values.ts';
import { type ContentFixture, createContentFixture } from '../support/content-fixture.ts';
import { contactForm, fillIn, message, openForm } from '../support/forms.ts';
import { freePort } from '../support/free-port.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** A form of which an editor says that another service gets it, and that service, which behaves as each test says. */
let content: ContentFixture;
let environment: TestEnvironment;
let service: Server;
let respond: RequestListener;
const received: unknown[] = [];

test.beforeAll(async () => {
  const address = `http://127.0.0.1:${await freePort()}/vragen`;
  service = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    received.push(JSON.parse((await buffer(request)).toString()));
    respond(request, response);
  });
  await new Promise<void>((ready) => service.listen(Number(new URL(address).port), '127.0.0.1', ready));
  content = await createContentFixture();
  await content.replace('contact', '"address": ""', `"address": "${address}"`);
  environment = await openTestEnvironment({ contentDir: content.dir, env: { FORM_ADDRESSES: address } });
});
test.afterAll(async () => {
  await environment.close();
  await content.close();
  service.closeAllConnections();
  service.close();
});
test.beforeEach(() => {
  received.length = 0;
});

const VALUES = message('an@voorbeeld.be');

async function sendForm(page: Page): Promise<void> {
  await openForm(page, `${environment.url}/contact`);
  await fillIn(page, VALUES);
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
}

test('the service gets the values as JSON, and the policy names no other host', async ({ page }) => {
  respond = (_request, response) => response.end('no json at all');
  await sendForm(page);
  await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeFocused();
  await expect(page.getByText('Je nummer')).toHaveCount(0);
  expect(received).toEqual([contactValues('an@voorbeeld.be')]);
  const refused = await page.evaluate(() => fetch('https://elders.example/').then(String, () => 'refused'));
  expect(refused).toBe('refused');
});

test('a service that fails, resets or redirects is reported, and the form is shown again with all that was typed', async ({
  page,
}) => {
  const faults: readonly RequestListener[] = [
    (_request, answer) => answer.writeHead(500).end(),
    (request) => request.socket.resetAndDestroy(),
    (_request, answer) => answer.writeHead(302, { location: '/inloggen' }).end(),
  ];
  respond = (_request, answer) => answer.writeHead(403).end('<h1>');
  await sendForm(page);
  await expect(page.getByText('Received an error HTTP status code: Forbidden.')).toBeVisible();
  for (const fault of faults) {
    respond = fault;
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
    for (const [label, value] of Object.entries(VALUES))
      await expect(contactForm(page).getByLabel(label)).toHaveValue(value);
    await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
    await expect(page.getByRole('heading', { name: 'Versturen is niet gelukt' })).toBeFocused();
  }
});

test('without script the message comes to this site, and the service gets no request', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${environment.url}/contact`);
  await fillIn(page, VALUES);
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
  await expect(page).toHaveURL(/\/contact\?nummer=.{7}#.+-verzonden$/);
  await expect(page.getByText('Je nummer')).toBeVisible();
  expect(received).toEqual([]);
  await context.close();
});
