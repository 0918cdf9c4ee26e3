import { createBoundedWarn } from '@inktvis/foundation/bounded-log';
import { parseJson } from '@inktvis/foundation/json';
import { z } from 'zod';

const MAX_LENGTH = 200;

/** Without query and fragment, which may hold a token or a search term. */
const address = z
  .string()
  .transform((text) => text.replace(/[?#].*$/s, '').slice(0, MAX_LENGTH))
  .catch('');

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const reportBody = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().min(1).max(MAX_LENGTH),
    'blocked-uri': address,
    'document-uri': address,
    'source-file': address,
  }),
});

/** Extensions of a visitor's browser run in our pages too, and are refused as they should be. */
const ofExtension = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension\b/;

/** Logs what browsers report that our policy refused; gives false for what is no report. Anyone can send them: bounded. */
export function createCspReports(
  options: Parameters<typeof createBoundedWarn>[0],
): (body: string) => boolean {
  const warn = createBoundedWarn(options);
  return (body) => {
    const { data } = reportBody.safeParse(parseJson(body));
    if (!data) return false;
    const {
      'effective-directive': directive,
      'blocked-uri': blocked,
      'document-uri': page,
      'source-file': source,
    } = data['csp-report'];
    if (!ofExtension.test(blocked) && !ofExtension.test(source))
      warn({ directive, blocked, page, source }, 'the content security policy refused something');
    return true;
  };
}
