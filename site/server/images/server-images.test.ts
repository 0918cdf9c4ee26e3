import type { IncomingMessage, RequestListener } from 'node:http';
import { openUntrustedServer } from '@inktvis/foundation/testing/untrusted-server';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, gate, startSource, startTestSite, type TestSite } from '../testing/test-site.ts';

const path = '/beeld/1001/1600x1066/abc123/naam.webp/m/640x426/filters:quality(75):format(webp)';
const picture = Buffer.from('een plaatje');
const sendPicture = answer(
  200,
  { 'content-type': 'image/webp', server: 'elders', 'set-cookie': 'a=b' },
  picture,
);

const upstream = vi.fn<RequestListener>();
let site: TestSite;

beforeEach(async () => {
  upstream.mockReset().mockImplementation(sendPicture);
  site = await startTestSite({
    contentAssetsUrl: await startSource(upstream),
    bounds: { pictureTimeoutMs: 2000 },
    trustedProxies: 1,
  });
});

test('an image comes through our own address and is stored', async () => {
  const first = await site.get(path);
  const second = await site.get(path);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(picture);
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(first.headers.server).toBeUndefined();
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(upstream).toHaveBeenCalledTimes(1);
  expect(upstream.mock.calls[0]?.[0].url).toBe(path.replace('/beeld', '/f'));
  expect((await site.get(path, { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304);
  expect((await site.ask('HEAD', path)).headers['content-length']).toBe(String(picture.length));
});

test.each(['1001/x/abc/oud.jpg', '1001/abc/oud.jpg'])(
  'an image at %s, without a size, does too',
  async (original) => {
    const unsized = `/beeld/${original}/m/640x0/filters:quality(75):format(webp):no_upscale()`;
    expect((await site.get(unsized)).status).toBe(200);
    expect(upstream.mock.calls[0]?.[0].url).toBe(unsized.replace('/beeld', '/f'));
    expect((await site.get(unsized.replace('640x0', '641x0'))).status).toBe(404);
  },
);

test.each([
  '/beeld/1001/1600x1066/abc123/naam.webp',
  '/beeld/1001/1600x1066/abc123/naam.webp/m/641x427/filters:quality(75):format(webp)',
  '/beeld/1001/1600x1066/abc123/naam.webp/m/640x426/filters:quality(100):format(avif)',
  '/beeld/1001/1600x1066/abc123/naam.webp/m/640x426/filters:blur(9):quality(75):format(webp)',
  path.replace('1001', '1002'),
  '/beeld/@evil.example/x.png',
  '/beeld/',
])('%s, which no page asks for, is not fetched for anybody', async (other) => {
  expect([(await site.get(other)).status, upstream.mock.calls.length]).toEqual([404, 0]);
});

test('a large image is passed on, and not stored', async () => {
  upstream.mockImplementation(answer(200, { 'content-type': 'image/webp' }, Buffer.alloc(2_000_000)));
  for (const _ of [1, 2]) expect((await site.get(path)).body).toHaveLength(2_000_000);
  expect(upstream).toHaveBeenCalledTimes(2);
});

test('many visitors at once cost one fetch', async () => {
  const barrier = gate();
  upstream.mockImplementation(async (request, response) => {
    await barrier.opened;
    sendPicture(request, response);
  });
  const responses = Array.from({ length: 10 }, () => site.get(path));
  await vi.waitFor(() => expect(upstream).toHaveBeenCalled());
  barrier.open();
  expect((await Promise.all(responses)).every((response) => response.status === 200)).toBe(true);
  expect(upstream).toHaveBeenCalledTimes(1);
});

test('the circuit to a source that keeps failing opens: visitors wait for nothing', async () => {
  upstream.mockImplementation(answer(500));
  for (let times = 0; times < 25; times += 1) expect((await site.get(path)).status).toBe(503);
  expect(upstream).toHaveBeenCalledTimes(20);
});

test('an image that is not there is 404, and asked for again', async () => {
  upstream.mockImplementation(answer(404, {}, '[]'));
  expect((await site.get(path)).status).toBe(404);
  upstream.mockImplementation(sendPicture);
  expect((await site.get(path)).status).toBe(200);
});

test.each([
  ['responds with 500', answer(500)],
  ['breaks off', (request: IncomingMessage) => void request.destroy()],
  ['says nothing', () => {}],
  ['sends us elsewhere', answer(302, { location: 'http://evil.example/' })],
])('a source that %s gives 503 with Retry-After, and is asked again', async (_what, fail) => {
  upstream.mockImplementation(fail);
  const response = await site.get(path);
  expect([response.status, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  upstream.mockImplementation(sendPicture);
  expect((await site.get(path)).status).toBe(200);
});

test('only images come through', async () => {
  upstream.mockImplementation(answer(200, { 'content-type': 'text/html' }, '<script>'));
  const response = await site.get(path);
  expect(response.status).toBe(404);
  expect(response.body.toString()).not.toContain('<script>');
});

test('a drawing may not run anything', async () => {
  upstream.mockImplementation(answer(200, { 'content-type': 'image/svg+xml' }, '<svg/>'));
  const response = await site.get('/beeld/1001/10x10/abc123/naam.svg');
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox/);
});

test('no picture comes from a host whose certificate no authority signed', async () => {
  const stranger = await openUntrustedServer();
  site = await startTestSite({ contentAssetsUrl: stranger.url });
  expect((await site.get(path)).status).toBe(503);
  expect(stranger.reached).toEqual({ isConnected: true, requests: 0 });
});
