import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './statistics.ts';
import { startSite } from './targets.ts';

/** From starting the site until its home page has come, in ms: with nothing kept from before, and with what it kept. */
export type ColdStart = { readonly cold: readonly number[]; readonly kept: readonly number[] };

const TURNS = 3;

export const medianStart = ({ cold, kept }: ColdStart) => ({ cold: median(cold), kept: median(kept) });

/** The content service runs already. Null when the site is not built. */
export async function measureColdStart(): Promise<ColdStart | null> {
  const cold: number[] = [];
  const kept: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'inktvis-start-'));
    try {
      for (const times of [cold, kept]) {
        const site = await startSite({ CACHE_DIR: folder });
        if (!site) return null;
        times.push(site.startMs);
        await site.stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { cold, kept };
}
