import { expect, it } from 'vitest';
import { mayPostTo } from './allowed.ts';

const here = 'https://inktvis.example';

it.each(['/api/contact', 'https://inktvis.example/api/subscribe', '/api/group-purchase?x=1'])(
  'a form may post to %s',
  (address) => expect(mayPostTo(address, here)).toBe(true),
);

it.each([
  'https://elders.example/api/contact',
  '//elders.example/api/contact',
  'http://inktvis.example/api/contact',
  'https://een:twee@inktvis.example/api/contact',
  '/api/preview',
  '/contact',
  'javascript:alert(1)',
  'http://[',
])('but not to %s', (address) => expect(mayPostTo(address, here)).toBe(false));

it('an address elsewhere has to be on the list, whole', () => {
  const list = ['https://elders.example/formulier'];
  expect(mayPostTo('https://elders.example/formulier', here, list)).toBe(true);
  expect(mayPostTo('https://elders.example/ander', here, list)).toBe(false);
});
