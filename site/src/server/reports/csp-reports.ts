import { parseJson } from '@inktvis/foundation/json';
import type { Log } from '@inktvis/foundation/log';
import { z } from 'zod';

/**
 * What a browser sends to the `report-uri` of a policy (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation).
 */
const reportBody = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().min(1),
    'blocked-uri': z.string().catch(''),
    'document-uri': z.string().catch(''),
    'source-file': z.string().catch(''),
    'line-number': z.int().optional().catch(undefined),
  }),
});

const MINUTE_MS = 60_000;
/** Different reports that are logged in a minute. */
const MAX_PER_MINUTE = 10;
const MAX_LENGTH = 200;

/** Extensions of a visitor's browser run in our pages too, and are refused as they should be. */
const ofExtension = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension\b/;

/** Without query and fragment, which may hold a token or a search term. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '').slice(0, MAX_LENGTH);

type Options = {
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds; only differences are used. */
  readonly now: () => number;
};

/**
 * Logs what browsers report that our content security policy refused. Anyone can send reports, so of each kind one is
 * logged in a minute, of at most ten kinds, and then how many were left out. The function gives false for what is no
 * report.
 */
export function createCspReports({ log, now }: Options): (body: string) => boolean {
  const logged = new Set<string>();
  let omitted = 0;
  let since = Number.NEGATIVE_INFINITY;

  function startMinute(): void {
    if (omitted > 0) log.warn({ omitted }, 'more reports of the content security policy');
    logged.clear();
    omitted = 0;
    since = now();
  }

  return (body) => {
    const { data } = reportBody.safeParse(parseJson(body));
    if (!data) return false;
    const report = data['csp-report'];
    const blocked = withoutQuery(report['blocked-uri']);
    const source = withoutQuery(report['source-file']);
    if (ofExtension.test(blocked) || ofExtension.test(source)) return true;
    if (now() - since >= MINUTE_MS) startMinute();
    const directive = report['effective-directive'].slice(0, MAX_LENGTH);
    const kind = `${directive} ${blocked}`;
    if (logged.has(kind) || logged.size >= MAX_PER_MINUTE) {
      omitted += 1;
      return true;
    }
    logged.add(kind);
    const page = withoutQuery(report['document-uri']);
    log.warn(
      { directive, blocked, page, source, line: report['line-number'] },
      'the content security policy refused something',
    );
    return true;
  };
}
