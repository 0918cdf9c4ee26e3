import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import config, { chains, directions } from '../../.dependency-cruiser.mjs';
import { at } from '../lib/paths.mjs';

const FOLDERS = ['site', 'packages', 'embedded', 'sample', 'e2e', 'bench', 'tools'];
const BROWSER = ['site/src/browser', 'site/src/**/*.island.tsx', 'site/src/**/*.client.{ts,tsx}'];

/** Imports against a rule of `.dependency-cruiser.mjs`. */
async function violations(from: string[], rules: IForbiddenRuleType[], types: boolean): Promise<string[]> {
  const options = { ...config.options, exclude: '^[^/]+/(\\.astro|dist)/', tsPreCompilationDeps: types };
  const { output } = await cruise(from, { ...options, ruleSet: { forbidden: rules }, validate: true });
  if (typeof output === 'string') return [output];
  return output.summary.violations.map(({ from, to, via, cycle, rule }) => {
    const way = (via ?? cycle)?.map(({ name }) => name) ?? [to];
    return `${[from, ...way].join(' → ')}: ${rule.name}`;
  });
}

const IMPORT = /\b(?:import|from)\s*\(?\s*'([^']+)'/g;

type Pattern = string | string[] | undefined;
/** `group`: what stands for `$1`. */
function fits(path: string, pattern: Pattern, group = ''): RegExpExecArray | null {
  const parts = [pattern ?? []].flat().map((one) => one.replaceAll('$1', group));
  return parts.length === 0 ? null : new RegExp(parts.join('|')).exec(path);
}

/** dependency-cruiser does not read `.astro` files: their imports are held here to the rules that ask for paths alone. */
function astroViolations(): string[] {
  return globSync('site/src/**/*.astro', { cwd: at() }).flatMap((file) => {
    const imported = [...readFileSync(at(file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);
    // Astro makes `astro:…`, and Vite the rest of `…?url`.
    const modules = imported
      .filter((name) => !name.startsWith('astro:'))
      .map((name) => name.replace(/\?.*/, ''));
    return modules.flatMap((name) => {
      const module = relative(at(), createRequire(at(file)).resolve(name));
      const broken = directions.filter(({ from, to }) => {
        const found = fits(file, from.path);
        if (!found || fits(file, from.pathNot)) return false;
        const isAsked = to.dependencyTypesNot === undefined || name.startsWith('.');
        return isAsked && fits(module, to.path, found[1]) && !fits(module, to.pathNot, found[1]);
      });
      return broken.map((rule) => `${file} → ${module}: ${rule.name}`);
    });
  });
}

/** No circles, and nothing against the direction; what is for types only counts too. */
export const importProblems = async (): Promise<string[]> => [
  ...(await violations(FOLDERS, directions, true)),
  ...(await violations(BROWSER, chains, false)),
  ...astroViolations(),
];
