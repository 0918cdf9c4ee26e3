import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Figure } from './measure.ts';
import { filterClick } from './parts/filter-click.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { memory } from './parts/memory.ts';
import { programme } from './parts/programme.ts';
import { publication } from './parts/publication.ts';
import { start } from './parts/start.ts';
import { storedPage } from './parts/stored-page.ts';

/** `npm run bench` measures the built site; `-- programme lighthouse` runs these parts alone. Exits with 1 above a limit. */
const PARTS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  'filter-click': filterClick,
  'stored-page': storedPage,
  programme,
  memory,
  publication,
  start,
  lighthouse,
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.log(`No part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const [load = 0] = loadavg();
console.log(`Node ${process.version}, ${availableParallelism()} cores, load ${load.toFixed(1)}`);
let failed = 0;
for (const [name, measure] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name}`);
  for (const { what, value, unit, min = -Infinity, max = Infinity } of await measure()) {
    const holds = value >= min && value <= max;
    if (!holds) failed += 1;
    const limits = [min > -Infinity ? `at least ${min}` : '', max < Infinity ? `at most ${max}` : ''];
    const figure = `${Math.round(value * 100) / 100} ${unit}`;
    const limit = limits.filter((text) => text !== '').join(', ');
    console.log(`${holds ? '      ' : 'FAILED'}  ${what}: ${figure}${limit && ` (${limit})`}`);
  }
}
console.log(failed === 0 ? '\nEvery limit holds.' : `\n${failed} outside their limits.`);
process.exitCode = failed === 0 ? 0 : 1;
