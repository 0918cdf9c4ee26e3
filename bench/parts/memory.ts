import { PAGE_KINDS } from '@inktvis/e2e/pages';
import { mb } from '../format.ts';
import { LIMITS, outside } from '../limits.ts';
import { askEach, load } from '../load.ts';
import { part } from '../part.ts';
import { memoryOf } from '../process-usage.ts';
import { withSite } from '../site.ts';

/** Memory of one process of the site in MB: just started, after the load, and the most it ever was. */
type AfterLoad = {
  readonly requests: number;
  readonly startedMb: number;
  readonly loadedMb: number;
  readonly highestMb: number;
};

const SECONDS = 5;
const CROWD = 64;
const CONNECTIONS = 8;
const ROUNDS = 100;
const MISSING = '/bestaat-niet';

/** A site of its own gets a crowd on its home page, every kind of page, and searches that no cache stores. */
export const memory = part<AfterLoad>('memory', {
  measure: () =>
    withSite({}, async (site) => {
      const startedMb = memoryOf(site.pid).now;
      const { responses } = await load(`${site.origin}/`, SECONDS, CROWD);
      const addresses = PAGE_KINDS.map(({ address }) => address).filter((address) => address !== MISSING);
      const visits = Array.from({ length: ROUNDS }, (_, round) =>
        [...addresses, `/zoeken?q=geheugen%20${round}`, `/mijn-leeslint?b=xx${round}`].map(
          (address) => site.origin + address,
        ),
      ).flat();
      await askEach(visits, CONNECTIONS);
      const { now, highest } = memoryOf(site.pid);
      return { requests: responses + visits.length, startedMb, loadedMb: now, highestMb: highest };
    }),
  print({ requests, startedMb, loadedMb, highestMb }) {
    console.log(
      `\nMemory: ${mb(startedMb)} started, ${mb(loadedMb)} after ${requests} requests, ${mb(highestMb)} at its highest (limit ${mb(LIMITS.memoryMb.max)})`,
    );
  },
  judge: ({ loadedMb }) => outside('memory after load (MB)', loadedMb, LIMITS.memoryMb),
});
