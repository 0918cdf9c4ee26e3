import { expect, test } from 'vitest';
import { likelyEmail } from './email-hint.ts';

test.each([
  ['an@gmail.con', 'an@gmail.com'],
  ['an@gmial.com', 'an@gmail.com'],
  ['An.Peeters@gmal.com', 'An.Peeters@gmail.com'],
  ['an@hotmaill.be', 'an@hotmail.be'],
  ['an@telnet.be', 'an@telenet.be'],
  ['an@SKYNET.BR', 'an@skynet.be'],
  ['an@boekhandel.con', 'an@boekhandel.com'],
])('%s probably means %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each([
  'an@gmail.com',
  'an@mail.com',
  'an@ymail.com',
  'an@outlook.de',
  'an@boekhandel.be',
  'an@voorbeeld.be',
  'an@com',
  'an',
  '',
  '@gmail.con',
])('nothing looks wrong with %j', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});
