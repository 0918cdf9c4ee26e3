import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { parts } from './parts.ts';
import { startFixture, startSite, type Target } from './targets.ts';

/**
 * `npm run bench`: the built site, or with `--fixture` (and when there is no build) our server with a made-up
 * page. Names of parts run these alone (`npm run bench -- lighthouse bytes`); `soak` only runs when it is named. Prints
 * tables, writes `bench/results.json`, where parts that did not run keep what they had, exits with 1 when a limit is
 * passed.
 */
const { values, positionals } = parseArgs({
  options: { fixture: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => parts.every((part) => part.name !== name));
if (unknown.length > 0) {
  console.log(
    `There is no part '${unknown.join("', '")}'. There are: ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const [load = 0] = loadavg();
if (load > availableParallelism() / 4) {
  console.log(`The machine is busy (load ${load.toFixed(1)}); expect shares that are too low and far apart.`);
}

const built = values.fixture ? null : await startSite();
if (!built && !values.fixture)
  console.log('The site is not built; measuring the server with a made-up page.');
const target: Target = built ?? (await startFixture());
const chosen = parts.filter(
  ({ name, byNameOnly, fixture }) =>
    (built !== null || fixture) && (positionals.length > 0 ? positionals.includes(name) : !byNameOnly),
);

const results: Record<string, unknown> = {
  ...(positionals.length > 0 && earlier()),
  target: target.name,
  node: process.version,
  load,
};
const failed: string[] = [];
try {
  for (const part of chosen) {
    const outcome = await part.run(target);
    results[part.name] = outcome.figures;
    failed.push(...outcome.failed);
  }
  writeFileSync(file(), `${JSON.stringify(results, null, 2)}\n`);
  console.log('');
  for (const line of failed) console.log(`FAILED  ${line}`);
  if (failed.length === 0) console.log('Every limit is kept.');
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await target.stop();
}

function file(): URL {
  return new URL('results.json', import.meta.url);
}

function earlier(): Record<string, unknown> {
  return existsSync(file()) ? JSON.parse(readFileSync(file(), 'utf8')) : {};
}
