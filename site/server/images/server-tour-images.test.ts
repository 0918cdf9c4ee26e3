import type { RequestListener } from 'node:http';
import type { EventsClient, TouringEvent } from '@inktvis/events';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, startSource, startTestSite, type TestSite } from '../testing/test-site.ts';

const slug = '0f3c2a54-7d2e-4b57-9a0b-000000000001';
const path = `/toerbeeld/${slug}/640x427`;
const picture = Buffer.from('een plaatje');

const sendPicture = answer(200, { 'content-type': 'image/jpeg', 'set-cookie': 'a=b' }, picture);
const redirectTo = (location: string) => answer(302, { location });

const upstream = vi.fn<RequestListener>();
const find = vi.fn<EventsClient['find']>();
let site: TestSite;

const events: EventsClient = {
  find: (asked) => find(asked),
  known: async () => [],
  list: async () => ({ ok: false, error: { message: 'stil' } }),
};

const read = (value: TouringEvent | null) => ({ ok: true, value, outdated: false }) as const;
/** Of the whole event the proxy looks at nothing but its picture. */
const found = (filename: string | null) =>
  read(Object.assign(Object.create(null), { slug, image: filename && { alt: '', filename, credit: '' } }));

beforeEach(async () => {
  upstream.mockReset().mockImplementation(sendPicture);
  const origin = await startSource(upstream);
  find.mockReset().mockImplementation(async () => found(`${origin}/images/a.jpeg`));
  site = await startTestSite({
    events,
    eventsImageOrigins: [origin, 'https://*.cdn.example'],
    bounds: { pictureTimeoutMs: 2000 },
  });
});

test('the picture of an event comes through our own address, cut to size, and is stored', async () => {
  const [first, second] = [await site.get(path), await site.get(path)];
  expect([first.status, second.status, first.body]).toEqual([200, 200, picture]);
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(upstream).toHaveBeenCalledTimes(1);
  expect(upstream.mock.calls[0]?.[0].url).toBe('/images/a.jpeg?width=640&height=427&crop=auto');
  expect(find).toHaveBeenCalledWith(slug);
});

test('a redirect to an allowed place is followed', async () => {
  upstream.mockImplementationOnce(redirectTo('/cut/a.jpeg')).mockImplementation(sendPicture);
  expect((await site.get(path)).status).toBe(200);
  expect(upstream.mock.calls.map(([{ url }]) => url)).toEqual([
    '/images/a.jpeg?width=640&height=427&crop=auto',
    '/cut/a.jpeg',
  ]);
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost:4322/',
  'https://cdn.example/',
  'https://evilcdn.example/',
  'http://img.cdn.example/',
  'https://u:p@img.cdn.example/',
  'file:///etc/passwd',
])('a redirect to %s is not followed', async (location) => {
  upstream.mockImplementation(redirectTo(location));
  expect((await site.get(path)).status).toBe(503);
  expect(upstream).toHaveBeenCalledTimes(1);
});

test('redirects in a circle end', async () => {
  upstream.mockImplementation(redirectTo('/images/a.jpeg'));
  expect((await site.get(path)).status).toBe(503);
  expect(upstream.mock.calls.length).toBeLessThan(6);
});

test.each([
  [`/toerbeeld/${slug}/641x427`, 404],
  [`/toerbeeld/${slug}/99999x99999`, 404],
  [`/toerbeeld/${slug}`, 404],
  ['/toerbeeld/http:%2f%2fevil.example/640x427', 400],
])('%s is not fetched: %i', async (other, status) => {
  expect((await site.get(other)).status).toBe(status);
  expect(upstream).not.toHaveBeenCalled();
});

test.each([
  ['elsewhere', found('http://elders.example/a.jpeg'), 503],
  ['without a picture', found(null), 404],
  ['unknown', read(null), 404],
  ['that cannot be read', { ok: false, error: { message: 'stil' } } as const, 503],
])('the picture of an event %s is not fetched', async (_what, event, status) => {
  find.mockResolvedValueOnce(event);
  expect((await site.get(path)).status).toBe(status);
  expect(upstream).not.toHaveBeenCalled();
});

test('a drawing does not come through: these are photos from elsewhere, and it can hold script', async () => {
  upstream.mockImplementation(answer(200, { 'content-type': 'image/svg+xml' }, '<script>alert(1)</script>'));
  const { status, body } = await site.get(path);
  expect([status, body.toString().includes('alert(1)')]).toEqual([404, false]);
});
