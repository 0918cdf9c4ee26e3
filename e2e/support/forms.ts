import { expect, type Page } from '@playwright/test';

/** What the contact form posts, by field; `message` has the same by label. */
export const contactValues = (email: string) => ({
  firstName: 'Reinaert',
  lastName: 'de Vos',
  email,
  message: `Mag de hond mee naar de leeshoek? ${email}`,
});

export const message = (address: string) => {
  const { firstName, lastName, email, message } = contactValues(address);
  return { Voornaam: firstName, Achternaam: lastName, 'E-mailadres': email, Bericht: message };
};

export const group = (email: string) => ({
  Organisatie: 'Leesclub De Krinkel',
  'Straat en nummer': 'Begijnhofstraat 3',
  Postcode: '8500',
  Gemeente: 'Kortrijk',
  'Btw-nummer': 'BE 0403.019.261',
  'Aantal tickets': '24',
  'Naam contactpersoon': 'Reinaert de Vos',
  'E-mailadres': email,
});

export const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact' });
export const groupForm = (page: Page) => page.getByRole('form', { name: 'Groepstickets' });
/** With what takes its place when it was sent, or not. */
export const newsletterForm = (page: Page) => page.locator('div:has(> form[action="/api/subscribe"])');

/** Opens a page and waits until its form is hydrated: before that it is sent by a plain post. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const island = page.locator('astro-island:has(form[method=post])');
  await island.locator('form').scrollIntoViewIfNeeded();
  await expect(island).not.toHaveAttribute('ssr');
}

export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.locator('form[method=post]').getByLabel(label).first().fill(value);
}
