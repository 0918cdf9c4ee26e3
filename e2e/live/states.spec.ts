import type { Page } from '@playwright/test';
import { sideways } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import { expect, startSite, test } from '../support/test.ts';
import type { TestSite } from '../support/test-environment.ts';

/** As a visitor in the hall, or at home, I see what fits the moment: also without script, small, or very large. */

type State = {
  readonly name: string;
  /** From here the site's clock runs on: what is said holds for ten minutes. */
  readonly now: string;
  readonly path?: string;
  readonly heading: string;
  readonly says: readonly string[];
  readonly saysNot?: readonly string[];
  /** A layout of its own, which is looked at in every size. */
  readonly isLayout?: boolean;
};

const STATES: readonly State[] = [
  {
    name: 'before the festival',
    isLayout: true,
    now: '2024-10-12T10:05',
    heading: 'Inktvis in aantocht',
    says: ['14', 'dagen te gaan', '26.10–03.11', 'Kies nu al je belevingen'],
    saysNot: ['Bedankt'],
  },
  {
    name: 'on a day of the festival',
    isLayout: true,
    now: '2024-10-26T14:16:08',
    heading: 'Inktvis in aantocht',
    says: ['14.30', 'over 1', 'O krinklende winklende waterding', '15.30', 'Heel het programma'],
    saysNot: ['Austen aan tafel', 'Marc groet de dingen'],
  },
  {
    name: 'on one podium',
    now: '2024-10-26T14:16:08',
    path: 'podium=kinderhoek',
    heading: 'Inktvis in aantocht',
    says: ['15.15', 'Voorlezen in de tipi', '16.30', 'Marc groet de dingen'],
    saysNot: ['14.30', 'Leiepodium'],
  },
  {
    name: 'on a podium that does not exist',
    now: '2024-10-26T14:16:08',
    path: 'podium=onder-de-grond',
    heading: 'Inktvis in aantocht',
    says: ['14.30', 'Leiepodium'],
  },
  {
    name: 'on the signing board',
    isLayout: true,
    now: '2024-10-26T15:20:00',
    path: 'bord=signeren',
    heading: 'Wie signeert vandaag?',
    says: ['15.00', 'Eerste druk, eerste krabbel', 'nu, tot 16.30', '15.30', 'Een tekening voor in je boek'],
    saysNot: ['Signeren aan de lange tafel'],
  },
  {
    name: 'on the signing board when nobody signs any more',
    now: '2024-10-26T17:30:00',
    path: 'bord=signeren',
    heading: 'Inktvis in aantocht',
    says: ['Voor vandaag is alles begonnen.'],
  },
  {
    name: 'between two days',
    isLayout: true,
    now: '2024-10-26T21:00:00',
    heading: 'Inktvis in aantocht',
    says: ['Tot morgen om', '10.00', 'Morgen, zondag 27.10', 'Deuren open: ontbijt met bladzijden'],
  },
  {
    name: 'after the festival',
    isLayout: true,
    now: '2024-11-04T10:05',
    heading: 'Inktvis zwemt verder',
    says: ['Negen dagen.', 'Bedankt.', 'Meer lezen: onze boekhandels'],
    saysNot: ['dagen te gaan'],
  },
];

async function expectState(page: Page, { heading, says, saysNot = [] }: State): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    heading.replace('in aantocht', 'in\u00a0aantocht'),
  );
  await expect(page.getByRole('timer')).toBeVisible();
  const main = page.getByRole('main');
  for (const text of says) await expect(main).toContainText(text);
  for (const text of saysNot) await expect(main).not.toContainText(text);
}

/** The smallest visible letters, in px, and whose they are. */
const smallest = (page: Page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { size: number; text: string }[] = [];
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      const text = walk.currentNode.textContent?.trim();
      if (!parent || !text || parent.closest('.visually-hidden, button, script, style, svg')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      found.push({ size: Number.parseFloat(getComputedStyle(parent).fontSize), text });
    }
    return found.toSorted((one, other) => one.size - other.size)[0];
  });

/** What sticks out of a screen that cannot be scrolled. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      'h1, h2, h3, [role="timer"] > *, main p, main p > *, td, main a, main svg',
    );
    return [...parts].flatMap((part) => {
      if (part.closest('[inert], .visually-hidden')) return [];
      // Its text, which may be wider than its box.
      const text = document.createRange();
      text.selectNodeContents(part);
      const { left, right, width } = (part.firstChild ? text : part).getBoundingClientRect();
      // The letters of a link have room above and below them that is invisible.
      const { top, bottom } = (part.closest('li') ?? part).getBoundingClientRect();
      // Rows that do not fit whole are beyond the edge on purpose.
      if (width === 0 || left >= innerWidth) return [];
      const isIn = left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
      return isIn ? [] : [part.textContent];
    });
  });

async function open(page: Page, address: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
}

for (const now of new Set(STATES.map((state) => state.now))) {
  test.describe(`at ${now}`, () => {
    let environment: TestSite;
    test.beforeAll(async () => {
      environment = await startSite({ SITE_NOW: now });
      // On a busy machine the first page may come before the programme was read, and it stays that way without script.
      await expect
        .poll(async () => (await fetch(`${environment.url}/live?scherm=1`)).text())
        .not.toContain('Even geduld.');
    });
    test.afterAll(() => environment.close());

    for (const state of STATES.filter((one) => one.now === now)) {
      const address = (screen: boolean) =>
        `${environment.url}/live?${[screen ? 'scherm=1' : '', state.path ?? ''].filter(Boolean).join('&')}`;

      test(`${state.name}: without script`, async ({ browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const page = await context.newPage();
        await page.goto(address(true));
        await expectState(page, state);
        await context.close();
      });

      if (!state.isLayout) continue;
      test(`${state.name}: what it says, large and small`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, address(false), 390, 844);
        await expectState(page, state);
        expect(await axeFindings(page), 'at 390 px').toEqual([]);
        for (const width of [320, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0);
        }
        await open(page, address(true), 1920, 1080);
        await expectState(page, state);
        expect(await axeFindings(page), 'at 1920 px').toEqual([]);
        expect((await smallest(page))?.size, JSON.stringify(await smallest(page))).toBeGreaterThanOrEqual(52);
        await expect(page.locator('[data-screen]')).toHaveCSS('cursor', 'none');
        for (const [width, height] of [
          [1920, 1080],
          [1080, 1920],
          [1024, 768],
          [3840, 2160],
        ] as const) {
          await page.setViewportSize({ width, height });
          expect(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0);
          expect(await beyondTheEdge(page), `out of ${width} by ${height}`).toEqual([]);
        }
      });
    }
  });
}

test.describe('the page', () => {
  const OTHERS = {
    CONSENT_SCRIPT_SRC: 'https://toestemming.example/uc.js',
    CONSENT_ID: '12345678-90ab-cdef-1234-567890abcdef',
    GTM_ID: 'GTM-PROEF12',
  };
  let environment: TestSite;
  test.beforeAll(async () => {
    environment = await startSite(OTHERS);
  });
  test.afterAll(() => environment.close());

  test('has its own name, is in no search engine, and brings nothing of others', async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    for (const path of ['/live', '/live?scherm=1']) {
      await open(page, environment.url + path, 1920, 1080);
      await expect(page).toHaveTitle('Live – Inktvis');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Inktvis Live');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /width=device-width/);
      expect(await page.content()).not.toMatch(/toestemming\.example|googletagmanager|GTM-PROEF12/);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
    expect([...hosts]).toEqual([new URL(environment.url).host]);
  });

  test('keeps its differences in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await open(page, `${environment.url}/live?scherm=1`, 1920, 1080);
    const [first, second] = await page
      .getByRole('region', { name: 'Straks op het programma' })
      .getByRole('listitem')
      .all();
    expect(await first?.evaluate((row) => getComputedStyle(row).borderLeftStyle)).toBe('solid');
    expect(await second?.evaluate((row) => getComputedStyle(row).borderLeftStyle)).toBe('none');
    const strokes = () =>
      page
        .locator('[aria-roledescription="dia"]:not([inert]) circle:not(:first-child)')
        .evaluateAll((circles) => new Set(circles.map((circle) => getComputedStyle(circle).stroke)).size);
    await expect.poll(strokes).toBe(2);
  });
});
