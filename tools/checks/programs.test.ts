import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';
import { biome } from './biome.ts';
import { generated, sampleContent } from './own-checks.ts';
import { tree } from './testing/tree.ts';
import { types } from './types.ts';

function installedTree(files: Record<string, string>): string {
  const root = tree(files);
  symlinkSync(at('node_modules'), join(root, 'node_modules'));
  return root;
}

const tsconfig = JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['packages'] });
const biomeConfig = JSON.stringify({
  formatter: { enabled: false },
  linter: { rules: { preset: 'recommended' } },
});

describe('checks that are programs', () => {
  test('types: a wrong type is shown with its place', { timeout: 60_000 }, async () => {
    const wrong = { 'tsconfig.json': tsconfig, 'packages/content/src/a.ts': 'export const a: string = 1;' };
    expect(await types.run(installedTree(wrong))).toEqual([expect.stringContaining('src/a.ts(1,14)')]);
    const right = { 'tsconfig.json': tsconfig, 'packages/content/src/a.ts': 'export const a: string = "1";' };
    expect(await types.run(installedTree(right))).toEqual([]);
  });

  test('lint: a warning is a problem too', { timeout: 60_000 }, async () => {
    const wrong = {
      'biome.json': biomeConfig,
      'a.ts': 'export const f = (a: string) => { debugger; return a!; };',
    };
    const [output] = await biome.run(installedTree(wrong));
    expect(output).toContain('noDebugger');
    expect(output).toContain('noNonNullAssertion');
  });

  test('a program that fails is shown with what it said', async () => {
    const root = tree({ 'sample/check.ts': `console.log('home has no hero'); process.exitCode = 1;` });
    expect(await sampleContent.run(root)).toEqual(['home has no hero']);
  });

  test('a program that is gone is a problem', async () => {
    expect(await generated.run(tree({}))).toEqual([expect.stringContaining('is missing')]);
  });
});
