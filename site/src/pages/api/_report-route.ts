import { channel } from 'node:diagnostics_channel';
import type { Log } from '@inktvis/foundation/log';
import { BROWSER_REPORT, type BrowserReport } from '@inktvis/foundation/measurements';
import type { APIRoute } from 'astro';
import { log } from '../../server/runtime.ts';

type Accepting = { readonly log: Pick<Log, 'warn'>; readonly now: () => number };

/** A route to which browsers post reports, which are logged and counted: 204, or 400 for anything else. */
export function reportRoute(
  kind: BrowserReport['kind'],
  open: (options: Accepting) => (body: string) => boolean,
): APIRoute {
  const accept = open({ log, now: () => performance.now() });
  return async ({ request }) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const isReport = accept(await request.text());
    if (isReport) channel(BROWSER_REPORT).publish({ kind } satisfies BrowserReport);
    return new Response(null, { status: isReport ? 204 : 400 });
  };
}
