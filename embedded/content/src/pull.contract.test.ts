import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServer, listen } from '@inktvis/foundation/listen';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ContentService, startContentService } from './create-service.ts';
import { asker } from './testing/ask.ts';
import { PREVIEW_TOKEN, TOKEN } from './testing/fixture.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'packages/content/src/commands/main.ts');
const SAMPLE = join(ROOT, 'sample/content');

let scratch: string;
let target: string;
let service: ContentService;

const serve = (contentDir: string) =>
  startContentService({
    contentDir,
    port: 0,
    token: TOKEN,
    previewToken: PREVIEW_TOKEN,
    imageCacheDir: join(scratch, 'images'),
  });

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'inktvis-pull-'));
  service = await serve(SAMPLE);
});
afterAll(async () => {
  await service.close();
  await rm(scratch, { recursive: true });
});

type Front = {
  readonly url: string;
  /** Paths asked for, without search. */
  readonly asked: string[];
  /** Called before each response; a returned status is sent instead of it. */
  before: (path: string) => number | undefined;
  readonly close: () => Promise<void>;
};

/** Stands between the command and the service: sees what is asked, and can refuse it. */
async function openFront(): Promise<Front> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://front').pathname;
    asked.push(path);
    const status = front.before(path);
    if (status !== undefined) {
      response.writeHead(status, { 'retry-after': '0' }).end('<p>neen</p>');
      return;
    }
    const upstream = await fetch(`${service.url}${request.url}`);
    const headers = Object.fromEntries(
      [...upstream.headers].filter(([name]) => !/^content-(length|enc)/.test(name)),
    );
    response.writeHead(upstream.status, headers).end(new Uint8Array(await upstream.arrayBuffer()));
  });
  const port = await listen(server, 0, '127.0.0.1');
  const front: Front = {
    url: `http://127.0.0.1:${port}`,
    asked,
    before: () => undefined,
    close: () => closeServer(server),
  };
  return front;
}

let front: Front;
beforeEach(async () => {
  front = await openFront();
  target = join(await mkdtemp(join(scratch, 'doel-')), 'kopie');
});
afterEach(() => front.close());

/** Starts the command as an operator does; `kill` is how a machine takes it away. */
function pull(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, 'pull', target], {
    env: {
      PATH: process.env.PATH,
      CONTENT_REST_URL: `${front.url}/v2`,
      CONTENT_TOKEN: TOKEN,
      CONTENT_PREVIEW_TOKEN: PREVIEW_TOKEN,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  return { ended, kill: () => child.kill('SIGKILL') };
}

/** Everything a service says in one version: all stories, whole. */
async function everything(url: string, version: 'published' | 'draft') {
  const ask = asker(url);
  const stories: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const list = await ask.stories({
      token: PREVIEW_TOKEN,
      version,
      page: String(page),
      per_page: '100',
      sort_by: 'id:asc',
    });
    stories.push(...list.stories);
    if (list.stories.length < 100) break;
  }
  return stories;
}

async function expectSame(version: 'published' | 'draft', copy: ContentService) {
  const original = await everything(service.url, version);
  const copied = await everything(copy.url, version);
  expect(copied.length).toBe(original.length);
  for (const [index, story] of original.entries()) expect(copied[index]).toEqual(story);
}

const entriesBody = z.object({ datasource_entries: z.array(z.unknown()).min(13) });
const assetsAsked = () => front.asked.filter((path) => path.startsWith('/f/'));
const beside = () => `${target}.inktvis-deel`;

describe('a pull', () => {
  it('copies a space that the service serves as it was: stories, drafts, folders, lists and pictures', async () => {
    const { code, output } = await pull().ended;
    expect(output).toMatch(/Klaar: \d+ verhalen, 2 concepten, 44 beelden opgehaald, 0 waren er al/);
    expect(code).toBe(0);
    expect((await readdir(target)).sort()).toEqual([
      'assets',
      'datasources',
      'drafts',
      'space.json',
      'stories',
    ]);
    expect(existsSync(beside())).toBe(false);
    const copy = await serve(target);
    try {
      await expectSame('published', copy);
      await expectSame('draft', copy);
      const [one, other] = [asker(service.url), asker(copy.url)];
      const links = { paginated: '0' };
      expect((await other.rest('links', links)).body).toEqual((await one.rest('links', links)).body);
      expect((await other.rest('datasources')).body).toMatchObject({ datasources: [{ slug: 'uitgevers' }] });
      const entries = async (ask: typeof one) =>
        (await ask.rest('datasource_entries', { datasource: 'uitgevers', per_page: '1000' })).body;
      expect(entriesBody.parse(await entries(other))).toEqual(entriesBody.parse(await entries(one)));
      const path = 'assets/1001/1600x1066/8a0f54317a/beurshal.webp';
      expect(await readFile(join(target, path))).toEqual(await readFile(join(SAMPLE, path)));
    } finally {
      await copy.close();
    }
  }, 30_000);

  it('goes on where it was killed, without a half folder in between', async () => {
    const first = pull();
    front.before = () => {
      if (assetsAsked().length === 12) first.kill();
      return undefined;
    };
    await first.ended;
    expect(existsSync(target)).toBe(false);
    const stored = (await readdir(join(beside(), 'assets'), { recursive: true })).filter((name) =>
      name.endsWith('.webp'),
    );
    expect(stored.length).toBeGreaterThan(0);

    front.before = () => undefined;
    front.asked.length = 0;
    const { code, output } = await pull().ended;
    expect(code, output).toBe(0);
    expect(assetsAsked()).toHaveLength(44 - stored.length);
    for (const name of stored) expect(assetsAsked()).not.toContain(`/f/${name}`);
    const copy = await serve(target);
    try {
      await expectSame('published', copy);
    } finally {
      await copy.close();
    }
  }, 30_000);

  it('goes on in the middle of the stories', async () => {
    const pages = () => front.asked.filter((path) => path === '/v2/cdn/stories').length;
    const first = pull({ CONTENT_PREVIEW_TOKEN: '' });
    front.before = () => {
      if (pages() === 4) first.kill();
      return undefined;
    };
    await first.ended;
    const before = pages();
    front.before = () => undefined;
    expect((await pull({ CONTENT_PREVIEW_TOKEN: '' }).ended).code).toBe(0);
    // Five pages in all; the fourth was asked and never written.
    expect(pages() - before).toBe(2);
  }, 30_000);

  it('takes pictures over from an earlier copy, and leaves drafts out without the preview token', async () => {
    await pull().ended;
    front.asked.length = 0;
    const { output } = await pull({ CONTENT_PREVIEW_TOKEN: '' }).ended;
    expect(output).toContain('geen concepten');
    expect(assetsAsked()).toEqual([]);
    expect(existsSync(join(target, 'drafts'))).toBe(false);
    expect(existsSync(join(target, 'assets/1001/1600x1066/8a0f54317a/beurshal.webp'))).toBe(true);
  }, 30_000);

  it('leaves the earlier copy as it is when the source fails', async () => {
    await mkdir(join(target, 'stories'), { recursive: true });
    await writeFile(join(target, 'space.json'), '{"id":1001,"name":"Oud","domain":""}');
    front.before = (path) => (path.startsWith('/f/') ? 401 : undefined);
    const { code, output } = await pull().ended;
    expect(code).toBe(1);
    expect(output).toContain('antwoordt 401');
    expect(output).not.toContain(PREVIEW_TOKEN);
    expect(await readFile(join(target, 'space.json'), 'utf8')).toContain('Oud');
  });

  it('tries again when the source is busy', async () => {
    let busy = 2;
    front.before = (path) => {
      if (path !== '/v2/cdn/stories' || busy === 0) return undefined;
      busy -= 1;
      return 429;
    };
    expect((await pull({ CONTENT_PREVIEW_TOKEN: '' }).ended).code).toBe(0);
  }, 30_000);

  it('says which pictures the source does not have, and copies the rest', async () => {
    front.before = (path) => (path.endsWith('/beurshal.webp') ? 404 : undefined);
    const { code, output } = await pull().ended;
    expect(code).toBe(0);
    expect(output).toContain(
      '1001/1600x1066/8a0f54317a/beurshal.webp: dit beeld bestaat niet meer bij de bron',
    );
    expect(output).toContain('43 beelden opgehaald');
  }, 30_000);

  it('never takes the place of a folder that holds something else', async () => {
    await mkdir(target, { recursive: true });
    await writeFile(join(target, 'dagboek.txt'), 'van mij');
    const { code, output } = await pull().ended;
    expect(code).toBe(1);
    expect(output).toContain('kies een andere map');
    expect(await readdir(target)).toEqual(['dagboek.txt']);
  });

  it('refuses a token that the source does not know', async () => {
    const { code, output } = await pull({ CONTENT_PREVIEW_TOKEN: 'verkeerd' }).ended;
    expect(code).toBe(1);
    expect(output).toContain('antwoordt 401');
    expect(existsSync(target)).toBe(false);
  });
});
