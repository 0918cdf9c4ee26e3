import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { at } from '../lib/paths.mjs';
import { verification } from './verification.ts';

/** This repository, with one text in one of the two tables replaced by another. */
function repositoryWith(file: string, from: string, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'inktvis-verification-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of readdirSync(at())) if (name !== 'docs') symlinkSync(at(name), join(root, name));
  mkdirSync(join(root, 'docs'));
  for (const name of readdirSync(at('docs')))
    if (name !== file) symlinkSync(at('docs', name), join(root, 'docs', name));
  const text = readFileSync(at('docs', file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, 'docs', file), text.replace(from, to));
  return root;
}

test.each([
  [
    'a test that was renamed',
    'the first Tab reaches the content',
    'the second Tab',
    'names "the second Tab"',
  ],
  ['a file that went away', 'e2e/pages/header.spec.ts', 'e2e/kop.spec.ts', 'names e2e/kop.spec.ts'],
  [
    'a state that is none',
    '| 2.4.1 | A | skip blocks | met |',
    '| 2.4.1 | A | skip blocks | done |',
    'is "done"',
  ],
  ['a row that is missing', '| 2.4.1 | A |', '| two | A |', 'has 54 rows'],
  ['a row that comes twice', '| 2.4.1 | A |', '| 2.4.2 | A |', 'has 2.4.2 twice'],
  [
    'a document in the place of a test',
    '`e2e/pages/header.spec.ts` "the first Tab reaches the content" |',
    '`docs/decisions/004-one-definition.md` |',
    '2.4.1 is met, and no test is named',
  ],
  [
    'a test without its title',
    '`e2e/pages/header.spec.ts` "the first Tab reaches the content" |',
    '`e2e/pages/header.spec.ts` |',
    'without the title of a test',
  ],
  [
    'words that are no title',
    'the first Tab reaches the content',
    'import { expect',
    'names "import { expect"',
  ],
  ['nothing that documents it', 'nothing is broadcast |', '|', '1.2.4 has no reason'],
  [
    'what is open and not in the statement',
    '| 3.1.2 | Een zin',
    '| 3.1.1 | Een zin',
    '3.1.2 is open, and has no',
  ],
  [
    'a sentence that the statement lacks',
    '| Een zin in een andere taal',
    '| Een woord',
    'lacks the sentence of 3.1.2',
  ],
])('finds %s', async (_name, from, to, problem) => {
  const root = repositoryWith('accessibility-verification.md', from, to);
  expect(await verification.run(root)).toContainEqual(expect.stringContaining(problem));
});

test('finds totals that do not fit the rows', async () => {
  const row = '| 1.2.6 | 2 | injection into LDAP |';
  const root = repositoryWith('security-verification.md', `${row} not applicable |`, `${row} open |`);
  expect(await verification.run(root)).toContainEqual(
    expect.stringMatching(/says "Of 249: .*"; it is "Of 249: /),
  );
});
