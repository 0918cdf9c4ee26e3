import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Part } from './part.ts';
import { behindVarnish, cached, cachedWithoutFastPath } from './parts/cached.ts';
import { contentService } from './parts/content-service.ts';
import { filters } from './parts/filters.ts';
import { freshness } from './parts/freshness.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { lighthouseTls } from './parts/lighthouse-tls.ts';
import { lists } from './parts/lists.ts';
import { memory } from './parts/memory.ts';
import { navigation } from './parts/navigation.ts';
import { outbox } from './parts/outbox.ts';
import { programme } from './parts/programme.ts';
import { serving } from './parts/serving.ts';
import { soak } from './parts/soak.ts';
import { start } from './parts/start.ts';
import { typing } from './parts/typing.ts';
import { weight } from './parts/weight.ts';
import { isBuilt, startSite } from './site.ts';

/**
 * `npm run bench` measures the built site. Names of parts run these alone (`npm run bench -- lighthouse bytes`); `soak`
 * and `lighthouse-tls` only run when they are named. Prints tables, writes `bench/results.json`, where parts that did not
 * run keep what they had, and exits with 1 when a limit is passed.
 */
const PARTS: readonly Part[] = [
  weight,
  programme,
  navigation,
  lighthouse,
  lighthouseTls,
  cached,
  cachedWithoutFastPath,
  behindVarnish,
  memory,
  serving,
  start,
  freshness,
  typing,
  contentService,
  filters,
  lists,
  outbox,
  soak,
];

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => PARTS.every((part) => part.name !== name));
if (unknown.length > 0 || !isBuilt()) {
  const names = PARTS.map(({ name }) => name).join(', ');
  console.log(
    isBuilt() ? `No part '${unknown.join("', '")}'. There are: ${names}.` : 'The site is not built.',
  );
  process.exit(2);
}

const [load = 0] = loadavg();
if (load > availableParallelism() / 4)
  console.log(`The machine is busy (load ${load.toFixed(1)}); expect shares that are too low and far apart.`);

const file = new URL('results.json', import.meta.url);
const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const results: Record<string, unknown> = {
  ...(positionals.length > 0 && earlier),
  node: process.version,
  load,
};
const failed: string[] = [];
const site = await startSite();
try {
  for (const part of PARTS) {
    if (positionals.length > 0 ? !positionals.includes(part.name) : part.byNameOnly) continue;
    const outcome = await part.run(site);
    results[part.name] = outcome.figures;
    failed.push(...outcome.failed);
  }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log('');
  for (const line of failed) console.log(`FAILED  ${line}`);
  if (failed.length === 0) console.log('Every limit holds.');
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await site.stop();
}
