import { expect, it } from 'vitest';
import { isPlausibleEmail } from './email.ts';

it.each([
  'ada@voorbeeld.be',
  "o'brien+boeken@post.voorbeeld.co.uk",
  'françois@académie.fr',
  'a@xn--caf-dma.xn--p1ai',
  `${'a'.repeat(64)}@voorbeeld.be`,
])('%s could be an address', (text) => expect(isPlausibleEmail(text)).toBe(true));

it.each([
  '',
  'ada',
  'ada@',
  '@voorbeeld.be',
  'ada@voorbeeld',
  'ada@voorbeeld.b',
  'ada@-voorbeeld.be',
  'ada@voor beeld.be',
  'ada @voorbeeld.be',
  'ada@voorbeeld.be,bob@voorbeeld.be',
  'Ada <ada@voorbeeld.be>',
  'ada@voorbeeld.be\r\nBcc: bob@voorbeeld.be',
  'ada@@voorbeeld.be',
  '.ada@voorbeeld.be',
  'a..b@voorbeeld.be',
  'ada@127.0.0.1',
  'ada\u202e@voorbeeld.be',
  `${'a'.repeat(65)}@voorbeeld.be`,
  `ada@${'a.'.repeat(200)}be`,
])('%j could not', (text) => expect(isPlausibleEmail(text)).toBe(false));

it('a hostile address takes no time', () => {
  expect(isPlausibleEmail(`a@${'a-'.repeat(100_000)}`)).toBe(false);
  expect(isPlausibleEmail(`a@${'-'.repeat(60)}${'a.'.repeat(90)}`)).toBe(false);
});
