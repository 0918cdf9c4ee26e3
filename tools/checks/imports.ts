import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import config, { chains, directions } from '../../.dependency-cruiser.mjs';

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

/** No circles, and nothing against the direction; what is for types only counts too. */
export const importProblems = async (): Promise<string[]> => [
  ...(await violations(FOLDERS, directions, true)),
  ...(await violations(BROWSER, chains, false)),
];
