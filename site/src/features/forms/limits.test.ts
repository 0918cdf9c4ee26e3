import { expect, test, vi } from 'vitest';
import { allowancesOf } from './limits.ts';

const question = { form: 'contact', visitor: '203.0.113.9', recipient: 'an@voorbeeld.be' } as const;
const keys = (day = '2024-10-26') =>
  allowancesOf({ perVisitor: 5, total: 10 }, { ...question, now: new Date(day) }).map(({ key }) => key);

test('the names tell nothing of a visitor, and change every day and with every process', async () => {
  expect(keys()).toEqual(keys());
  expect(keys().join()).not.toMatch(/203\.|@/);
  expect(keys('2024-10-27')[0]).not.toBe(keys()[0]);
  vi.resetModules();
  const another = await import('./limits.ts');
  const now = new Date('2024-10-26');
  const [first] = another.allowancesOf({ perVisitor: 5, total: 10 }, { ...question, now });
  expect(first?.key).not.toBe(keys()[0]);
});
