import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at } from '../lib/paths.mjs';
import { seconds } from '../lib/say.mjs';
import { alarms } from './alarms.ts';
import { audit } from './audit.ts';
import { containers } from './containers.ts';
import { docs } from './docs.ts';
import { imports } from './imports.ts';
import { kubernetes } from './kubernetes.ts';
import type { Check } from './lib/check.ts';
import { licences } from './licences.ts';
import { exactVersions, lockfile } from './lockfile.ts';
import { biome, sampleContent, siteTypes, types } from './programs.ts';
import { certificates, hashes, patterns, randomness } from './security-rules.ts';
import { settings } from './settings.ts';
import { astroFiles, clock, styleAttributes, unusedTexts } from './source-rules.ts';
import { styleClasses } from './style-classes.ts';
import { verification } from './verification.ts';

/** What `npm run check` runs; each counts as one in the sum of `npm test`. The slow ones come first. */
const ALL: readonly Check[] = [
  siteTypes,
  types,
  biome,
  audit,
  sampleContent,
  imports,
  clock,
  styleAttributes,
  unusedTexts,
  astroFiles,
  styleClasses,
  patterns,
  hashes,
  randomness,
  certificates,
  lockfile,
  exactVersions,
  licences,
  settings,
  containers,
  kubernetes,
  verification,
  docs,
  alarms,
];

// The slow ones start programs of their own; two at a time suit a small machine.
const CONCURRENCY = 2;
const { values } = parseArgs({ options: { report: { type: 'string' }, only: { type: 'string' } } });
const queue = ALL.filter(({ name }) => name.includes(values.only ?? ''));
const counts = { passed: 0, failed: 0 };

async function runNext(): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const since = performance.now();
    const problems = await problemsOf(check);
    console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds(since)})`);
    for (const problem of problems) console.log(problem.replace(/^/gm, '         '));
    counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
  }
}

/** A check that breaks has not passed. */
async function problemsOf(check: Check): Promise<string[]> {
  try {
    return await check.run(at());
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
if (values.report) writeFileSync(values.report, JSON.stringify(counts));
else console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
