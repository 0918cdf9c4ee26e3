import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';
import { biome, sampleContent, types } from './programs.ts';
import { installedTree, tree } from './testing/tree.ts';

const tsconfig = JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['packages'] });
const biomeConfig = JSON.stringify({
  formatter: { enabled: false },
  linter: { rules: { preset: 'recommended' } },
});

/** A tree with the settings of this repository. */
function configuredTree(files: Readonly<Record<string, string>>): string {
  const root = installedTree(files);
  for (const path of ['biome.jsonc', '.gitignore', 'tools/lint'])
    cpSync(at(path), join(root, path), { recursive: true });
  mkdirSync(join(root, '.git'));
  return root;
}

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

  test('lint: browser code that builds markup is refused', { timeout: 60_000 }, async () => {
    const built = [
      "export const made = document.createElement('p');",
      "export function show(place: Element) {\n  place.innerHTML = '<p>';\n}",
      "export const show = (place: Element) => place.insertAdjacentHTML('afterend', '<p>');",
      'export const copy = (from: HTMLTemplateElement) => from.content.cloneNode(true);',
      'export const copy = (from: Node) => document.importNode(from, true);',
      'export const show = (place: Element, row: Node) => place.replaceChildren(row);',
      "export const parsed = new DOMParser().parseFromString('', 'text/html');",
      "document.write('<p>');",
    ];
    const files = built.map((code, index) => [`site/src/browser/${index}.ts`, code] as const);
    const root = configuredTree({ ...Object.fromEntries(files), 'bench/a.ts': built.join('\n') });
    const [output = ''] = await biome.run(root);
    const refused = output.match(/\S+(?=:\d+:\d+: plugin: Markup is drawn by React)/g);
    expect([...new Set(refused)].sort()).toEqual(files.map(([file]) => file));
  });

  test('lint: a function of 81 lines is refused, outside tests', { timeout: 60_000 }, async () => {
    const lines = (count: number) =>
      `export function count(calls: string[]) {\n${"  calls.push('x');\n".repeat(count)}}\n`;
    const root = configuredTree({
      'tools/short.ts': lines(80),
      'tools/long.ts': lines(81),
      'tools/long.test.ts': lines(81),
    });
    const [output = ''] = await biome.run(root);
    expect(output.match(/\S+(?=:\d+:\d+: \S*noExcessiveLinesPerFunction)/g)).toEqual(['tools/long.ts']);
  });

  test('a program that fails is shown with what it said', async () => {
    const root = tree({ 'sample/check.ts': `console.log('home has no hero'); process.exitCode = 1;` });
    expect(await sampleContent.run(root)).toEqual(['home has no hero']);
  });

  test('a program that is gone is a problem', async () => {
    expect(await sampleContent.run(tree({}))).toEqual([expect.stringContaining('is missing')]);
  });
});
