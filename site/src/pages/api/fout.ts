import { channel } from 'node:diagnostics_channel';
import { BROWSER_REPORT, type BrowserReport } from '@inktvis/foundation/measurements';
import type { APIRoute } from 'astro';
import { log } from '../../server/runtime.ts';
import { createScriptReports } from '../../server/script-reports.ts';

const accept = createScriptReports({ log, now: () => performance.now() });

/** `POST /api/fout`: an error of our own script in a browser (`browser/report-errors.ts`). 204, or 400 for anything else. */
export const POST: APIRoute = async ({ request }) => {
  const isReport = accept(await request.text());
  if (isReport) channel(BROWSER_REPORT).publish({ kind: 'script' } satisfies BrowserReport);
  return new Response(null, { status: isReport ? 204 : 400 });
};

/** Other methods are not allowed. */
export const ALL: APIRoute = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
