import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { createContentFixture } from '../support/content-fixture.ts';
import { editorParameters, openEditor, PREVIEW_TOKEN } from '../support/editor.ts';
import { expect, forAll, startEnvironment, test } from '../support/test.ts';

const SECRET = 'een-geheim-voor-de-redactie';
const CHANGED = '/nieuws/de-boekenbus-rijdt-uit';
const NEVER_PUBLISHED = '/nieuws/elf-encyclopedieen-zoeken-een-huis';
const DRAFT_WORDS = 'ook op zaterdag';
const RELEASE = '124105888551306';
const RESTRICTED = '124105888551307';

declare global {
  interface Window {
    shown: Promise<void>;
  }
}

/** The sample, a release that changes an article and a hall, one that is restricted, and an item without experience. */
async function fillSpace(folder: string): Promise<void> {
  const write = async (path: string, content: object) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(content));
  };
  const change = async (slug: string, path: string, changes: object) => {
    const story = JSON.parse(await readFile(join(folder, 'stories', `${slug}.json`), 'utf8'));
    await write(path, { ...story, content: { ...story.content, ...changes } });
  };
  for (const [slug, title] of [
    [CHANGED.slice(1), 'Titel uit de release'],
    ['locaties/beurshal', 'Hal uit de release'],
  ] as const) {
    await change(slug, `releases/${RELEASE}/stories/${slug}.json`, { title });
  }
  await write(`releases/${RESTRICTED}/release.json`, { public: false });
  await change('programma-items/p002', 'drafts/programma-items/p002.json', { experience: '' });
}

const editor = forAll(openEditor);
const stranger = forAll(openEditor);
const content = forAll(createContentFixture);
const environment = forAll(async () => {
  await fillSpace(content().dir);
  return startEnvironment({
    contentDir: content().dir,
    env: { PREVIEW_SECRET: SECRET, PREVIEW_EDITOR_ORIGIN: editor().origin },
  });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(environment().url + path, { headers, redirect: 'manual' });
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).text();
const opened = (slug: string) => `/api/preview?secret=${SECRET}&slug=${slug}`;

const cookieOf = ({ headers }: Response) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const pass = async () => cookieOf(await get(opened('home')));

async function draftOf(slug: string) {
  const address = `${environment().contentUrl}/v2/cdn/stories/${slug}?token=${PREVIEW_TOKEN}&version=draft`;
  const { story } = await (await fetch(address)).json();
  return story;
}

test('the secret opens the preview, the bar leads out of it', async () => {
  const { headers } = await get(opened(CHANGED.slice(1)));
  expect(headers.get('location')).toBe(CHANGED);
  const cookie = await pass();
  const html = await textOf(CHANGED, { cookie });
  expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${DRAFT_WORDS}`));
  expect(await textOf(NEVER_PUBLISHED, { cookie })).toMatch(/<h1[^>]*>Elf encyclo/);
  const [, exit = ''] = /<a [^>]*href="([^"]+)"[^>]*>Stop de voorbeeldweergave/.exec(html) ?? [];
  const out = await get(exit.replaceAll('&amp;', '&'), { cookie });
  expect([out.headers.get('location'), out.headers.getSetCookie().join()]).toEqual([
    CHANGED,
    expect.stringMatching(/^inktvis_voorbeeld=; .*Max-Age=0/),
  ]);
});

test('the release of the frame is shown on a page, in lists and in the programme, until the way back', async () => {
  const signed = editorParameters();
  const page = await get(`${CHANGED}?${signed}&_storyblok_release=${RELEASE}`);
  const cookie = cookieOf(page);
  const html = await page.text();
  expect(html).toContain('Titel uit de release');
  expect(html).toContain(`Release ${RELEASE}`);
  expect(await textOf('/nieuws', { cookie })).toContain('Titel uit de release');
  expect(await textOf('/programma', { cookie })).toContain('Hal uit de release');
  expect(await textOf('/activiteiten/deuren-open-ontbijt-met-bladzijden', { cookie })).toContain(
    'Hal uit de release',
  );

  const back = /href="([^"]*_storyblok_release=0[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const current = await get(back, { cookie });
  expect(await current.text()).toContain(DRAFT_WORDS);
  expect(await textOf('/nieuws', { cookie: cookieOf(current) })).not.toContain('uit de release');

  const restricted = await get(`${CHANGED}?${signed}&_storyblok_release=${RESTRICTED}`);
  expect(restricted.status).toBe(200);
  expect(await restricted.text()).toContain('Deze release is afgeschermd');
  // A visitor who makes up a release sees what is published.
  expect(await textOf(`${CHANGED}?_storyblok_release=${RELEASE}`)).not.toContain('uit de release');
});

test('a preview is not cached, may only be framed by the editor, and marks its blocks', async () => {
  const response = await get(CHANGED, { cookie: await pass() });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.has('cdn-cache-control')).toBe(false);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.has('x-frame-options')).toBe(false);
  expect(response.headers.get('content-security-policy')).toContain(
    `frame-ancestors 'self' ${editor().origin}`,
  );
  expect(response.headers.get('content-security-policy')).not.toContain("'none' ");
  expect(response.headers.get('content-security-policy')).not.toMatch(/trusted-types|unsafe-/);
  const html = await response.text();
  // Nothing that a preview links to is rendered ahead.
  expect(html).not.toContain('speculationrules');
  expect(html).toContain('data-blok-uid="6023-7a8b897a-2621-5238-b0d8-57ddca390c87"');
});

test('the time machine shows the site as at another moment, to editors only', async ({ page }) => {
  const visitor = await textOf('/programma?nu=2024-10-27T10:05');
  expect(visitor).not.toContain('datetime-local');
  await page.goto(environment().url + opened('home'));
  await page.getByLabel('Bekijk als op').fill('2024-10-27T10:05');
  await page.getByLabel('Bekijk als op').press('Enter');
  await expect(page).toHaveURL(/nu=2024-10-27T10(%3A|:)05/);
  await expect(page.getByLabel('Bekijk als op')).toHaveValue('2024-10-27T10:05');
  const cookie = await pass();
  const [saturday, sunday] = await Promise.all(
    ['2024-10-26T10:05', '2024-10-27T10:05'].map((at) => textOf(`/live?nu=${at}`, { cookie })),
  );
  expect(sunday).not.toBe(saturday);
});

test('a wrong secret or proof opens nothing, the right one leads to pages of this site only', async () => {
  for (const path of [
    '/api/preview?secret=verkeerd&slug=home',
    '/api/preview?slug=home',
    `/api/preview?${editorParameters({ token: 'inktvis-publiek' })}`,
    `/api/preview?${editorParameters({ age: 86_400 })}`,
  ]) {
    const response = await get(path);
    expect(response.status, path).toBe(401);
    expect(response.headers.getSetCookie().join()).not.toMatch(/inktvis_voorbeeld=\d/);
  }
  for (const slug of ['\\elders.example', '/.//elders.example', '//elders.example', 'https://elders.example'])
    for (const path of [
      opened(encodeURIComponent(slug)),
      `/api/preview/exit?slug=${encodeURIComponent(slug)}`,
    ]) {
      const location = (await get(path)).headers.get('location') ?? '/';
      expect(new URL(location, environment().url).origin, path).toBe(environment().url);
    }
});

test('a visitor never sees a draft, whatever cookie or parameter they make up', async () => {
  const cookie = await pass();
  const forged: Record<string, string>[] = [
    {},
    { cookie: `${cookie.slice(0, -3)}abc` },
    { cookie: cookie.replace(/=\d+/, '=9999999999') },
  ];
  for (const headers of forged) {
    // An editor looks just before, so that anything that was stored would show now.
    expect(await textOf(CHANGED, { cookie })).toContain(DRAFT_WORDS);
    for (const query of ['', '?_storyblok=1', `?${editorParameters({ token: 'x' })}`]) {
      const response = await get(CHANGED + query, headers);
      expect(await response.text()).not.toContain(DRAFT_WORDS);
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect((await get(NEVER_PUBLISHED + query, headers)).status).toBe(404);
    }
    for (const path of ['/', '/nieuws', '/zoeken?q=elf']) {
      const text = await textOf(path, headers);
      expect(text).not.toContain(DRAFT_WORDS);
      expect(text.replace(/<[^>]+>/g, '')).not.toContain('Elf encyclo');
    }
  }
});

test('no file for browsers and no response for visitors holds a token, a secret or the live editing', async () => {
  const folder = join(import.meta.dirname, '../..', 'site', 'dist', 'client');
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|html|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const name of files) {
    const text = await readFile(join(folder, name), 'utf8');
    for (const secret of [PREVIEW_TOKEN, 'inktvis-publiek', SECRET, DRAFT_WORDS]) {
      expect(text.includes(secret), `${name} holds ${secret}`).toBe(false);
    }
  }
  const draft = await textOf(CHANGED, { cookie: await pass() });
  for (const html of [draft, await textOf(CHANGED), await textOf('/')]) {
    for (const secret of [PREVIEW_TOKEN, 'inktvis-publiek', SECRET]) expect(html).not.toContain(secret);
  }
  expect(await textOf(CHANGED)).not.toContain('live-editing');
});

/** Opens the page that plays the editor, with the preview in its frame, ready to be talked to. */
async function edit(page: Page, address: string) {
  await page.goto(`${editor().origin}/?toon=${encodeURIComponent(environment().url + address)}`);
  await expect.poll(() => received(page)).toContain('initialized');
  return page.locator('iframe').first().contentFrame();
}
const say = (page: Page, message: object) => page.evaluate((said) => window.say(said), message);
const received = (page: Page) => page.evaluate(() => window.received.map(({ action }) => action));

test('typing in the editor shows the words in place', async ({ page }) => {
  const frame = await edit(page, `/api/preview?slug=${CHANGED.slice(1)}&${editorParameters()}`);
  const heading = frame.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(DRAFT_WORDS);

  // What must survive: how far the page is scrolled, where the focus is, what is opened.
  await frame.locator('main summary').first().click();
  await frame.locator('main summary').nth(1).focus();
  const scrolled = await heading.evaluate(() => {
    window.scrollTo(0, 500);
    return window.scrollY;
  });
  const story = await draftOf(CHANGED.slice(1));
  const type = async (title: string) => {
    await heading.evaluate((element, words) => {
      const shown = new Promise<void>((resolve) => {
        new MutationObserver(() => {
          if (element.textContent?.includes(words)) resolve();
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      window.shown = shown;
    }, title);
    await say(page, { action: 'input', story: { ...story, content: { ...story.content, title } } });
    return heading.evaluate(() => window.shown);
  };
  await type('De eerste letters');
  await type('Getypt en nog niet bewaard');
  expect(await heading.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(frame.locator('main summary').nth(1)).toBeFocused();
  await expect(frame.locator('main details').first()).toHaveAttribute('open');

  // Nobody else sees them, not even with the same address and a pass.
  expect(await textOf(CHANGED, { cookie: await pass() })).not.toContain('nog niet bewaard');
  expect(await textOf(CHANGED)).not.toContain('nog niet bewaard');

  // What is around the page shows too while it is typed, and what is too large changes nothing until the next letter.
  const header = await draftOf('globaal/header');
  const label = 'Getypt in de header';
  const tickets_link = header.content.tickets_link.map((button: object) => ({ ...button, label }));
  await say(page, { action: 'input', story: { ...header, content: { ...header.content, tickets_link } } });
  await expect(frame.getByText(label).first()).toBeAttached();
  const heavy = { ...story.content, title: 'x'.repeat(600_000) };
  await say(page, { action: 'input', story: { ...story, content: heavy } });
  await type('Weer klein genoeg');

  await say(page, { action: 'change', reload: true, storyId: story.id, slug: story.full_slug });
  await expect(heading).toContainText(DRAFT_WORDS);
});

test('the same message from another origin, or from the site itself, has no effect', async ({ page }) => {
  const frame = await edit(page, `${CHANGED}?${editorParameters()}`);
  const heading = frame.getByRole('heading', { level: 1 });
  const story = await draftOf(CHANGED.slice(1));
  const message = (title: string) => ({
    action: 'input',
    story: { ...story, content: { ...story.content, title } },
  });
  const rendered: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/preview/render') && rendered.push(request.url()),
  );
  await heading.evaluate((_element, said) => window.postMessage(said, '*'), message('Van de site zelf'));
  await page.evaluate((source) => {
    const other = document.createElement('iframe');
    other.src = source;
    document.body.append(other);
    return new Promise((resolve) => other.addEventListener('load', resolve));
  }, stranger().origin);
  const other = page.frames().find((one) => one.url().startsWith(stranger().origin));
  await other?.evaluate((said) => window.parent.frames[0]?.postMessage(said, '*'), message('Van elders'));
  expect(other).toBeDefined();
  // The right one comes last: when it shows, the others have had their chance.
  await say(page, message('Van de redactie'));
  await expect(heading).toHaveText('Van de redactie');
  expect(rendered).toHaveLength(1);
});

test('what has no page of its own opens where it is used', async () => {
  for (const [slug, path] of [
    ['programma-items/p001', '/activiteiten/deuren-open-ontbijt-met-bladzijden'],
    ['locaties/beurshal', '/programma'],
    // The front page under the name that it has there.
    ['home', '/'],
  ] as const) {
    const response = await get(`/${slug}?${editorParameters()}`);
    const location = new URL(response.headers.get('location') ?? '', environment().url);
    expect(location.pathname, slug).toBe(path);
    if (slug.startsWith('programma-items')) expect(location.searchParams.get('nu')).toBe('2024-10-26T10:00');
    const shown = await textOf(location.pathname + location.search, { cookie: cookieOf(response) });
    expect(shown, slug).toContain('>Voorbeeldweergave<');
  }
  expect((await get('/locaties/beurshal')).status).toBe(404);
  const lost = await get(`/programma-items/p002?${editorParameters()}`);
  expect(lost.status).toBe(200);
  expect(lost.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${editor().origin}`);
  expect(await lost.text()).toContain('Dit moment heeft nog geen beleving');
  expect((await get('/programma-items/p002')).status).toBe(404);
});

test('typing on a page with every block keeps its islands alive, and an unknown block gets a note', async ({
  page,
}) => {
  const frame = await edit(page, `/alle-blokken?${editorParameters()}`);
  const islands = frame.locator('main astro-island');
  const count = await islands.count();
  expect(count).toBeGreaterThan(0);
  const story = await draftOf('alle-blokken');
  const body = [{ _uid: 'x1', component: 'weerbericht' }, ...story.content.body];
  for (const title of ['Eerst dit', 'Dan dat']) {
    await say(page, { action: 'input', story: { ...story, content: { ...story.content, title, body } } });
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await expect(frame.getByText('Onbekend blok: “weerbericht”.')).toHaveCount(1);
  await expect(islands).toHaveCount(count);
  await islands.first().scrollIntoViewIfNeeded();
  await expect(islands.first()).not.toHaveAttribute('ssr');
});

test('only our own preview pages may ask for a rendering', async () => {
  const story = await draftOf(CHANGED.slice(1));
  const body = JSON.stringify({ address: CHANGED, story });
  const ask = async (headers: Record<string, string>, sent = body) =>
    (await fetch(`${environment().url}/api/preview/render`, { method: 'POST', headers, body: sent })).status;
  const cookie = await pass();
  expect(await ask({ cookie, origin: environment().url })).toBe(200);
  expect(await ask({ cookie, origin: editor().origin })).toBe(403);
  expect(await ask({ cookie })).toBe(403);
  expect(await ask({ origin: environment().url })).toBe(403);
  expect(await ask({ cookie, origin: environment().url }, '{"address":"/"}')).toBe(400);
  expect((await get('/api/preview/render', { cookie, origin: environment().url })).status).toBe(405);
});
