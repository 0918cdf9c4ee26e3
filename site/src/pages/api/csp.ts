import { channel } from 'node:diagnostics_channel';
import { BROWSER_REPORT, type BrowserReport } from '@inktvis/foundation/measurements';
import type { APIRoute } from 'astro';
import { createCspReports } from '../../server/csp-reports.ts';
import { log } from '../../server/runtime.ts';

const accept = createCspReports({ log, now: () => performance.now() });

/** `POST /api/csp`: what a browser reports that the policy of a page refused (`server/csp-reports.ts`). */
export const POST: APIRoute = async ({ request }) => {
  const isReport = accept(await request.text());
  if (isReport) channel(BROWSER_REPORT).publish({ kind: 'csp' } satisfies BrowserReport);
  return new Response(null, { status: isReport ? 204 : 400 });
};

/** Other methods are not allowed. */
export const ALL: APIRoute = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
