import { expect, test } from 'vitest';
import { allows, licences } from './licences.ts';
import { tree } from './testing/tree.ts';

const TABLE = '| `MIT` | yes |\n| `ISC` | yes |\n| `odd@1.0.0` | looked at |\n';

function locked(packages: object, table = TABLE): string {
  return tree({
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/odd': { version: '1.0.0' }, ...packages },
    }),
    'docs/licences.md': table,
  });
}

test.each([
  ['a licence that is not allowed', { version: '2.0.0', license: 'AGPL-3.0-only' }, 'has AGPL-3.0-only'],
  ['none at all', { version: '2.0.0' }, 'has no licence'],
  ['one of two that are both needed', { version: '2.0.0', license: 'MIT AND GPL-2.0-only' }, 'has MIT AND'],
  ['words that are no expression', { version: '2.0.0', license: 'SEE LICENSE IN x' }, 'has SEE LICENSE'],
])('finds %s', async (_name, entry, said) => {
  expect(await licences.run(locked({ 'node_modules/x': entry }))).toEqual([
    expect.stringContaining(`x@2.0.0 ${said}`),
  ]);
});

test('finds a package that was looked at in another version, and the row that is left behind', async () => {
  expect(await licences.run(locked({ 'node_modules/odd': { version: '1.1.0' } }))).toEqual([
    expect.stringContaining('odd@1.1.0 has no licence'),
    expect.stringContaining('odd@1.0.0, which is no dependency'),
  ]);
});

test.each([
  ['MIT', true],
  ['MIT OR GPL-2.0-only', true],
  ['(GPL-2.0-only OR ISC)', true],
  ['MIT AND ISC', true],
  ['MIT AND (GPL-2.0-only OR ISC)', true],
  ['GPL-2.0-only OR MIT AND GPL-2.0-only', false],
  ['MIT ISC', false],
  ['', false],
])('%j is allowed: %s', (expression, expected) => {
  expect(allows(expression, new Set(['MIT', 'ISC']))).toBe(expected);
});
