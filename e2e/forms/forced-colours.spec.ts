import type { Locator } from '@playwright/test';
import { contactForm, openForm } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const drawn = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle, outlineWidth, color } =
      getComputedStyle(node);
    const ground = getComputedStyle(document.body).backgroundColor;
    return {
      border: borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth),
      borderShows: borderTopColor !== ground,
      textShows: color !== ground,
      outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    };
  });

const fields = ['Voornaam', 'Achternaam', 'E-mailadres', 'Bericht'];

test.describe('in colours that the visitor chose', () => {
  test.use({ forcedColors: 'active' });

  test('each field has an edge, the one with the focus another, and what is wrong stands in words beside it', async ({
    page,
  }) => {
    await openForm(page, '/contact');
    for (const label of fields) {
      const field = contactForm(page).getByLabel(label);
      const before = await drawn(field);
      expect(before, label).toMatchObject({ borderShows: true, textShows: true });
      expect(before.border, label).toBeGreaterThanOrEqual(1);
      await page.keyboard.press('Tab');
      await field.focus();
      expect((await drawn(field)).outline, label).toBeGreaterThanOrEqual(2);
    }
    const button = contactForm(page).getByRole('button', { name: 'Verstuur je bericht' });
    expect((await drawn(button)).border).toBeGreaterThanOrEqual(1);

    await contactForm(page).getByLabel('Voornaam').fill('Reinaert');
    const right = await drawn(contactForm(page).getByLabel('Voornaam'));
    await button.click();
    const summary = page.getByRole('region', { name: 'Er is een probleem' });
    await expect(summary).toBeVisible();
    expect((await drawn(summary)).border).toBeGreaterThanOrEqual(1);
    const wrong = contactForm(page).getByLabel('Achternaam');
    expect((await drawn(wrong)).border).toBeGreaterThan(right.border);
    const words = contactForm(page).locator('span', { hasText: 'Achternaam is een verplicht veld' });
    await expect(words).toBeVisible();
    expect((await drawn(words)).textShows).toBe(true);
  });
});
