import { pages } from './addresses.ts';
import { askEach, chooseLoader } from './load.ts';
import { memoryOf } from './memory.ts';
import { startSite } from './targets.ts';

/** Memory of one process of the site in MB: just started, after the load, and the most it ever was. */
export type AfterLoad = {
  readonly requests: number;
  readonly startedMb: number;
  readonly loadedMb: number;
  readonly highestMb: number;
};

const SECONDS = 5;
const CROWD = 64;
const CONNECTIONS = 8;
const ROUNDS = 100;

/** A site of its own gets a crowd on its home page, every kind of page, and searches that are kept nowhere. */
export async function measureAfterLoad(): Promise<AfterLoad | null> {
  const site = await startSite();
  if (!site) return null;
  try {
    const startedMb = memoryOf(site.pid).now;
    const { answers } = await chooseLoader().load(`${site.origin}/`, SECONDS, CROWD);
    const visits = Array.from({ length: ROUNDS }, (_, round) =>
      pages
        .map(({ address }) => site.origin + address)
        .concat(`${site.origin}/zoeken?q=geheugen%20${round}`, `${site.origin}/mijn-leeslint?b=xx${round}`),
    ).flat();
    await askEach(visits, CONNECTIONS);
    const { now, highest } = memoryOf(site.pid);
    return { requests: answers + visits.length, startedMb, loadedMb: now, highestMb: highest };
  } finally {
    await site.stop();
  }
}
