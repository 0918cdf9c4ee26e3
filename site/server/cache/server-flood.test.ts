import { expect, test, vi } from 'vitest';
import { limits } from '../http/http-server.ts';
import { gate, page, startTestSite } from '../testing/test-site.ts';

test('a stored page does not wait for the costly ones that were asked for before it', async () => {
  let begun = 0;
  const site = await startTestSite({
    async render({ url }) {
      if (!url.includes('duur')) return page('<p>pagina</p>');
      begun += 1;
      // Rendering does not yield.
      const until = performance.now() + 3;
      while (performance.now() < until);
      return page('<p>duur</p>');
    },
  });
  await site.get('/');
  const costly = Array.from({ length: 16 }, (_, n) => site.get(`/duur-${n}`));
  const stored = await site.get('/');
  expect([stored.status, stored.headers['x-cache']]).toEqual([200, 'HIT']);
  expect(begun).toBeLessThan(16);
  await Promise.all(costly);
  expect(begun).toBe(16);
});

test('above the bound a page is refused at once; what is stored, stale or sent is served', async () => {
  const barrier = gate();
  let begun = 0;
  const site = await startTestSite({
    async render(request) {
      if (request.method === 'POST') return Response.json({ message: 'verzonden' });
      if (!request.url.includes('duur')) return page('<p>pagina</p>');
      begun += 1;
      await barrier.opened;
      return page('<p>laat</p>');
    },
  });
  await site.get('/oud');
  site.pass(40);
  await site.get('/');
  const { running, waiting } = limits.renders;
  const costly = Array.from({ length: running + waiting + 1 }, (_, n) => site.get(`/duur-${n}`));
  const refused = await Promise.race(costly);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
  // The refusal may come before the last of those that run has begun.
  await vi.waitFor(() => expect(begun).toBe(running));
  expect((await site.get('/')).headers['x-cache']).toBe('HIT');
  const stale = await site.get('/oud');
  expect([stale.status, stale.headers['x-cache']]).toEqual([200, 'STALE']);
  expect((await site.ask('POST', '/api/contact', {}, '{}')).status).toBe(200);
  expect(JSON.parse((await site.get('/readyz')).body.toString())).toMatchObject({ ready: true });
  expect(begun).toBe(running);
  barrier.open();
  const statuses = (await Promise.all(costly)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(running + waiting);
});
