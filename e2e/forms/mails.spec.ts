import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { contactValues } from '../support/contact-values.ts';
import { type Mail, mailThat, someone } from '../support/mail.ts';
import { expect, sharedMail, siteUrl, test } from '../support/test.ts';

const WIDTHS = [600, 320];
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

/** Subscribes and confirms; gives the mail that asked to. */
async function subscribe(email: string): Promise<Mail> {
  await post('subscribe', { email });
  const asked = await mailThat(sharedMail(), toThem(email));
  const [link = ''] = asked.text.match(/\/nieuwsbrief\/bevestigen\?token=[\w-]+/) ?? [];
  expect((await fetch(siteUrl() + link, { method: 'POST' })).status).toBe(200);
  return asked;
}

/** The mails of every flow, each with what its text must say. */
const MAILS: readonly [name: string, get: (email: string) => Promise<Mail>, words: readonly string[]][] = [
  [
    'contact, to the organisers',
    async (email) => {
      await contact(email);
      return mailThat(sharedMail(), aboutThem(email));
    },
    ['Voornaam: Reinaert', 'Achternaam: de Vos', '> Mag de hond mee?\n> En de kat?'],
  ],
  [
    'contact, to the sender',
    async (email) => {
      await contact(email);
      return mailThat(sharedMail(), toThem(email));
    },
    ['We hebben je bericht', 'Bekijk het programma:\n'],
  ],
  [
    'group tickets, to the organisers',
    async (email) => {
      await group(email);
      return mailThat(sharedMail(), aboutThem(email));
    },
    [
      'Organisatie: Leesclub De Krinkel',
      'Aantal tickets: 24',
      '> Twee rolstoelen.\n> Één blindengeleidehond.',
    ],
  ],
  [
    'group tickets, to the sender',
    async (email) => {
      await group(email);
      return mailThat(sharedMail(), toThem(email));
    },
    ['We tellen de stoelen al', 'Plan je route:\n'],
  ],
  [
    'newsletter, to confirm',
    subscribe,
    ['Ben jij het?', 'Bevestig mijn adres:\n', '/nieuwsbrief/bevestigen?token='],
  ],
  [
    'newsletter, welcome',
    async (email) => {
      await subscribe(email);
      return mailThat(sharedMail(), (mail) => toThem(email)(mail) && mail.text.includes('/uitschrijven'));
    },
    ['Fijn dat je er bent', 'Schrijf me uit: '],
  ],
];

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
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await show(page, mail);
    await expectAccessible(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

/** All that can be read, line by line, but for the words that only lists of mails show and the logo. */
const readable = (page: Page): Promise<string[]> =>
  page
    .locator('h1, p, th, td:not(:has(*)), td.words, a')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.matches('.pre, .rule'))
        .flatMap((element) => (element instanceof HTMLElement ? element.innerText.split('\n') : [])),
    );

for (const [name, get, words] of MAILS) {
  test(`${name}: readable in both forms, at 600 and 320 px`, async ({ page }) => {
    const email = someone();
    const mail = await get(email);
    await expectFits(page, mail);
    await expect(page.getByRole('img', { name: 'Inktvis' })).toHaveJSProperty('complete', true);
    await expect(page.getByRole('img', { name: 'Inktvis' })).not.toHaveJSProperty('naturalWidth', 0);

    for (const part of words) expect(mail.text).toContain(part);
    const plain = mail.text.replace(/\s+/g, ' ');
    const mailLinks = await page.locator('a[href^="mailto:"]').allInnerTexts();
    const said = (await readable(page)).map((line) => line.replace(/\s+/g, ' ').trim());
    expect(said.length).toBeGreaterThan(4);
    // A mail program answers by itself; and a text has no button that fails.
    const only = [...mailLinks, 'Werkt de knop niet? Kopieer dan dit adres:'];
    expect(said.filter((line) => !plain.includes(line) && !only.includes(line))).toEqual([]);

    const links = await page
      .locator('[href], [src]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      if (link.startsWith('mailto:')) expect(link).toContain(email);
      else expect(link.startsWith(`${siteUrl()}/`), link).toBe(true);
      if (!/^mailto:|\.png$/.test(link)) expect(mail.text).toContain(link);
    }
    for (const link of links.filter((one) => one.startsWith('http')))
      expect((await fetch(link)).status).toBe(200);
  });
}

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
