import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ms } from '../format.ts';
import { LIMITS, outside } from '../limits.ts';
import { part } from '../part.ts';
import { withSite } from '../site.ts';
import { median } from '../statistics.ts';

/** From starting the site until its home page is received, in ms: with nothing stored from before, and with all. */
type ColdStart = { readonly cold: number; readonly warm: number };

const ROUNDS = 3;

/** Starts the site, twice on the same folder; the content service runs already. */
export const start = part<ColdStart>('start', {
  async measure() {
    const cold: number[] = [];
    const warm: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'inktvis-start-'));
      try {
        for (const times of [cold, warm])
          await withSite({ env: { CACHE_DIR: folder } }, async ({ startMs }) => {
            times.push(startMs);
          });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    return { cold: median(cold), warm: median(warm) };
  },
  print({ cold, warm }) {
    console.log(
      `\nFrom the start to the home page: ${ms(cold)} with nothing stored, ${ms(warm)} with a copy of the content (limit ${LIMITS.startMs.max} ms)`,
    );
  },
  judge: ({ cold, warm }) => [
    ...outside('cold start (ms)', cold, LIMITS.startMs),
    ...outside('start with a copy of the content (ms)', warm, LIMITS.startMs),
  ],
});
