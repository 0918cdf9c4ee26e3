import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import config, { chains, directions } from '../../.dependency-cruiser.mjs';

const FOLDERS = ['site', 'packages', 'embedded', 'sample', 'e2e', 'bench', 'tools'];

/** Imports against a rule of `.dependency-cruiser.mjs`. */
async function violations(rules: IForbiddenRuleType[], types: boolean): Promise<string[]> {
  const options = { ...config.options, exclude: '(^|/)(\\.astro|dist)/', tsPreCompilationDeps: types };
  const { output } = await cruise(FOLDERS, { ...options, ruleSet: { forbidden: rules }, validate: true });
  if (typeof output === 'string') return [output];
  return output.summary.violations.map(({ from, to, via, cycle, rule }) => {
    const way = (via ?? cycle)?.map(({ name }) => name) ?? [to];
    return `${[from, ...way].join(' → ')}: ${rule.name}`;
  });
}

/** What runs together may not import each other in circles, nor against the direction; what is for types only may not either. */
export const importProblems = async (): Promise<string[]> => [
  ...(await violations(directions, true)),
  ...(await violations(chains, false)),
];
