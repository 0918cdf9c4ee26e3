import { expect, test } from 'vitest';
import { chooseEncoding, prefersJson } from './preferences.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['brotli', 'identity'],
  [',;q=,', 'identity'],
] as const)('for Accept-Encoding %s the body is sent as %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

test.each([
  [{}, false],
  [{ accept: '*/*' }, false],
  [{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, false],
  [{ accept: 'application/json' }, true],
  [{ accept: 'application/json, text/plain, */*' }, true],
  [{ 'content-type': 'application/json; charset=utf-8' }, true],
  [{ 'content-type': 'application/x-www-form-urlencoded' }, false],
])('a client that sends %o prefers JSON: %s', (headers, expected) => {
  expect(prefersJson({ headers })).toBe(expected);
});
