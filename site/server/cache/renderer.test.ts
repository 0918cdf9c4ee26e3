import { expect, test } from 'vitest';
import { createSecurityHeaders } from '../security/security-headers.ts';
import { readRendered } from './renderer.ts';

test.each([
  ['max-age=30, stale-while-revalidate=86400', null, { freshMs: 30_000, staleMs: 86_400_000 }],
  ['public,max-age=30', null, { freshMs: 30_000, staleMs: 0 }],
  ['max-age=0, stale-while-revalidate=5', null, { freshMs: 0, staleMs: 5000 }],
  ['s-maxage=30', null, null],
  ['max-age=0', null, null],
  ['no-store', null, null],
  ['private, max-age=30', null, null],
  ['max-age=30', 'private', null],
  ['max-age=30', 'no-store', null],
  [null, 'max-age=30', null],
])('%s with %s', async (cdn, browser, life) => {
  const headers = new Headers();
  if (cdn !== null) headers.set('cdn-cache-control', cdn);
  if (browser !== null) headers.set('cache-control', browser);
  const rendered = await readRendered(new Response('', { headers }), createSecurityHeaders({ https: false }));
  expect(rendered.life).toEqual(life);
});
