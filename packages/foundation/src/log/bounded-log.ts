import type { Log } from './log.ts';

const MINUTE_MS = 60_000;
const PER_MINUTE = 10;

type Options = {
  readonly log: Pick<Log, 'warn'>;
  readonly now: () => number;
};

/** For warnings that anyone can cause: ten in a minute; the first of a later one says in `omitted` how many were left out. */
export function createBoundedWarn({ log, now }: Options): (entry: object, message: string) => void {
  let since = Number.NEGATIVE_INFINITY;
  let asked = 0;
  return (entry, message) => {
    let omitted = 0;
    if (now() - since >= MINUTE_MS) {
      omitted = Math.max(0, asked - PER_MINUTE);
      since = now();
      asked = 0;
    }
    asked += 1;
    if (asked <= PER_MINUTE) log.warn(omitted > 0 ? { ...entry, omitted } : entry, message);
  };
}
