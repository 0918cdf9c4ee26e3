import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createContentFixture } from '../support/content-fixture.ts';
import { contactForm, contactValues, fillIn, message, openForm } from '../support/forms.ts';
import { openServer } from '../support/server.ts';
import { expect, forAll, startEnvironment, test } from '../support/test.ts';

/** A form of which an editor says that another service gets it, and that service, which behaves as each test says. */
test.use({ failsOnConsoleErrors: false });
let respond: RequestListener;
const received: unknown[] = [];
const service = forAll(() =>
  openServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    received.push(JSON.parse((await buffer(request)).toString()));
    respond(request, response);
  }),
);
const content = forAll(createContentFixture);
const environment = forAll(async () => {
  const address = `${service().origin}/vragen`;
  await content().replace('contact', '"address": ""', `"address": "${address}"`);
  return startEnvironment({ contentDir: content().dir, env: { FORM_ADDRESSES: address } });
});

const VALUES = message('an@voorbeeld.be');
const send = { name: 'Verstuur je bericht' };

test('a service that refuses or leads away is reported, and gets the values as JSON once it responds', async ({
  page,
}) => {
  respond = (_request, answer) => answer.writeHead(403).end('<h1>');
  await openForm(page, `${environment().url}/contact`);
  await fillIn(page, VALUES);
  await page.getByRole('button', send).click();
  await expect(page.getByText('Received an error HTTP status code: Forbidden.')).toBeVisible();
  const again = async () => {
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
    for (const [label, value] of Object.entries(VALUES))
      await expect(contactForm(page).getByLabel(label)).toHaveValue(value);
    received.length = 0;
    await page.getByRole('button', send).click();
  };
  respond = (_request, answer) => answer.writeHead(302, { location: '/inloggen' }).end();
  await again();
  await expect(page.getByRole('heading', { name: 'Versturen is niet gelukt' })).toBeFocused();
  respond = (_request, response) => response.end('no json at all');
  await again();
  await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeFocused();
  await expect(page.getByText('Je nummer')).toHaveCount(0);
  expect(received).toEqual([contactValues('an@voorbeeld.be')]);
  // The policy names no other host.
  const refused = await page.evaluate(() => fetch('https://elders.example/').then(String, () => 'refused'));
  expect(refused).toBe('refused');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the message comes to this site, and the service gets no request', async ({ page }) => {
    received.length = 0;
    await page.goto(`${environment().url}/contact`);
    await fillIn(page, VALUES);
    await page.getByRole('button', send).click();
    await expect(page).toHaveURL(/\/contact\?nummer=.{7}#.+-verzonden$/);
    await expect(page.getByText('Je nummer')).toBeVisible();
    expect(received).toEqual([]);
  });
});
