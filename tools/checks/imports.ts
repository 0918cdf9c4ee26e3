import { cruise, type IModule } from 'dependency-cruiser';
import config, { BROWSER_ENTRIES, SERVER_ONLY, TESTS } from '../../.dependency-cruiser.mjs';

const FOLDERS = ['site', 'packages', 'embedded', 'sample', 'e2e', 'bench', 'tools'];

const isAny = (patterns: string[], module = '') => new RegExp(patterns.join('|')).test(module);

/** Ways from what a browser loads first to what is the server's. The rule `reachable` would count erased imports of types. */
function serverCodeInBrowser(modules: readonly IModule[]): string[] {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const entries = [...imports.keys()].filter((name) => isAny(BROWSER_ENTRIES, name) && !isAny(TESTS, name));
  const ways = entries.map((entry) => [entry]);
  const reached = new Set(entries);
  // The list grows while it is walked.
  for (const way of ways)
    for (const { resolved, dependencyTypes } of imports.get(way.at(-1) ?? '') ?? []) {
      if (reached.has(resolved) || dependencyTypes.some((type) => /^type-/.test(type))) continue;
      reached.add(resolved);
      ways.push([...way, resolved]);
    }
  const wrong = ways.filter((way) => isAny(SERVER_ONLY, way.at(-1)));
  return wrong.map((way) => `${way.join(' → ')}: browser-code-stays-off-the-server`);
}

/** What runs together may not import each other in circles, nor against the direction; what is for types only may not either. */
export async function importProblems(): Promise<string[]> {
  const { forbidden, options } = config;
  const { output } = await cruise(FOLDERS, { ...options, ruleSet: { forbidden }, validate: true });
  if (typeof output === 'string') return [output];
  const against = output.summary.violations.map(({ from, to, cycle, rule }) => {
    const way = cycle?.map(({ name }) => name) ?? [to];
    return `${[from, ...way].join(' → ')}: ${rule.name}`;
  });
  return [...against, ...serverCodeInBrowser(output.modules)];
}
