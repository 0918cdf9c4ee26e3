import { expect, test } from 'vitest';
import { allowancesOf } from './limits.ts';

const question = { form: 'contact', visitor: '203.0.113.9', recipient: 'an@voorbeeld.be' } as const;
const keys = (secret: string | undefined, day = '2024-10-26') =>
  allowancesOf({ perVisitor: 5, total: 10, secret }, { ...question, now: new Date(day) }).map(
    ({ key }) => key,
  );

test('instances with one secret count together, others do not', () => {
  expect(keys('samen')).toEqual(keys('samen'));
  expect(keys('samen')[0]).not.toBe(keys('anders')[0]);
  expect(keys(undefined)[0]).not.toBe(keys('samen')[0]);
});

test('the names tell nothing of a visitor, and change every day', () => {
  expect(keys('samen').join()).not.toMatch(/203|voorbeeld/);
  expect(keys('samen', '2024-10-27')[0]).not.toBe(keys('samen')[0]);
});
