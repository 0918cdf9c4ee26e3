import { expect, test } from 'vitest';
import { upstreamAddress } from './image-address.ts';

const original = '1001/1600x1066/abc123/name.webp';

test('a picture of our space, as pages write it, has an address at the image service', () => {
  const chosen = `${original}/m/640x427/filters:quality(75):format(webp)`;
  expect(upstreamAddress(`/beeld/${chosen}`, '1001')).toBe(`/f/${chosen}`);
  expect(upstreamAddress('/beeld/1001/10x10/abc/tekening.svg', '1001')).toBe(
    '/f/1001/10x10/abc/tekening.svg',
  );
});

test.each([
  '1002/1600x1066/abc123/name.webp/m/640x427/filters:quality(75):format(webp)',
  `${original}/m/641x427/filters:quality(75):format(webp)`,
  original,
  `@evil.example/${original}`,
  '',
])('%s has none', (path) => {
  expect(upstreamAddress(`/beeld/${path}`, '1001')).toBeNull();
});
