import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import config, { chains, directions } from '../../.dependency-cruiser.mjs';
import type { Check } from './lib/check.ts';
import { codeFiles, codeFolders, read } from './lib/files.ts';
import { scriptsIn } from './lib/source.ts';
import { readManifest, workspaceFolders } from './lib/workspaces.ts';

/** The rules are in `.dependency-cruiser.mjs`. */
export const imports: Check = {
  name: 'imports point one way (dependency-cruiser)',
  run: async (root) => {
    const copy = copyWithAstroAsModules(root);
    try {
      return [...(await violations(copy, directions, true)), ...(await violations(copy, chains, false))];
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  },
};

async function violations(baseDir: string, rules: IForbiddenRuleType[], types: boolean): Promise<string[]> {
  const folders = codeFolders.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(folders, {
    ...config.options,
    tsPreCompilationDeps: types,
    baseDir,
    ruleSet: { forbidden: rules },
    validate: true,
  });
  return typeof output === 'string' ? [output] : output.summary.violations.map(inWords);
}

function inWords({ from, to, via, cycle, rule }: ICruiseResult['summary']['violations'][number]): string {
  const way = via ?? cycle;
  const chain = way ? way.map(({ name }) => name) : [to];
  return [from, ...chain]
    .join(' → ')
    .replaceAll(/\.astro(\.client)?\.ts/g, '.astro')
    .concat(`: ${rule.name}`);
}

/**
 * A copy of the code below `root` that dependency-cruiser can read: it does not know `.astro` files, so each is there
 * as `X.astro.ts` (frontmatter) and `X.astro.client.ts` (scripts). Imports of `./X.astro` find the first by extension.
 */
function copyWithAstroAsModules(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'inktvis-imports-'));
  const manifests = ['.', ...workspaceFolders(root)].map((folder) => join(folder, 'package.json'));
  for (const file of [...codeFiles(root, /\.(m?[jt]sx?|css|csv|svg|webp|woff2)$/), ...manifests]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  for (const file of codeFiles(root, /\.astro$/)) {
    const parts = scriptsIn(file, read(root, file));
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    for (const [browser, suffix] of [
      [false, '.ts'],
      [true, '.client.ts'],
    ] as const) {
      const code = parts.filter((part) => part.browser === browser).map((part) => part.code);
      writeFileSync(join(copy, file + suffix), code.join('\n'));
    }
  }
  linkPackages(root, copy);
  return copy;
}

/** Other people's packages are linked to the installed ones, ours to their copies. */
function linkPackages(root: string, copy: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@inktvis'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@inktvis') symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const folder of workspaceFolders(root)) {
    const { name } = readManifest(root, folder);
    symlinkSync(join(copy, folder), join(copy, 'node_modules', name));
  }
}
