import { expect, test } from 'vitest';
import { page, startTestSite } from '../testing/test-site.ts';
import { createSecurityHeaders } from './security-headers.ts';

const expected = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('geolocation=(self)'),
  'strict-transport-security': expect.stringMatching(/^max-age=\d+/),
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};

test.each([
  ['a stored page', 'GET', '/', 200],
  ['a page that is not stored', 'GET', '/los', 200],
  ['a missing page', 'GET', '/weg', 404],
  ['a broken page', 'GET', '/stuk', 500],
  ['a page that is down', 'GET', '/neer', 503],
  ['a redirect', 'GET', '/Los', 308],
  ['a bad address', 'GET', '/%', 400],
  ['a wrong method', 'DELETE', '/', 405],
  ['a call', 'POST', '/api/x', 200],
  ['an empty response', 'POST', '/api/leeg', 204],
  ['an image that is down', 'GET', '/beeld/1001/1x1/a/b.svg', 503],
  ['a picture that is drawn, for shared links', 'GET', '/kaart', 200],
])('%s carries the security headers, once', async (_what, method, path, status) => {
  const site = await startTestSite({
    render: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/stuk') throw new Error('stuk');
      if (pathname === '/api/leeg') return new Response(null, { status: 204 });
      if (pathname === '/neer') return new Response('neer', { status: 503 });
      if (pathname.startsWith('/fout/') || pathname === '/weg')
        return new Response('fout', { status: Number(pathname.slice(6)) || 404 });
      if (pathname === '/kaart') return new Response('x', { headers: { 'content-type': 'image/png' } });
      const own = { 'x-powered-by': 'Astro', server: 'x', 'x-frame-options': 'ALLOWALL' };
      return pathname === '/' ? page('x', own) : new Response('x', { headers: own });
    },
  });
  const response = await site.ask(method, path);
  expect(response.status).toBe(status);
  const shared = path === '/kaart' && { 'cross-origin-resource-policy': 'cross-origin' };
  expect(response.headers).toMatchObject({ ...expected, ...shared });
  expect(response.headers['x-powered-by']).toBeUndefined();
  expect(response.headers.server).toBeUndefined();
});

test("a page's own policy is used, with frame-ancestors added", () => {
  const { csp } = createSecurityHeaders({ https: false });
  expect(csp("default-src 'self';")).toBe("default-src 'self'; report-uri /api/csp; frame-ancestors 'none'");
  expect(csp("frame-ancestors https://cms.example; default-src 'self'")).toBe(
    "frame-ancestors https://cms.example; default-src 'self'; report-uri /api/csp",
  );
});

test('the tiles of the map may come from their own host and from nowhere else', () => {
  const { csp } = createSecurityHeaders({ https: false, pictureOrigins: ['https://tiles.example'] });
  expect(csp("default-src 'self'; img-src 'self' data:; object-src 'none'")).toBe(
    "default-src 'self'; img-src 'self' data: https://tiles.example; object-src 'none'; report-uri /api/csp; frame-ancestors 'none'",
  );
  expect(csp("default-src 'self'; img-src 'none'")).not.toContain('tiles');
  expect(csp(null)).not.toContain('tiles');
});

test('forms may be sent to the addresses of the setting and nowhere else', () => {
  const { csp } = createSecurityHeaders({ https: false, formOrigins: ['https://crm.example'] });
  expect(csp("default-src 'self'; connect-src 'self'; form-action 'self'")).toBe(
    "default-src 'self'; connect-src 'self' https://crm.example; form-action 'self'; report-uri /api/csp; frame-ancestors 'none'",
  );
  expect(csp("default-src 'none'; connect-src 'none'")).not.toContain('crm');
  expect(csp(null)).not.toContain('crm');
});

test('only a response whose policy allows a frame goes without X-Frame-Options', () => {
  const { csp, headers } = createSecurityHeaders({ https: false });
  const names = (policy: string) => headers(csp(policy)).map(([name]) => name);
  expect(names("default-src 'self'")).toContain('X-Frame-Options');
  expect(names("frame-ancestors 'none'; default-src 'self'")).toContain('X-Frame-Options');
  const preview = "default-src 'self'; frame-ancestors 'self' https://cms.example";
  expect(names(preview)).not.toContain('X-Frame-Options');
  expect(names(preview)).toContain('X-Content-Type-Options');
});

test('with https there is HSTS, for our host alone', () => {
  const hsts = (options: Parameters<typeof createSecurityHeaders>[0]) =>
    Object.fromEntries(createSecurityHeaders(options).headers())['Strict-Transport-Security'];
  expect(hsts({ https: false })).toBeUndefined();
  expect(hsts({ https: true })).toBe('max-age=31536000');
});
