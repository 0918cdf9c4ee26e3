import { silentLog } from '@inktvis/foundation/log';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteServerOptions } from '../site-server.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const warn = vi.fn();
let site: TestSite;
afterEach(() => void warn.mockReset());

async function serve(status: number, options: Partial<SiteServerOptions> = {}) {
  site = await startTestSite({
    render: async () => Response.json({}, { status }),
    log: { ...silentLog, warn },
    ...options,
  });
}

test.each([400, 401, 403, 413, 415, 429])(
  'a request that is refused with %i is logged by its path, without its parameters',
  async (status) => {
    await serve(status);
    const { headers } = await site.ask('POST', '/api/preview?secret=geheim', {}, '{}');
    const entry = { request: headers['x-request-id'], method: 'POST', path: '/api/preview', status };
    await expect
      .poll(() => warn.mock.calls)
      .toEqual([[expect.objectContaining({ ...entry, kind: 'call' }), 'request refused']]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('geheim');
  },
);

test('an error is logged by its path and kind', async () => {
  await serve(500);
  await site.get('/api/x?q=geheim');
  const entry = { path: '/api/x', status: 500, kind: 'call' };
  await expect.poll(() => warn.mock.calls).toEqual([[expect.objectContaining(entry), 'request failed']]);
});

test.each([200, 404, 422])('one that ends with %i is not', async (status) => {
  await serve(status);
  await site.get('/api/x');
  await site.get('/%');
  await expect.poll(() => warn.mock.calls.map(([{ status: logged }]) => logged)).toEqual([400]);
});

test('however many are refused, ten are logged in a minute, and then how many were left out', async () => {
  await serve(403);
  for (let times = 0; times < 30; times += 1) await site.get(`/api/${'x'.repeat(300)}`);
  await expect.poll(() => warn.mock.calls.length).toBe(10);
  expect(warn.mock.calls[0]?.[0].path).toHaveLength(200);
  site.pass(60);
  await site.get('/api/x');
  await expect.poll(() => warn.mock.calls[10]?.[0]).toMatchObject({ path: '/api/x', omitted: 20 });
});
