import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sideways, tooSmall } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import { chosenFilter } from '../support/filters.ts';
import { goOffline } from '../support/go-offline.ts';
import { inbox } from '../support/inbox.ts';
import { expect, forAll, startSite, test } from '../support/test.ts';

const MOMENT = 'be4aee4c-28da-53ae-bba6-86da0df96b3d';
const PAGE = '/activiteiten/eerste-druk-eerste-krabbel';

/** In the middle of a signing in the Beurshal; `link` opens its table. */
const site = forAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inktvis-tafels-'));
  const database = `file:${join(folder, 'inktvis.db')}`;
  const opened = await startSite({ SITE_NOW: '2024-10-26T15:44', DATABASE_URL: database });
  const settings = join(folder, 'env');
  await writeFile(settings, `SITE_URL=${opened.url}\nDATABASE_URL=${database}\n`);
  const command = (...args: string[]) => inbox(database, ...args, '--env', settings);
  await expect.poll(async () => (await fetch(`${opened.url}/wachtrij.json`)).status).toBe(200);
  const links = await command('tafels', '2024-10-26');
  const link = /Beurshal +(\S+)/.exec(links)?.[1] ?? '';
  return {
    url: opened.url,
    link,
    links,
    command,
    async close() {
      await opened.close();
      await rm(folder, { recursive: true });
    },
  };
});

const api = (token: string, init: RequestInit = {}) =>
  fetch(`${site().url}/api/signeren`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...init.headers },
  });

const tokenOf = (link: string): string => link.split('#')[1] ?? '';

const report = (state: string, { age = 0, token = tokenOf(site().link), headers = {} } = {}) =>
  api(token, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id: crypto.randomUUID(), moment: MOMENT, state, age }),
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what a steward taps, visitors see where the moment stands and on the screen in the hall', async ({
  browser,
}) => {
  const { url, link } = site();
  const open = async (address: string, size = { width: 390, height: 844 }) => {
    const page = await browser.newPage({ viewport: size });
    await page.goto(address);
    return page;
  };
  const steward = await open(link, { width: 320, height: 568 });
  const screen = await open(`${url}/live?scherm=1&bord=signeren`, { width: 1920, height: 1080 });
  const visitors = await Promise.all(
    [PAGE, '/programma', '/programma/zaterdag-26-oktober', '/programma/namen'].map((path) =>
      open(url + path),
    ),
  );
  const [experience = steward] = visitors;
  for (const page of [screen, ...visitors])
    await expect(page.getByText('ca. 40 min').filter({ visible: true })).toHaveCount(0);
  await button(steward, 'ca. 40 min').click();
  await expect(steward.getByRole('status')).toHaveText('ca. 40 min');
  for (const page of [screen, ...visitors])
    await expect(page.getByText('ca. 40 min').filter({ visible: true }).first(), page.url()).toBeVisible();
  await expect(experience.locator('dl.ticket')).toContainText('stand van 15.4');
  const filtered = await open(`${url}/programma?type=workshop`, { width: 1280, height: 900 });
  await chosenFilter(filtered, 'Workshop').click();
  await expect(filtered.getByText('ca. 40 min').filter({ visible: true }).first()).toBeVisible();

  await expect(steward.getByRole('button')).toHaveCount(6);
  expect(await axeFindings(steward)).toEqual([]);
  expect(await sideways(steward)).toBe(0);
  expect(await tooSmall(steward)).toEqual([]);
  expect(await axeFindings(screen)).toEqual([]);

  // A tap is heard when a second has passed since the last one.
  const tap = (name: string, said: string) =>
    expect(async () => {
      if ((await steward.getByRole('status').innerText()) !== said)
        await button(steward, name).click({ timeout: 1000 });
      await expect(steward.getByRole('status')).toHaveText(said, { timeout: 2000 });
    }).toPass();
  await tap('Rij gesloten', 'Rij gesloten');
  await expect(screen.getByText('sinds 15.4')).toBeVisible();
  await tap('Zet terug: ca. 40 min', 'ca. 40 min');
  await tap('Voorbij', 'Voorbij');
  await expect(screen.getByText('Eerste druk')).toBeHidden();
  await expect(experience.getByText('Voorbij').first()).toBeVisible();
  await expect(button(steward, 'Toch nog bezig: ca. 40 min')).toBeVisible();
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow', failsOnConsoleErrors: false });

  test('a tap without network is kept, over a reload too, and sent when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto(site().link);
    await expect(button(page, 'Geen rij')).toBeEnabled();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect
      .poll(() => page.evaluate(() => caches.match('/wachtrij').then((stored) => stored !== undefined)))
      .toBe(true);
    const before = await page.getByRole('status').innerText();
    await goOffline(page);
    await button(page, 'ca. 60 min').click();
    await expect(page.getByRole('alert')).toContainText('Geen net. “ca. 60 min” van');
    await expect(page.getByRole('button', { name: 'ca. 60 min' })).toContainText('wacht');
    await expect(page.getByRole('status')).toHaveText(before);
    await expect(button(page, 'Verstuur het niet')).toBeVisible();
    await page.reload();
    await context.setOffline(false);
    await expect(page.getByRole('status')).toHaveText('ca. 60 min');
    await expect(page.getByRole('alert')).toBeEmpty();
  });
});

test('a stored page holds no figure; without script the address of the moment shows it', async ({
  browser,
}) => {
  await expect.poll(async () => (await report('20')).status).toBe(200);
  const { url } = site();
  const stored = await fetch(url + PAGE);
  expect(stored.headers.get('cache-control')).not.toContain('no-store');
  expect(await stored.text()).not.toContain('ca. 20 min');
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url + PAGE);
  const response = page.waitForResponse(/moment=/);
  await page.getByRole('link', { name: 'Hoe lang is de rij nu?' }).click();
  expect((await response).headers()['cache-control']).toBe('private, no-cache');
  const ticket = page.locator('dl.ticket');
  await expect(ticket.getByText('ca. 20 min')).toBeVisible();
  await expect(ticket.getByText(/^stand van 15\.\d\d uur$/)).toBeVisible();
});

test('only a link of today reports, from this site, at the time of the moment', async ({ page }) => {
  const { command, links } = site();
  const status = async (asked: Promise<Response>) => (await asked).status;
  expect(await status(api('x'.repeat(32)))).toBe(404);
  expect(await status(report('40', { token: '' }))).toBe(404);
  expect(await status(report('40', { headers: { Origin: 'https://elders.example' } }))).toBe(403);
  expect(await status(report('veel'))).toBe(400);
  expect(await status(report('40', { age: 21 * 60_000 }))).toBe(410);
  const comics = /Stripkade +(\S+)/.exec(links)?.[1] ?? '';
  expect(await status(report('40', { token: tokenOf(comics) })), 'of another table').toBe(410);
  await expect.poll(() => status(report('40'))).toBe(200);
  expect(await status(report('20'))).toBe(429);
  await expect.poll(() => status(report('40', { age: 20 * 60_000 - 1000 })), 'an older one').toBe(200);
  const read = await fetch(`${site().url}/wachtrij.json`);
  expect(read.headers.get('cache-control')).toBe('public, max-age=1');
  expect((await read.json()).queues[MOMENT].shown).toMatchObject({ state: '40' });

  const page404 = await page.goto(comics);
  expect(page404?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await command('intrekken', '2024-10-26', '--tafel', 'stripkade');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer');
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('the cards of all tables can be printed', async ({ page }) => {
  const cards = /^Kaarten om te printen: (\S+)$/m.exec(site().links)?.[1] ?? '';
  await page.goto(cards);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Beurshal', 'Stripkade']);
  await expect(page.getByRole('img')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toBeHidden();
});
