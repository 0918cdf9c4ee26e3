import { expect, test } from 'vitest';
import { overBudget } from './lighthouse.ts';

const page = { name: 'a page', address: '/', lcpMs: 1500, tbtMs: 0, cls: 0 };

test.each([
  [{}, 0],
  [{ lcpMs: 1801, tbtMs: 101, cls: 0.02 }, 3],
  [{ lcpMs: Number.NaN }, 1],
  [{ tbtMs: 60, address: '/programma?thema=kids' }, 0],
  [{ tbtMs: 60, address: '/privacy' }, 1],
  [{ tbtMs: 101, address: '/boekhandels' }, 1],
])('a page with %j passes %i budgets', (parts, lines) => {
  expect(overBudget({ ...page, ...parts })).toHaveLength(lines);
});
