import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { createQueryRules } from './query-rules.ts';

const options = { rules: createQueryRules('inktvis'), maxLength: 8192 };
const read = (target: string) => readAddress(target, options);

test.each([
  ['/', '/', ''],
  ['/programma', '/programma', ''],
  ['/activiteiten/b%C3%A9guinage', '/activiteiten/b%C3%A9guinage', ''],
  ['http://inktvis.example/programma?pagina=2', '/programma', '?pagina=2'],
  ['http://inktvis.example', '/', ''],
  ['/.well-known/security.txt', '/.well-known/security.txt', ''],
])('%s is a page', (target, path, query) => {
  expect(read(target)).toEqual({ kind: 'page', path, query });
});

test.each([
  ['/Programma', '/programma'],
  ['/programma/', '/programma'],
  ['//programma', '/programma'],
  ['/programma//zaterdag///', '/programma/zaterdag'],
  ['/%70rogramma', '/programma'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/CAF%C3%89', '/caf%C3%A9'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example/%2e', null],
  ['/Programma?thema=poezie&x=1', '/programma?thema=poezie&x=1'],
  ['///', '/'],
  ['/?', null],
])('%s redirects to %s', (target, location) => {
  const address = read(target);
  expect(address.kind === 'redirect' ? address.location : null).toBe(location);
});

test.each([
  ['/%', 400],
  ['/%zz', 400],
  ['/%c3%28', 400],
  ['/a%00b', 400],
  ['/a%2fb', 400],
  ['/a%5Cb', 400],
  ['/a\\b', 400],
  ['/../etc/passwd', 400],
  ['/a/%2e%2e/b', 400],
  ['/a#b', 400],
  ['/a b', 400],
  ['*', 400],
  ['evil.example:443', 400],
  ['/_app', 404],
  ['/_image?href=x', 404],
  ['/a/_deel', 404],
  ['/.env', 404],
  ['/.git/config', 404],
  ['/fout/503', 404],
  ['/500', 404],
  ['/beeld//x', 404],
  [`/${'a'.repeat(8192)}`, 414],
])('%s is refused with %d', (target, status) => {
  expect(read(target)).toEqual({ kind: 'error', status });
});

test('a file name below /beeld/ and a call below /api/ keep their capitals', () => {
  expect(read('/beeld/1001/1x1/aB/C.webp')).toEqual({
    kind: 'raw',
    path: '/beeld/1001/1x1/aB/C.webp',
    rawQuery: '',
  });
  expect(read('/api/Contact?x=1')).toEqual({ kind: 'raw', path: '/api/Contact', rawQuery: 'x=1' });
});

const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '%',
    '%2',
    '%2F',
    '%00',
    '%C3%89',
    '%e2%80%ae',
    '.',
    '..',
    '\\',
    '?',
    '&',
    '=',
    'é',
    'İ',
    '_',
    'beeld',
    'A',
  ),
  fc.string({ maxLength: 8 }),
  fc
    .string({ unit: 'binary', maxLength: 4 })
    .map((text) => (text.isWellFormed() ? encodeURIComponent(text) : text)),
);
const target = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);

test('every redirect stays on this site and leads to an address that does not redirect again', () => {
  fc.assert(
    fc.property(target, (text) => {
      const address = read(text);
      if (address.kind !== 'redirect') return;
      expect(address.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      // A page, or a file such as a picture.
      expect(['page', 'raw']).toContain(read(address.location).kind);
    }),
    { numRuns: 3000, examples: [['//beeld/%20']] },
  );
});

test('a page address is canonical', () => {
  fc.assert(
    fc.property(target, (text) => {
      const address = read(text);
      if (address.kind !== 'page') return;
      expect(read(address.path + address.query)).toEqual(address);
    }),
    { numRuns: 3000 },
  );
});
