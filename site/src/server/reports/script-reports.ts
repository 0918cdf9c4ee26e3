import { createBoundedWarn } from '@inktvis/foundation/bounded-log';
import type { Log } from '@inktvis/foundation/log';

/** The class of an error, and a place in one of our files or `-`: what `browser/report-errors.ts` sends, and no more. */
const REPORT = /^([A-Za-z]{1,40}) (-|\/_[\w./-]{1,200}:\d{1,7}:\d{1,7})$/;

type Options = {
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds; only differences are used. */
  readonly now: () => number;
};

/** Logs errors of our script in browsers, at most ten in a minute. The function gives false for what is no report. */
export function createScriptReports(options: Options): (body: string) => boolean {
  const warn = createBoundedWarn(options);
  return (body) => {
    const [, name, place] = REPORT.exec(body) ?? [];
    if (name === undefined) return false;
    warn({ name, place }, 'a script failed in a browser');
    return true;
  };
}
