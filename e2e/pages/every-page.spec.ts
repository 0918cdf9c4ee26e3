import type { APIRequestContext, Page, Request } from '@playwright/test';
import { cutOff, moving, sideways, spaceText, tooSmall, tornWords, underArms } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import { LOOKS, PAGE_KINDS, SCRIPT_LIMITS } from '../support/pages.ts';
import { refusals } from '../support/policy.ts';
import { expect, test } from '../support/test.ts';

/** 1280 px at 400 %, 1440 px at 200 %, a tablet, and not enlarged. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
];

// They share nothing: several at a time.
test.describe.configure({ mode: 'parallel' });

for (const address of LOOKS) {
  const kind = PAGE_KINDS.find((one) => one.address === address);
  test(`${address}: policy, axe, widths, spacing, no motion`, async ({ page }) => {
    const refused = await refusals(page);
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A minute later what moves on with the clock is there too.
    await page.clock.setSystemTime(Date.now() + 60_000);
    const response = await page.goto(address);
    expectStrictPolicy(response?.headers()['content-security-policy'] ?? '');
    await page.evaluate(() => document.fonts.ready);
    if (kind)
      expect(await bytesOf(scripts), 'script').toBeLessThanOrEqual(
        SCRIPT_LIMITS[kind.script === 'island' ? 'island' : 'small'],
      );
    // Islands wake up when they are seen.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
    if (kind)
      expect(await bytesOf(scripts), 'script, once it was read').toBeLessThanOrEqual(
        SCRIPT_LIMITS[kind.script === 'small' ? 'small' : 'island'],
      );
    expect(await refused()).toEqual([]);
    // What is not there leads on by itself, without a foot.
    if (response?.ok() && !BARE.includes(address)) await expectSameFrame(page);
    expect(await stored(page)).toEqual([]);
    await expect(page.locator('[class~=undefined]'), 'a class that no style sheet has').toHaveCount(0);
    expect(await moving(page, 0.01)).toEqual([]);
    await expectReadable(page, kind?.script === 'island');
    await expectSpaced(page, address);
  });
}

async function sheetsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  return [...html.matchAll(/href="\/_astro\/([\w-]+)\.[\w-]+\.css"/g)].map(([, name = '']) => name);
}

test('a page fetches the shared styles first, and those of its own kind', async ({ request }) => {
  expect(await sheetsOf(request, '/')).toEqual(['site', 'home']);
  expect(await sheetsOf(request, '/programma')).toEqual(['site', 'programme']);
  expect(await sheetsOf(request, '/boekhandels')).toEqual(['site', 'bookstores']);
});

/** Pages without header and foot: the screen in the hall, and what is shown without a connection. */
const BARE = ['/live', '/offline'];
let frame: string[] | undefined;

/** Header and foot lead to the same places by the same names on every page; help is among them. */
async function expectSameFrame(page: Page): Promise<void> {
  const links = await page
    .locator('body > header a, body > footer a')
    .evaluateAll((all) => all.map((a) => `${a.textContent?.trim()}: ${a.getAttribute('href')}`));
  expect(links).toEqual(
    expect.arrayContaining(['Contact: /contact', 'Toegankelijkheidsverklaring: /toegankelijkheid']),
  );
  // The first page that was looked at is the measure of the others.
  frame ??= links;
  expect(links).toEqual(frame);
}

/** Under which names a page may store something in the browser before anybody chooses: where a list was left, and Live. */
const STORED = ['latestLocation', 'latestLocationTitle', 'live'];

/** Under which other names a page stored something. */
const stored = (page: Page) =>
  page.evaluate(
    (known) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => !known.includes(name)),
    STORED,
  );

function expectStrictPolicy(policy: string): void {
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/trusted-types islands inktvis default(;|$)/);
  expect(policy).toMatch(/object-src 'none'; ?base-uri 'none'/);
  expect(policy).toMatch(/frame-src( https:\/\/[\w.-]+)+(;|$)/);
  expect(policy).not.toMatch(/unsafe-|script-src[^;]*(https?:|\*)/);
}

/** As the server says: what Chromium measures is less than nothing for a script from its cache. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const lengths = requests.map(async (one) => (await one.response())?.headerValue('content-length'));
  return (await Promise.all(lengths)).reduce((sum, length) => sum + Number(length ?? Number.NaN), 0);
}

/** Ribbons that are no target of 44 by 48 px. */
const smallRibbons = (page: Page) =>
  page.locator('[data-ribbon]:visible').evaluateAll((all) =>
    all
      .map((ribbon) => ribbon.getBoundingClientRect())
      .filter(({ width, height }) => width < 44 || height < 48)
      .map((box) => box.toJSON()),
  );

/** axe looks at the layout of phones and, where there is an island, of wide screens; between them only columns differ. */
async function expectReadable(page: Page, hasIsland: boolean): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const [index, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    const where = `at ${size.width} px`;
    expect(await underArms(page), `under the arms ${where}`).toEqual([]);
    expect(await sideways(page), `beside the edge ${where}`).toBe(0);
    expect(await tooSmall(page), `too small ${where}`).toEqual([]);
    expect(await smallRibbons(page), `ribbons ${where}`).toEqual([]);
    // The events source has a word of 54 letters.
    const torn = (await tornWords(page)).filter(({ length }) => length < 30);
    expect(torn, `torn ${where}`).toEqual([]);
    if (index > 0 && !(hasIsland && size === SIZES.at(-1))) continue;
    await page.setViewportSize({ width: size.width, height: 900 });
    expect(await axeFindings(page), `axe ${where}`).toEqual([]);
  }
}

async function expectSpaced(page: Page, address: string): Promise<void> {
  await spaceText(page);
  for (const { width, height } of SIZES.toReversed()) {
    // A tablet cuts the breadcrumb of an experience before its title. Wide, Live is the screen in the hall: boxes of fixed
    // size. The page /toegankelijkheid says so.
    if (width === 768 || (width === 1440 && address === '/live')) continue;
    await page.setViewportSize({ width, height });
    expect(await sideways(page), `spaced, beside the edge at ${width} px`).toBe(0);
    expect(await cutOff(page), `spaced, cut off at ${width} px`).toEqual([]);
  }
}
