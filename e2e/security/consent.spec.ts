import { test as plain } from '@playwright/test';
import { type ConsentServer, openConsentServer } from '../support/consent-script.ts';
import { type Editor, editorParameters, openEditor } from '../support/editor.ts';
import { cookieNames, dataLayer, playTagManager } from '../support/tag-manager.ts';
import { expect, startSite, test } from '../support/test.ts';
import type { TestSite } from '../support/test-environment.ts';

/** As a visitor nothing follows me before I allow it, and I can change my mind on every page. */
const ACCOUNT = '12345678-90ab-cdef-1234-567890abcdef';
const GTM_ID = 'GTM-PROEF12';
const ALL = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const LEAVES = { name: 'Cookievoorkeuren' };

let consent: ConsentServer;
let editor: Editor;
let environment: TestSite;
test.beforeAll(async () => {
  [consent, editor] = [await openConsentServer(), await openEditor()];
  const env = {
    CONSENT_SCRIPT_SRC: consent.src,
    CONSENT_ID: ACCOUNT,
    GTM_ID,
    PREVIEW_EDITOR_ORIGIN: editor.origin,
  };
  environment = await startSite(env);
});
test.afterAll(async () => {
  await Promise.all([environment.close(), consent.close(), editor.close()]);
});
test.beforeEach(() => consent.fails(false));

const signals = (value: string) => Object.fromEntries(ALL.map((name) => [name, value]));

test('the first visit: the question, and nothing else of others', async ({ page }) => {
  const containers = await playTagManager(page);
  await page.goto(`${environment.url}/praktisch`);
  await expect(page.locator(`[data-stand-in="${ACCOUNT}"]`)).toBeVisible();
  expect(await dataLayer(page)).toEqual([
    ['consent', 'default', expect.objectContaining({ ...signals('denied'), wait_for_update: 500 })],
  ]);
  expect(containers()).toBe(0);
  expect(await cookieNames(page)).toEqual([]);
});

test('everything allowed: the container comes once, after what was allowed', async ({ page }) => {
  const containers = await playTagManager(page);
  await page.goto(`${environment.url}/praktisch`);
  await page.getByRole('button', { name: 'Alles aanvaarden' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seenByContainer'))).toBeTruthy();
  const order = [
    ['consent', 'default', expect.objectContaining(signals('denied'))],
    ['consent', 'update', expect.objectContaining(signals('granted'))],
    expect.objectContaining({ event: 'gtm.js', 'gtm.start': expect.any(Number) }),
  ];
  expect(await page.evaluate(() => Reflect.get(window, 'seenByContainer'))).toEqual(order);
  expect(containers()).toBe(1);
  await page.goto(`${environment.url}/nieuws`);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seenByContainer'))).toEqual(order);
  expect(containers()).toBe(2);
});

test('everything refused: no question and no container, on the next page too', async ({ page }) => {
  const containers = await playTagManager(page);
  await page.goto(`${environment.url}/praktisch`);
  await page.getByRole('button', { name: 'Alles weigeren' }).click();
  await page.goto(`${environment.url}/nieuws`);
  await expect(page.getByRole('button', LEAVES)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  expect(await dataLayer(page)).toEqual([
    expect.anything(),
    ['consent', 'update', expect.objectContaining(signals('denied'))],
  ]);
  expect(containers()).toBe(0);
  expect(await cookieNames(page)).toEqual([]);
});

test('a mind that changes: what was left is gone, and so is the container', async ({ page }) => {
  const containers = await playTagManager(page);
  await page.goto(`${environment.url}/praktisch`);
  await page.getByRole('button', { name: 'Alles aanvaarden' }).click();
  await expect.poll(() => cookieNames(page)).toEqual(['_ga']);
  await page.getByRole('button', LEAVES).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Alles weigeren' }).click();
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  expect(await cookieNames(page)).toEqual([]);
  expect(containers()).toBe(1);
});

test('the page on the screen in the hall has none of it, however one gets there', async ({ page }) => {
  const containers = await playTagManager(page);
  await page.goto(`${environment.url}/praktisch`);
  await page.getByRole('button', { name: 'Alles aanvaarden' }).click();
  await expect.poll(containers).toBe(1);
  const asked = consent.asked();
  await page.evaluate(() => location.assign('/live'));
  await page.waitForURL(`${environment.url}/live`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => ['Cookiebot', 'dataLayer'].filter((name) => name in window))).toEqual([]);
  expect([consent.asked(), containers()]).toEqual([asked, 1]);
  const policy = (await fetch(`${environment.url}/live`)).headers.get('content-security-policy');
  expect(policy).not.toContain(consent.origin);
  expect(policy).not.toContain('googletagmanager');
});

test('nor have pages whose address is a secret', async () => {
  for (const path of ['/nieuwsbrief/bevestigen?t=x', '/nieuwsbrief/uitschrijven?t=x']) {
    const response = await fetch(environment.url + path);
    expect(await response.text()).not.toContain(GTM_ID);
    expect(response.headers.get('content-security-policy')).not.toContain('googletagmanager');
  }
});

test('inside of a frame nothing of it is loaded', async ({ page }) => {
  const containers = await playTagManager(page);
  const shown = `${environment.url}/praktisch?${editorParameters()}`;
  const asked = consent.asked();
  await page.goto(`${editor.origin}/?toon=${encodeURIComponent(shown)}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-tags]')).toBeAttached();
  await frame.getByText('Mag mijn hond mee?').click();
  await expect(frame.getByText('Andere honden lezen beter thuis.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([consent.asked(), containers()]).toEqual([asked, 0]);
  await expect(frame.getByRole('button', LEAVES)).toBeHidden();
});

for (const how of ['is blocked', 'fails'] as const) {
  plain(`when the consent script ${how} the page works`, async ({ page }) => {
    const containers = await playTagManager(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    if (how === 'fails') consent.fails(true);
    else await page.route(`${consent.origin}/**`, (route) => route.abort());
    const ours = (one: { url(): string }) => one.url().startsWith(consent.origin);
    const tried =
      how === 'fails' ? page.waitForEvent('response', ours) : page.waitForEvent('requestfailed', ours);
    await page.goto(`${environment.url}/praktisch`);
    await tried;
    await page.locator('summary').filter({ hasText: 'Mag mijn hond mee?' }).click();
    await expect(page.getByText('Andere honden lezen beter thuis.')).toBeVisible();
    await expect(page.getByRole('button', LEAVES)).toBeHidden();
    expect(containers()).toBe(0);
    expect(errors).toEqual([]);
  });
}

test('the policy lets in what the settings need, and no inline code', async () => {
  const policy = (await fetch(`${environment.url}/praktisch`)).headers.get('content-security-policy') ?? '';
  for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
    const [part = ''] = policy.match(new RegExp(`${directive} [^;]*`)) ?? [];
    expect(part, directive).toContain(consent.origin);
  }
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.googletagmanager\.com/);
  expect(policy).not.toMatch(/unsafe-|script-src[^;]* \*/);
});

test.describe('with a tag manager alone', () => {
  let alone: TestSite;
  test.beforeAll(async () => {
    alone = await startSite({ GTM_ID });
  });
  test.afterAll(() => alone.close());

  test('it waits for a page that was rendered ahead to be opened', async ({ page }) => {
    const containers = await playTagManager(page);
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true });
    });
    await page.goto(`${alone.url}/praktisch`);
    await page.waitForLoadState('networkidle');
    expect(containers()).toBe(0);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect.poll(containers).toBe(1);
  });

  test('it starts with the page, and everything is denied before', async ({ page }) => {
    const containers = await playTagManager(page);
    await page.goto(`${alone.url}/praktisch`);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'seenByContainer')))
      .toEqual([
        ['consent', 'default', expect.objectContaining(signals('denied'))],
        expect.objectContaining({ event: 'gtm.js' }),
      ]);
    expect(containers()).toBe(1);
    await expect(page.getByRole('button', LEAVES)).toHaveCount(0);
    await page.goto(`${alone.url}/live`);
    expect(containers()).toBe(1);
  });
});

test('without these settings there is not a byte of it', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
  });
  const response = await page.goto('/praktisch');
  const html = (await response?.text()) ?? '';
  expect(html).not.toMatch(/data-tags|consent|googletagmanager|Cookievoorkeuren|Tags\.astro/);
  expect(response?.headers()['content-security-policy']).not.toMatch(/googletagmanager|cookiebot/);
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(await cookieNames(page)).toEqual([]);
});
