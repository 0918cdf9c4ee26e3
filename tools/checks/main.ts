import { at } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { seconds } from '../lib/say.mjs';
import { documentProblems } from './docs.ts';
import { missingFixes } from './fixes.ts';
import { importProblems } from './imports.ts';

/** Programs of `node_modules`; the slow ones come first. */
const PROGRAMS: readonly (readonly [name: string, script: string, args: string, cwd?: string])[] = [
  [
    'types of the site (astro check)',
    'astro/bin/astro.mjs',
    'check --minimumSeverity warning --minimumFailingSeverity warning',
    'site',
  ],
  ['types (tsc)', 'typescript/bin/tsc', '--noEmit -p tsconfig.json'],
  ['lint and format (Biome)', '@biomejs/biome/bin/biome', 'check --error-on-warnings --colors=off'],
  ['styles (Stylelint)', 'stylelint/bin/stylelint.mjs', 'site/src/**/*.css --no-color'],
  ['unused files, exports and packages (knip)', 'knip/bin/knip.js', '--no-progress'],
];

/** Runs a program with this Node; its output is the one problem when it fails. */
async function problemsOf(script: string, args: string, cwd = '.'): Promise<string[]> {
  const options = { cwd: at(cwd), quiet: true };
  const { code, output } = await run(process.execPath, [at(script), ...args.split(' ')], options);
  return code === 0 ? [] : [output.trim() || `ended with exit code ${code}`];
}

/** What `npm run check` runs. */
const CHECKS: readonly (readonly [name: string, check: () => Promise<string[]> | string[]])[] = [
  ...PROGRAMS.map(
    ([name, script, ...more]) => [name, () => problemsOf(`node_modules/${script}`, ...more)] as const,
  ),
  ['imports point one way (dependency-cruiser)', importProblems],
  [
    'sample content is valid',
    () => problemsOf('packages/content/src/commands/main.ts', 'lint sample/content'),
  ],
  ['links and commands in documents', () => documentProblems(at())],
  ['fixes of Node and of packages', () => missingFixes((text) => console.log(`WARNING ${text}`))],
];

// The slow ones start programs of their own; two at a time suit a small machine.
const CONCURRENCY = 2;
const queue = [...CHECKS];
let failed = 0;

async function runNext(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, check] = next;
    const since = performance.now();
    const problems = await check();
    console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(since)})`);
    for (const problem of problems) console.log(problem.replace(/^/gm, '         '));
    if (problems.length > 0) failed += 1;
  }
}

await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
console.log(`${CHECKS.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
