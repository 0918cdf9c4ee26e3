import { expect, test } from 'vitest';
import { ribbonState } from './ribbon-state.ts';

const at = (id: string, day: string, experience = 'waterding') => ({ id, experience, day });
const item = at('4k', '2024-10-26');

test.each([
  ['nothing saved', [], { name: 'free' }],
  ['something else saved', [at('7m', '2024-10-26', 'nacht')], { name: 'free' }],
  ['saved', [at('7m', '2024-10-29'), item], { name: 'saved' }],
  ['another date saved', [at('7m', '2024-10-29')], { name: 'elsewhere', day: '2024-10-29' }],
  [
    'two other dates saved',
    [at('7m', '2024-11-02'), at('8n', '2024-10-30')],
    { name: 'elsewhere', day: '2024-10-30' },
  ],
])('%s', (_case, list, state) => {
  expect(ribbonState(item, list)).toEqual(state);
});
