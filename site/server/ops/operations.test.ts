import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import { silentLog } from '@inktvis/foundation/log';
import { reportRead } from '@inktvis/foundation/whole-list';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { OutboxHealth } from '../http/probes.ts';
import type { SiteServerOptions } from '../site-server.ts';
import { gate, page, startTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;

async function serve(options: Partial<SiteServerOptions> = {}) {
  site = await startTestSite({ render: async () => page('thuis'), ...options });
  return site;
}
/** An outbox in which everything is well, but for what is given. */
const health = (given: Partial<OutboxHealth>): OutboxHealth => ({
  counts: async () => ({ waiting: 0, dead: 0, outageMs: 0 }),
  lastBackup: async () => null,
  purgeRefused: async () => null,
  stores: () => ({ failures: 0, failing: null }),
  ...given,
});
const json = async (path: string) => {
  const response = await site.get(path);
  return { status: response.status, body: JSON.parse(response.body.toString()) };
};

const withCopies = { status: 200, body: { ready: true, content: 'last good copy' } };

describe('health checks', () => {
  test('a site that shows pages is ready, and reports where they came from', async () => {
    const counts = async () => ({ waiting: 2, dead: 0, outageMs: 14 * 60_000 });
    await serve({ health: health({ counts }) });
    expect(await json('/healthz')).toEqual({ status: 200, body: { alive: true } });
    const body = { ready: true, content: 'reachable', database: 'reachable' };
    expect(await json('/readyz')).toMatchObject({ status: 200, body });
    expect((await site.get('/readyz')).headers['cache-control']).toBe('no-store');
  });

  test('with last good copies it is ready too; with nothing to show it is not ready, but alive', async () => {
    await serve({
      render: async (_request, { dependencies }) => {
        dependencies.outdated = true;
        return page('van gisteren');
      },
    });
    expect(await json('/readyz')).toMatchObject(withCopies);
    await serve({ render: async () => page('weg', {}, 503) });
    const body = { ready: false, content: 'unreachable' };
    expect(await json('/readyz')).toMatchObject({ status: 503, body });
    expect((await json('/healthz')).status).toBe(200);
  });

  test('says whose circuit is open', async () => {
    await serve();
    const circuit = createCircuit({ source: 'events', failures: 1, silenceMs: 5000, pauseMs: 0 });
    const ask = (isUp: boolean) =>
      circuit.run(
        async () => isUp,
        (response) => response,
      );
    await ask(false);
    const circuits = { content: 'closed', events: 'open' };
    expect(await json('/readyz')).toMatchObject({ status: 200, body: { circuits } });
    await ask(true);
    await expect.poll(circuit.state).toBe('closed');
    expect(await json('/readyz')).toMatchObject({ body: { circuits: { events: 'closed' } } });
  });

  test('a list of a source that was not read whole is a red line until it is', async () => {
    await serve();
    const redAfter = async (read: number) => {
      reportRead('events inktvis', read, 1080, silentLog);
      return (await json('/readyz')).body.red;
    };
    expect(await redAfter(1000)).toEqual(['events inktvis: 1000 of 1080 were read']);
    expect(await redAfter(1080)).toBeUndefined();
  });

  test('an unreachable database is reported and does not make it unready', async () => {
    await serve({ health: health({ counts: () => Promise.reject(new Error('weg')) }) });
    const body = { ready: true, database: 'unreachable' };
    expect(await json('/readyz')).toMatchObject({ status: 200, body });
  });

  test.each<[what: string, given: Partial<OutboxHealth>, red: string[] | undefined]>([
    [
      'mails that do not leave',
      { counts: async () => ({ waiting: 3, dead: 2, outageMs: 16 * 60_000 }) },
      ['mail: 2 given up; see npm run inbox -- dead', 'mail: none has left for 16 minutes; 3 waiting'],
    ],
    [
      'a backup of more than two days ago',
      { lastBackup: async () => new Date('2024-10-20T02:00:00Z') },
      ['backup: the last one is of 2024-10-20T02:00:00.000Z'],
    ],
    [
      'a clock that jumped, so that nothing is deleted',
      { purgeRefused: async () => new Date('2024-10-20T02:00:00Z') },
      ['purge: the clock jumped from 2024-10-20T02:00:00.000Z; see npm run inbox -- purge'],
    ],
    [
      'messages that cannot be stored',
      { stores: () => ({ failures: 3, failing: 'full' }) },
      ['forms: the last message could not be stored (full); 3 since the start'],
    ],
    [
      'no backup within two days of the first start',
      { since: new Date('2024-10-20T02:00:00Z') },
      ['backup: none yet'],
    ],
    // The first start was today, and one message was stored since.
    ['nothing else', { since: new Date(), stores: () => ({ failures: 3, failing: null }) }, undefined],
  ])('%s is a red line, and no reason to send visitors elsewhere', async (_what, given, red) => {
    await serve({ health: health(given) });
    const { status, body } = await json('/readyz');
    expect([status, body.ready, body.red]).toEqual([200, true, red]);
  });

  test('right after the start it waits for the first home page', async () => {
    const [rendering, barrier] = [gate(), gate()];
    await serve({
      async render() {
        rendering.open();
        await barrier.opened;
        return page('thuis');
      },
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const asked = json('/readyz');
    await rendering.opened;
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    barrier.open();
    expect(await asked).toMatchObject({ status: 200, body: { ready: true, content: 'reachable' } });
  });

  test('a home page whose renewal takes long is ready: its copy can be shown', async () => {
    const barrier = gate();
    let renderings = 0;
    await serve({
      async render() {
        renderings += 1;
        if (renderings > 1) await barrier.opened;
        return page('<p>start</p>');
      },
    });
    await site.get('/');
    site.invalidate();
    expect(await json('/readyz')).toMatchObject(withCopies);
    barrier.open();
  });
});

describe('request ids', () => {
  test('a valid one is returned; anything else is replaced by a new one', async () => {
    await serve({ render: async (_request, { requestId }) => Response.json(requestId) });
    const given = await site.get('/api/x', { 'x-request-id': 'proxy-1:23.4' });
    expect(given.headers['x-request-id']).toBe('proxy-1:23.4');
    expect(given.body.toString()).toBe('"proxy-1:23.4"');
    for (const bad of ['kort', 'a'.repeat(65), 'met spatie erin', '{"a":1}xxxx']) {
      const response = await site.get('/', { 'x-request-id': bad });
      expect(response.headers['x-request-id'], bad).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('every response has its own, also a stored page, a redirect and an error', async () => {
    await serve();
    const seen = new Set<unknown>();
    for (const path of ['/', '/', '/Programma', '/%', '/healthz', '/beeld/x'])
      seen.add((await site.get(path)).headers['x-request-id']);
    expect(seen.size).toBe(6);
    expect(seen.has(undefined)).toBe(false);
  });
});

describe('graceful stop', () => {
  /** Requests over one persistent connection. */
  function visitor() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    return async (path: string) => {
      const [response] = await once(httpRequest(site.origin + path, { agent }).end(), 'response');
      const { statusCode: status, headers } = response;
      return { status, connection: headers.connection, text: await text(response) };
    };
  }

  test('finishes running requests, and accepts no others', async () => {
    const slow = gate();
    await serve({
      render: async (request) => {
        if (request.url.endsWith('/traag')) await slow.opened;
        return page(new URL(request.url).pathname);
      },
    });
    const [one, two] = [visitor(), visitor()];
    expect((await one('/')).connection).toBe('keep-alive');
    const running = two('/traag');
    await expect.poll(async () => (await one('/')).status).toBe(200);
    const stopped = site.stop(10_000);
    await expect.poll(() => one('/').catch((error: Error) => error.message)).toMatch('ECONNREFUSED');
    slow.open();
    expect(await running).toMatchObject({ status: 200, text: '/traag' });
    await stopped;
    await expect(one('/')).rejects.toThrow('ECONNREFUSED');
  });

  test('what is not done at the deadline is cut off', async () => {
    await serve({
      render: (request) =>
        request.url.endsWith('/fout/500') ? Promise.reject(new Error()) : new Promise(() => {}),
    });
    const running = visitor()('/eeuwig').catch((error: Error) => error.message);
    await expect.poll(() => site.connections()).toBe(1);
    await site.stop(50);
    expect(await running).toMatch(/hang up|ECONNRESET/);
  });
});

test('forms are compared with the address of the deployment', async () => {
  const deploymentUrl = 'https://proef.inktvis.example';
  await serve({ deploymentUrl, render: async (request) => Response.json(new URL(request.url).origin) });
  const { body } = await site.ask('POST', '/api/contact', {}, '');
  expect(JSON.parse(body.toString())).toBe(deploymentUrl);
});
