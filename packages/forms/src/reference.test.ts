import { expect, it } from 'vitest';
import { readReference, referenceOf } from './reference.ts';

it.each([
  ['0192f3a4-1111-7222-8333-44445555abcd', 'MZV-QV4'],
  ['0192f3a4-1111-7222-8333-44445555abce', 'MZV-QV5'],
  ['1', '222-223'],
])('the reference of %s is %s', (id, reference) => {
  expect(referenceOf(id)).toBe(reference);
});

it('a reference has no signs that look like another', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `${index * 7_919_993_331}`.padStart(12, '0'));
  for (const id of ids) expect(referenceOf(id)).toMatch(/^[2-9A-HJ-KM-NP-Z]{3}-[2-9A-HJ-KM-NP-Z]{3}$/);
});

it('what has the form of a reference is read as one, and nothing else', () => {
  expect(readReference('MZV-QV4')).toBe('MZV-QV4');
  for (const other of [
    '',
    'mzv-qv4',
    'MZVQV4',
    'MZV-QVO',
    'MZV-QV1',
    ' MZV-QV4',
    'MZV-QV4\n',
    '<b>-QV4',
    null,
    4,
    ['MZV-QV4'],
  ])
    expect(readReference(other)).toBeNull();
});
