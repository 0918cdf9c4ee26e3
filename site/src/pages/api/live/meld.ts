import type { APIRoute } from 'astro';
import { readReport } from '../../../features/live/screen-report.ts';
import { outboxFor } from '../../../server/outbox.ts';
import { settings } from '../../../server/runtime.ts';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/**
 * `POST /api/live/meld` `{ name, dataAge, build }`: a screen that was given a name (`?scherm=naam`) tells that it is
 * there and how old its data is, in seconds; nothing of anybody. 204, 400 for anything else, 403 from another site,
 * 503 while the database does not answer.
 */
export const POST: APIRoute = async ({ request, locals, url }) => {
  if (request.headers.get('origin') !== url.origin) return answer(403);
  const report = readReport(await request.text());
  if (!report) return answer(400);
  try {
    await outboxFor(locals, settings).reportScreen(report);
    return answer(204);
  } catch {
    return answer(503, { 'Retry-After': '60' });
  }
};

/** There is nothing to read here: that is `/live/wacht`. */
export const ALL: APIRoute = () => answer(405, { Allow: 'POST' });
