import { expect, test } from 'vitest';
import { ribbonView } from './ribbon-view.ts';

const at = (id: string, day: string, experience = 'waterding') => ({ id, experience, day, seen: '' });
const item = at('4k', '2024-10-26');

test.each([
  ['nothing saved', [], false, 'Leg in je leeslint', ''],
  ['something else saved', [at('7m', '2024-10-26', 'nacht')], false, 'Leg in je leeslint', ''],
  ['saved', [at('7m', '2024-10-29'), item], true, 'In je leeslint', ''],
  ['another date saved', [at('7m', '2024-10-29')], false, 'Op 29.10 bewaard', '29'],
  ['two: the first', [at('7m', '2024-11-02'), at('8n', '2024-10-30')], false, 'Op 30.10 bewaard', '30'],
])('%s', (_case, list, isSaved, words, dayOfMonth) => {
  expect(ribbonView(item, list)).toMatchObject({ isSaved, words, dayOfMonth });
});

test('the accessible name contains the words, and stays the same when it is pressed', () => {
  expect(ribbonView(item, [item]).name).toBe(ribbonView(item, []).name);
  expect(ribbonView(item, [at('7m', '2024-10-29')]).name).toMatch(/^Op 29.10 bewaard. ./);
});
