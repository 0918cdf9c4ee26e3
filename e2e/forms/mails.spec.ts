import type { Page } from '@playwright/test';
import { sideways } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import { contactValues } from '../support/forms.ts';
import { type Mail, mails, mailThat, someone } from '../support/mail.ts';
import { expect, sharedMail, siteUrl, test } from '../support/test.ts';

/** As long as an address may be, in one piece. */
const longAddress = () => `${someone().slice(0, 42).padEnd(64, 'x')}@${'voorbeeld'.repeat(6)}.voorbeeld.be`;
const LONG_WORD = 'Donaudampfschifffahrtselektrizitaeten'.repeat(5);

async function post(form: string, payload: object): Promise<void> {
  const response = await fetch(`${siteUrl()}/api/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  expect(response.status).toBe(200);
}

const contact = (email: string, over: object = {}) =>
  post('contact', { ...contactValues(email), message: 'Mag de hond mee?\nEn de kat?', ...over });

const group = (contactEmail: string, over: object = {}) =>
  post('group-purchase', {
    organisation: 'Leesclub De Krinkel',
    street: 'Begijnhofstraat 3',
    postal: '8500',
    city: 'Kortrijk',
    vat: 'BE 0403.019.261',
    contactName: 'Reinaert de Vos',
    contactEmail,
    ticketsAmount: 24,
    extraInfo: 'Twee rolstoelen.\nÉén blindengeleidehond.',
    ...over,
  });

const toThem = (email: string) => (mail: Mail) => mail.to.some((to) => to.toLowerCase() === email);
const aboutThem = (email: string) => (mail: Mail) => !toThem(email)(mail) && mail.text.includes(email);

async function subscribe(email: string): Promise<Mail> {
  await post('subscribe', { email });
  const asked = await mailThat(sharedMail(), toThem(email));
  const [link = ''] = asked.text.match(/\/nieuwsbrief\/bevestigen\?token=[\w-]+/) ?? [];
  expect((await fetch(siteUrl() + link, { method: 'POST' })).status).toBe(200);
  return asked;
}

async function everyMail(): Promise<
  readonly (readonly [name: string, mail: Mail, words: readonly string[]])[]
> {
  const [writer, caller, reader] = [someone(), someone(), someone()];
  await Promise.all([contact(writer), group(caller)]);
  const toConfirm = await subscribe(reader);
  const isWelcome = (mail: Mail) => toThem(reader)(mail) && mail.text.includes('/uitschrijven');
  const arrived = (isIt: (mail: Mail) => boolean) => mailThat(sharedMail(), isIt);
  return [
    [
      'contact, to the organisers',
      await arrived(aboutThem(writer)),
      ['Voornaam: Reinaert', 'Achternaam: de Vos', '> Mag de hond mee?\n> En de kat?'],
    ],
    [
      'contact, to the sender',
      await arrived(toThem(writer)),
      ['We hebben je bericht', 'Bekijk het programma:\n'],
    ],
    [
      'group tickets, to the organisers',
      await arrived(aboutThem(caller)),
      ['Aantal tickets: 24', '> Twee rolstoelen.\n> Één blindengeleidehond.'],
    ],
    [
      'group tickets, to the sender',
      await arrived(toThem(caller)),
      ['We tellen de stoelen al', 'Plan je route:\n'],
    ],
    ['newsletter, to confirm', toConfirm, ['Ben jij het?', 'Bevestig mijn adres:\n', '/bevestigen?token=']],
    ['newsletter, welcome', await arrived(isWelcome), ['Fijn dat je er bent', 'Schrijf me uit: ']],
  ];
}

/** The mail alone, as a mail program shows it: no page around it, and nothing of the site with it. */
async function show(page: Page, { html }: Mail): Promise<void> {
  await page.goto('about:blank');
  // A browser lets no page from nowhere ask this machine for pictures; a mail program asks the site.
  await page.route(`${siteUrl()}/mail/*`, async (route) => {
    const response = await fetch(route.request().url());
    await route.fulfill({ status: response.status, body: Buffer.from(await response.arrayBuffer()) });
  });
  await page.setContent(html);
}

async function expectFits(page: Page, mail: Mail): Promise<void> {
  await show(page, mail);
  for (const width of [600, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
}

test('the mails of every flow can be read in both forms, at 600 and 320 px, and lead to pages that are there', async ({
  page,
}) => {
  for (const [name, mail, words] of await everyMail()) {
    await expectFits(page, mail);
    await expect(page.getByRole('img', { name: 'Inktvis' }), name).toHaveJSProperty('complete', true);
    await expect(page.getByRole('img', { name: 'Inktvis' }), name).not.toHaveJSProperty('naturalWidth', 0);
    for (const part of words) expect(mail.text, name).toContain(part);
    const links = await page
      .locator('[href^="http"], [src]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
    expect(links.length, name).toBeGreaterThan(name.endsWith('organisers') ? 0 : 1);
    for (const link of links) {
      expect(link.startsWith(`${siteUrl()}/`), link).toBe(true);
      expect((await fetch(link)).status, link).toBe(200);
      if (!link.endsWith('.png')) expect(mail.text, name).toContain(link);
    }
  }
});

test('hostile words arrive as words, and at nobody else', async () => {
  const email = someone();
  const stranger = `ander-${email}`;
  const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await contact(email, {
    firstName: `Reinaert\r\nBcc: ${stranger}`,
    lastName: `de Vos" <${stranger}>, x`,
    message: `${markup}\n\n.\r\nBcc: ${stranger}`,
  });
  const own = await mailThat(sharedMail(), toThem(email));
  const organisers = await mailThat(sharedMail(), aboutThem(email));
  expect(organisers.text).toContain(markup);
  expect(own.text).not.toContain('alert(1)');
  for (const { envelope, subject, html, headers } of [own, organisers]) {
    expect(envelope.to).toHaveLength(1);
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(headers.filter(({ name }) => /^b?cc$/i.test(name))).toEqual([]);
  }
  expect(await mails(sharedMail(), stranger)).toEqual([]);
  const refused = await fetch(`${siteUrl()}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactValues(`${email}, ${stranger}`)),
  });
  expect(refused.status).toBe(422);
});

test('the longest words fit as well', async ({ page }) => {
  const email = longAddress();
  await contact(email, { lastName: LONG_WORD.slice(0, 100), message: LONG_WORD });
  await expectFits(page, await mailThat(sharedMail(), aboutThem(email)));
  const other = longAddress();
  const long = {
    organisation: LONG_WORD,
    street: LONG_WORD,
    vat: LONG_WORD.slice(0, 50),
    extraInfo: LONG_WORD,
  };
  await group(other, long);
  await expectFits(page, await mailThat(sharedMail(), aboutThem(other)));
});
