import { ADDRESSES } from '../support/pages.ts';
import { expect, siteUrl, test } from '../support/test.ts';

const PLACES = [
  ['/', 200],
  ['/bestaat-niet', 404],
  ['/Programma/', 308],
  // The address of the shared layout, and of the template of a kind of page.
  ['/_app', 404],
  ['/sjabloon/home', 404],
] as const;

test('whatever is asked for carries the security headers', async () => {
  for (const [address, status] of PLACES) {
    const response = await fetch(siteUrl() + address, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(response.headers.has('x-powered-by')).toBe(false);
    // This site has no https.
    expect(response.headers.has('strict-transport-security')).toBe(false);
  }
});

/** Exports that other sites may read with a script: nothing in them is about a visitor. */
const PUBLIC_EXPORTS = [
  '/programma.json',
  '/programma.ics',
  '/programma/zondag-27-oktober.ics',
  '/activiteiten/o-krinklende-winklende-waterding.ics',
  '/mijn-leeslint.ics?b=a24lrsz',
  '/nieuws.xml',
];
const OTHER_ADDRESSES = [
  ...ADDRESSES,
  '/programma/lijst.json',
  '/inktvis-op-toer/df4d863d-ffe3-465f-ae75-b384cdd6c4d7.ics',
  '/api/suggest?q=gezelle',
  '/api/live',
  '/api/preview',
  '/api/contact',
  '/health',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sw.js',
  '/kaart/festival.png',
];

test('no visitor gets a cookie; other sites may read the public exports, and nothing else; a download has a name that is safe in every system', async () => {
  let downloads = 0;
  for (const address of [...PUBLIC_EXPORTS, ...OTHER_ADDRESSES]) {
    const { headers, body } = await fetch(siteUrl() + address, {
      headers: { origin: 'https://elders.example' },
      redirect: 'manual',
    });
    await body?.cancel();
    // A proof that is none removes the cookie of a preview.
    const stored = headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0;'));
    expect(stored, address).toEqual([]);
    const isPublic = PUBLIC_EXPORTS.includes(address);
    expect(headers.get('access-control-allow-origin'), address).toBe(isPublic ? '*' : null);
    const disposition = headers.get('content-disposition');
    if (disposition === null) continue;
    downloads += 1;
    expect(disposition, address).toMatch(/^(attachment|inline); filename="[a-z0-9-]+\.[a-z]+"$/);
  }
  expect(downloads).toBeGreaterThan(3);
});

test('a browser reports what the policy refused to an address of the site', async () => {
  const policy = (await fetch(`${siteUrl()}/`)).headers.get('content-security-policy') ?? '';
  const [, address = ''] = /report-uri (\S+?)(;|$)/.exec(policy) ?? [];
  const report = (body: string) =>
    fetch(siteUrl() + address, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body,
    });
  const refused = { 'effective-directive': 'img-src', 'blocked-uri': 'https://elders.example/x.png' };
  expect((await report(JSON.stringify({ 'csp-report': refused }))).status).toBe(204);
  expect((await report('geen verslag')).status).toBe(400);
  expect((await report('x'.repeat(70_000))).status).toBe(413);
});

test('security.txt names whom to tell, and is never older than a year', async () => {
  const response = await fetch(`${siteUrl()}/.well-known/security.txt`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await response.text();
  expect(text).toContain('Contact: mailto:veilig@inktvis.example\n');
  const days =
    (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.parse(response.headers.get('date') ?? '')) /
    86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
