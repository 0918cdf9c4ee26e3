import type { APIRoute } from 'astro';
import { createCspReports } from '../../server/csp-reports.ts';
import { log } from '../../server/runtime.ts';

const accept = createCspReports({ log, now: () => performance.now() });

/** `POST /api/csp`: what a browser reports that our policy refused. 204, or 400 for anything else. */
export const POST: APIRoute = async ({ request }) =>
  new Response(null, { status: accept(await request.text()) ? 204 : 400 });
