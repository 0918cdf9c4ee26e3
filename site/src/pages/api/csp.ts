import type { APIRoute } from 'astro';
import { createCspReports } from '../../server/csp-reports.ts';
import { log } from '../../server/runtime.ts';

const accept = createCspReports({ log, now: () => performance.now() });

/** `POST /api/csp`: what a browser reports that the policy of a page refused (`server/csp-reports.ts`). */
export const POST: APIRoute = async ({ request }) =>
  new Response(null, { status: accept(await request.text()) ? 204 : 400 });

/** Other methods are not allowed. */
export const ALL: APIRoute = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
