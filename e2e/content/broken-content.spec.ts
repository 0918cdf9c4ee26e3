import { sideways } from '../support/adapted.ts';
import { readPage } from '../support/html.ts';
import { expect, test } from '../support/test.ts';

test.use({ failsOnConsoleErrors: false });

test('what stands before and after something broken is shown, and what has no page is not found', async ({
  page,
  openEnvironment,
}) => {
  const { url } = await openEnvironment({ contentDir: 'sample/broken' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  await page.setViewportSize({ width: 320, height: 800 });
  for (const slug of [
    'onbekend-blok',
    'verplicht-veld-ontbreekt',
    'blok-is-geen-blok',
    'blok-op-de-verkeerde-plaats',
    'tekst-is-geen-document',
    'beeld-zonder-bestand',
    'beeld-van-elders',
    'verwijzing-nergens-heen',
    'vijandige-tekst',
    'javascript-links',
    'kring-een',
  ]) {
    const { status, words, main } = await readPage(`/kapot/${slug}`, url);
    expect(status, slug).toBe(200);
    expect(words, slug).toMatch(/Deze alinea staat voor wat stuk is\..*Deze alinea staat na wat stuk is\./);
    expect(main, slug).not.toMatch(/href="\s*javascript:/i);
  }
  for (const slug of ['vijandige-tekst', 'javascript-links', 'tekst-is-geen-document']) {
    await page.goto(`${url}/kapot/${slug}`);
    await expect(page.getByText('Deze alinea staat na wat stuk is.').first(), slug).toBeVisible();
    expect(await sideways(page), slug).toBe(0);
    expect(errors, slug).toEqual([]);
  }
  for (const slug of [
    'inhoud-is-tekst',
    'lege-inhoud',
    'zonder-titel',
    'titel-van-500-tekens',
    'scheve-beleving',
    'kring-met-zichzelf',
  ]) {
    const response = await fetch(`${url}/kapot/${slug}`);
    expect(response.status, slug).toBe(200);
    expect(await response.text(), slug).toMatch(/<h1[^>]*>(<[^>]+>)*[^<\s]/);
  }
  for (const slug of ['onbekend-inhoudstype', 'kapotte-json', 'geen-verhaal', 'programma-item-zonder-begin'])
    expect((await fetch(`${url}/kapot/${slug}`)).status, slug).toBe(404);
});
