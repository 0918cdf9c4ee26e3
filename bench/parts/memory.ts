import { PAGE_KINDS } from '@inktvis/e2e/pages';
import { askEach, type Figure, load, memoryMb } from '../measure.ts';
import { withSite } from '../site.ts';

const SECONDS = 5;
const ROUNDS = 100;
const MISSING = '/bestaat-niet';

/** After a crowd on the home page, every kind of page, and searches that no cache stores. */
export const memory = (): Promise<readonly Figure[]> =>
  withSite({}, async ({ origin, pid }) => {
    const started = memoryMb(pid);
    await load(`${origin}/`, SECONDS);
    const kinds = PAGE_KINDS.map(({ address }) => address).filter((address) => address !== MISSING);
    const visits = Array.from({ length: ROUNDS }, (_, round) => [...kinds, `/zoeken?q=geheugen%20${round}`]);
    await askEach(origin, visits.flat(), 8);
    return [
      { what: 'memory at the start', value: started, unit: 'MB' },
      { what: 'memory after load', value: memoryMb(pid), unit: 'MB', min: 60, max: 250 },
    ];
  });
