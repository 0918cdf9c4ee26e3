import type { APIRequestContext, Page, Request } from '@playwright/test';
import { cutOff, moving, sideways, spaceText, tornWords, underArms } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import { ADDRESSES, PAGE_KINDS, SCRIPT_LIMITS } from '../support/pages.ts';
import { refusals } from '../support/policy.ts';
import { expect, test } from '../support/test.ts';

/**
 * What holds for every page, in one visit each: the content security policy is strict and refuses nothing, axe finds
 * nothing, no page scrolls sideways, no word is torn, and text stays readable enlarged, wider spaced and without motion.
 */

/** 1440 px at 200 %, 1280 px at 400 %, and not enlarged. */
const SIZES = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
  { width: 1440, height: 900 },
];
/** The layouts for phones and for wide screens; between them only columns differ. What has no island needs the first. */
const AXE_WIDTHS = [320, 1440];

// They share nothing: three at a time.
test.describe.configure({ mode: 'parallel' });

for (const address of ADDRESSES) {
  const kind = PAGE_KINDS.find((one) => one.address === address);
  test(`${address}: policy, axe, widths, spacing, no motion`, async ({ page }) => {
    const refused = await refusals(page);
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
    await expectNoFindings(page, kind?.script === 'island' ? AXE_WIDTHS : AXE_WIDTHS.slice(0, 1));
    await expectReadable(page, address);
  });
}

/** The names of the style sheets that a page links. */
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
  expect(policy).not.toMatch(/unsafe-|script-src[^;]*(https?:|\*)/);
}

/** What came so far, over the wire. */
const bytesOf = async (requests: readonly Request[]) =>
  (await Promise.all(requests.map((one) => one.sizes()))).reduce((sum, one) => sum + one.responseBodySize, 0);

async function expectNoFindings(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What sticks to the window covers targets while they scroll by; axe would measure what is left of one.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await axeFindings(page), `axe at ${width} px`).toEqual([]);
  }
}

async function expectReadable(page: Page, address: string): Promise<void> {
  for (const size of [...SIZES, { width: 768, height: 900 }]) {
    await page.setViewportSize(size);
    expect(await underArms(page), `under the arms at ${size.width} px`).toEqual([]);
    expect(await sideways(page), `beside the edge at ${size.width} px`).toBe(0);
    // The events source has a word of 54 letters.
    const torn = (await tornWords(page)).filter(({ length }) => length < 30);
    expect(torn, `torn at ${size.width} px`).toEqual([]);
  }
  await spaceText(page);
  // Wide, Live is the screen in the hall: boxes of fixed size. The page /toegankelijkheid says so.
  const spaced = SIZES.filter(({ width }) => width < 1024 || address !== '/live');
  for (const size of spaced) {
    await page.setViewportSize(size);
    expect(await sideways(page), `spaced, beside the edge at ${size.width} px`).toBe(0);
    expect(await cutOff(page), `spaced, cut off at ${size.width} px`).toEqual([]);
  }
}
