import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, median } from '../measure.ts';
import { withSite } from '../site.ts';

const ROUNDS = 3;

/** Until the home page responds: with nothing stored from before, and with all. */
export async function start(): Promise<readonly Figure[]> {
  const [cold, warm]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'inktvis-start-'));
    for (const times of [cold, warm])
      await withSite({ env: { CACHE_DIR: folder.path } }, async ({ startMs }) => void times.push(startMs));
  }
  return [
    { what: 'start with nothing stored', value: median(cold), unit: 'ms', min: 50, max: 4000 },
    { what: 'start with a copy of the content', value: median(warm), unit: 'ms', min: 50, max: 4000 },
  ];
}
