import { expect, test } from 'vitest';
import { ribbonView } from './ribbon-view.ts';

const at = (id: string, day: string, experience = 'waterding') => ({ id, experience, day, seen: '' });
const item = at('4k', '2024-10-26');
const elsewhere = (day: string, name: string) => ({
  isSaved: false,
  isElsewhere: true,
  dayOfMonth: day,
  name: expect.stringMatching(name),
});

test.each([
  ['nothing saved', [], { isSaved: false, isElsewhere: false, words: 'Leg in je leeslint', dayOfMonth: '' }],
  ['something else saved', [at('7m', '2024-10-26', 'nacht')], { isSaved: false, isElsewhere: false }],
  ['saved', [at('7m', '2024-10-29'), item], { isSaved: true, isElsewhere: false, words: 'In je leeslint' }],
  ['another date saved', [at('7m', '2024-10-29')], elsewhere('29', '^Op 29.10 bewaard. ')],
  [
    'two other dates saved: the first',
    [at('7m', '2024-11-02'), at('8n', '2024-10-30')],
    elsewhere('30', '^Op 30.10 bewaard. '),
  ],
])('%s', (_case, list, view) => {
  expect(ribbonView(item, list)).toMatchObject(view);
});

test('the accessible name stays the same when it is pressed', () => {
  expect(ribbonView(item, [item]).name).toBe(ribbonView(item, []).name);
});
