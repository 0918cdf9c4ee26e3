import { type Page, test as plain } from '@playwright/test';
import { editorParameters, openEditor } from '../support/editor.ts';
import { openServer } from '../support/server.ts';
import { expect, forAll, startSite, test } from '../support/test.ts';

/** As a visitor nothing follows me before I allow it, and I can change my mind on every page. */
const ACCOUNT = '12345678-90ab-cdef-1234-567890abcdef';
const GTM_ID = 'GTM-PROEF12';
const ALL = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const LEAVES = { name: 'Cookievoorkeuren' };

/** Reads what it finds in the data layer when it starts, and leaves a cookie as Analytics would. */
const CONTAINER = `
window.seenByContainer = window.dataLayer.map((entry) =>
  Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry);
document.cookie = '_ga=GA1.1.1; path=/; max-age=3600';
`;

/** Plays the tag manager for `page`; returns how often its container was fetched. */
async function playTagManager(page: Page): Promise<() => number> {
  let fetched = 0;
  await page.route('https://www.googletagmanager.com/**', (route) => {
    fetched += 1;
    return route.fulfill({ contentType: 'text/javascript', body: CONTAINER });
  });
  return () => fetched;
}

/** The data layer as commands: `['consent', 'default', …]`, or the event itself. */
const dataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') ?? []).map((entry: object) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(entry) : entry,
    ),
  );

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name);

/** The choice, and the events about it, as the real script of Cookiebot dispatches them; the banner is a plain one. */
const SCRIPT = `(() => {
  const stored = JSON.parse(localStorage.getItem('CookieConsent') ?? 'null');
  const purposes = (all) => ({ necessary: true, preferences: all, statistics: all, marketing: all });
  const say = (name) => window.dispatchEvent(new Event(name));
  const choose = (all) => {
    document.querySelector('[data-stand-in]')?.remove();
    localStorage.setItem('CookieConsent', JSON.stringify({ all }));
    Object.assign(window.Cookiebot, { hasResponse: true, consent: purposes(all) });
    say('CookiebotOnConsentReady');
    say(all ? 'CookiebotOnAccept' : 'CookiebotOnDecline');
  };
  const button = (words, all) => {
    const made = document.createElement('button');
    made.textContent = words;
    made.addEventListener('click', () => choose(all));
    return made;
  };
  const renew = () => {
    const banner = document.createElement('section');
    banner.dataset.standIn = document.getElementById('Cookiebot')?.dataset.cbid ?? '';
    banner.setAttribute('aria-label', 'Cookies');
    banner.append(button('Alles aanvaarden', true), button('Alles weigeren', false));
    document.body.prepend(banner);
  };
  window.Cookiebot = { hasResponse: stored !== null, consent: purposes(stored?.all === true), renew };
  if (stored) say('CookiebotOnConsentReady');
  else renew();
})();`;

/** The consent script on an origin of its own: how often it was fetched, and whether it responds with something else. */
let asked = 0;
let isFailing = false;
const consent = forAll(() =>
  openServer((_request, response) => {
    asked += 1;
    response
      .writeHead(isFailing ? 500 : 200, {
        'Content-Type': 'text/javascript',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'no-store',
      })
      .end(isFailing ? '' : SCRIPT);
  }),
);
const editor = forAll(openEditor);
const environment = forAll(() =>
  startSite({
    CONSENT_SCRIPT_SRC: `${consent().origin}/uc.js`,
    CONSENT_ID: ACCOUNT,
    GTM_ID,
    PREVIEW_EDITOR_ORIGIN: editor().origin,
  }),
);
test.beforeEach(() => {
  isFailing = false;
});

const signals = (value: string) => Object.fromEntries(ALL.map((name) => [name, value]));

test('the first visit: the question, and nothing else of others; refused: no container, on the next page too', async ({
  page,
}) => {
  const containers = await playTagManager(page);
  await page.goto(`${environment().url}/praktisch`);
  await expect(page.locator(`[data-stand-in="${ACCOUNT}"]`)).toBeVisible();
  expect(await dataLayer(page)).toEqual([
    ['consent', 'default', expect.objectContaining({ ...signals('denied'), wait_for_update: 500 })],
  ]);
  expect(await cookieNames(page)).toEqual([]);
  await page.getByRole('button', { name: 'Alles weigeren' }).click();
  await page.goto(`${environment().url}/nieuws`);
  await expect(page.getByRole('button', LEAVES)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  expect(await dataLayer(page)).toEqual([
    expect.anything(),
    ['consent', 'update', expect.objectContaining(signals('denied'))],
  ]);
  expect(containers()).toBe(0);
  expect(await cookieNames(page)).toEqual([]);
});

test('everything allowed: the container comes once, after what was allowed, not on Live; a mind that changes takes it away', async ({
  page,
}) => {
  const containers = await playTagManager(page);
  await page.goto(`${environment().url}/praktisch`);
  await page.getByRole('button', { name: 'Alles aanvaarden' }).click();
  const order = [
    ['consent', 'default', expect.objectContaining(signals('denied'))],
    ['consent', 'update', expect.objectContaining(signals('granted'))],
    expect.objectContaining({ event: 'gtm.js', 'gtm.start': expect.any(Number) }),
  ];
  const seen = () => page.evaluate(() => Reflect.get(window, 'seenByContainer'));
  await expect.poll(seen).toEqual(order);
  expect(containers()).toBe(1);
  await page.goto(`${environment().url}/nieuws`);
  await expect.poll(seen).toEqual(order);
  await expect.poll(() => cookieNames(page)).toEqual(['_ga']);

  // The page on the screen in the hall has none of it, however one gets there.
  const before = asked;
  await page.evaluate(() => location.assign('/live'));
  await page.waitForURL(`${environment().url}/live`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => ['Cookiebot', 'dataLayer'].filter((name) => name in window))).toEqual([]);
  expect([asked, containers()]).toEqual([before, 2]);
  const policy = (await fetch(`${environment().url}/live`)).headers.get('content-security-policy');
  expect(policy).not.toContain(consent().origin);
  expect(policy).not.toContain('googletagmanager');

  await page.goto(`${environment().url}/nieuws`);
  await expect.poll(seen).toEqual(order);
  await page.getByRole('button', LEAVES).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Alles weigeren' }).click();
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  expect(await cookieNames(page)).toEqual([]);
  expect(containers()).toBe(3);
});

test('refused, a map asks each time and stores nothing; allowed, it is shown at once', async ({ page }) => {
  await playTagManager(page);
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elders</title>' }),
  );
  const seeMap = () =>
    page.locator('astro-island[component-url*="Frame"] > *').first().scrollIntoViewIfNeeded();
  const storedChoice = () => page.evaluate(() => localStorage.getItem('toegelatenInsluitingen'));
  await page.goto(`${environment().url}/bereikbaarheid`);
  await page.getByRole('button', { name: 'Alles weigeren' }).click();
  await seeMap();
  const show = page.getByRole('button', { name: 'Toon de kaart' });
  await expect(show).toBeVisible();
  await expect(page.getByLabel('Onthoud mijn keuze in deze browser')).toBeHidden();
  await show.click();
  await expect(page.locator('iframe')).toBeAttached();
  expect(await storedChoice()).toBeNull();
  await page.reload();
  await seeMap();
  await expect(show).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('CookieConsent'));
  await page.reload();
  await page.getByRole('button', { name: 'Alles aanvaarden' }).click();
  await page.reload();
  await seeMap();
  await expect(page.locator('iframe')).toHaveAttribute('src', /openstreetmap/);
});

test('inside of a frame nothing of it is loaded', async ({ page }) => {
  const containers = await playTagManager(page);
  const shown = `${environment().url}/praktisch?${editorParameters()}`;
  const before = asked;
  await page.goto(`${editor().origin}/?toon=${encodeURIComponent(shown)}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-tags]')).toBeAttached();
  await frame.getByText('Mag mijn hond mee?').click();
  await expect(frame.getByText('Andere honden lezen beter thuis.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([asked, containers()]).toEqual([before, 0]);
  await expect(frame.getByRole('button', LEAVES)).toBeHidden();
});

plain('when the consent script fails the page works', async ({ page }) => {
  const containers = await playTagManager(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  isFailing = true;
  const tried = page.waitForEvent('response', (one) => one.url().startsWith(consent().origin));
  await page.goto(`${environment().url}/praktisch`);
  await tried;
  await page.locator('summary').filter({ hasText: 'Mag mijn hond mee?' }).click();
  await expect(page.getByText('Andere honden lezen beter thuis.')).toBeVisible();
  await expect(page.getByRole('button', LEAVES)).toBeHidden();
  expect(containers()).toBe(0);
  expect(errors).toEqual([]);
});

test('a tag manager alone starts with the page, once that is opened, and everything is denied before', async ({
  page,
  openSite,
}) => {
  const alone = await openSite({ GTM_ID });
  const containers = await playTagManager(page);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true });
  });
  await page.goto(`${alone.url}/praktisch`);
  await page.waitForLoadState('networkidle');
  expect(containers()).toBe(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'seenByContainer')))
    .toEqual([
      ['consent', 'default', expect.objectContaining(signals('denied'))],
      expect.objectContaining({ event: 'gtm.js' }),
    ]);
  await expect(page.getByRole('button', LEAVES)).toHaveCount(0);
  await page.goto(`${alone.url}/live`);
  expect(containers()).toBe(1);
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
