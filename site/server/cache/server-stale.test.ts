import { afterEach, expect, test, vi } from 'vitest';
import type { SiteServerOptions } from '../server-options.ts';
import { gate, page, startTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
afterEach(() => site.close());

async function serve(render: SiteServerOptions['render'], options: Partial<SiteServerOptions> = {}) {
  site = await startTestSite({ render, ...options });
  return site;
}

/** A rendering that says which number it is. */
const counting = (headers: Record<string, string> = {}) => {
  const render = vi.fn(async () => page(`versie ${render.mock.calls.length}`, headers));
  return render;
};

test('a stale page is renewed when that is quick', async () => {
  const { get, pass } = await serve(counting(), { waits: { staleWaitMs: 5000 } });
  await get('/');
  pass(31);
  expect((await get('/')).body.toString()).toBe('versie 2');
});

test('a stale page is shown when renewing takes long, and renewed behind it', async () => {
  const barrier = gate();
  let count = 0;
  const { get, pass } = await serve(
    async () => {
      count += 1;
      if (count === 2) await barrier.opened;
      return page(`versie ${count}`);
    },
    { waits: { staleWaitMs: 5 } },
  );
  await get('/');
  pass(31);
  const stale = await get('/');
  expect(stale.body.toString()).toBe('versie 1');
  expect(stale.headers['x-cache']).toBe('STALE');
  barrier.open();
  await vi.waitFor(async () => expect((await get('/')).body.toString()).toBe('versie 2'));
});

test.each([
  ['throws', async () => Promise.reject(new Error('bron weg'))],
  ['responds with 503', async () => new Response('weg', { status: 503 })],
])('when the source %s the old page stays, for as long as it takes, and recovers', async (_what, fail) => {
  let broken = false;
  const render = vi.fn(async () => (broken ? fail() : page('goed')));
  const { get, pass } = await serve(render);
  await get('/');
  broken = true;
  for (const seconds of [31, 86_400, 10 * 86_400]) {
    pass(seconds);
    const response = await get('/');
    expect([response.status, response.body.toString(), response.headers['x-cache']]).toEqual([
      200,
      'goed',
      'STALE',
    ]);
  }
  const tries = render.mock.calls.length;
  await get('/');
  expect(render).toHaveBeenCalledTimes(tries);
  broken = false;
  pass(60);
  expect((await get('/')).headers['x-cache']).toBe('MISS');
  expect((await get('/')).headers['x-cache']).toBe('HIT');
});

test('a page that hangs gives its old version, and one without is a 503 that says when to come back', async () => {
  let hang = false;
  const never = new Promise<Response>(() => {});
  const { get, pass } = await serve(async () => (hang ? never : page('goed')), {
    renderTimeoutMs: 500,
    waits: { expiredWaitMs: 5 },
  });
  await get('/');
  hang = true;
  pass(100_000);
  expect((await get('/')).body.toString()).toBe('goed');
  const none = await get('/nieuw');
  expect([none.status, none.headers['retry-after']]).toEqual([503, '30']);
});

test('a change makes every page fresh', async () => {
  const render = vi.fn(async (request: Request) => {
    const { pathname } = new URL(request.url);
    return page(`${pathname} ${render.mock.calls.length}`);
  });
  const { get, invalidate } = await serve(render);
  await get('/a');
  await get('/b');
  invalidate();
  expect((await get('/a')).body.toString()).toBe('/a 3');
  expect((await get('/b')).body.toString()).toBe('/b 4');
});

test('a page can announce a change through its locals', async () => {
  const { get, ask } = await serve(async (request, locals) => {
    if (request.method === 'POST') locals.pageCache.invalidate();
    return page(`${request.method} ${locals.requestId}`);
  });
  const before = (await get('/')).body.toString();
  expect((await get('/')).body.toString()).toBe(before);
  await ask('POST', '/api/webhook', {}, '{}');
  expect((await get('/')).body.toString()).not.toBe(before);
});

test('a page with a last good copy is fresh for seconds only', async () => {
  let outdated = true;
  const { get, pass } = await serve(async (_request, { dependencies, requestId }) => {
    dependencies.outdated = outdated;
    return page(requestId);
  });
  await get('/');
  pass(4);
  expect((await get('/')).headers['x-cache']).toBe('HIT');
  pass(2);
  outdated = false;
  expect((await get('/')).headers['x-cache']).toBe('MISS');
  pass(20);
  expect((await get('/')).headers['x-cache']).toBe('HIT');
});

test('a rendering that began before a change does not count as fresh', async () => {
  const barrier = gate();
  let content = 'oud';
  const render = vi.fn(async () => {
    const read = content;
    if (read === 'oud') await barrier.opened;
    return page(read);
  });
  const { get, invalidate } = await serve(render);
  const early = get('/');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1));
  content = 'nieuw';
  invalidate();
  expect((await get('/')).body.toString()).toBe('nieuw');
  barrier.open();
  await early;
  expect((await get('/')).body.toString()).toBe('nieuw');
});

test('after a change a slow source gives the old page, not an error', async () => {
  let hang = false;
  const { get, invalidate } = await serve(
    async () => (hang ? new Promise<Response>(() => {}) : page('oud')),
    { waits: { invalidatedWaitMs: 5 } },
  );
  await get('/');
  hang = true;
  invalidate();
  const response = await get('/');
  expect([response.status, response.body.toString(), response.headers['x-cache']]).toEqual([
    200,
    'oud',
    'STALE',
  ]);
});
