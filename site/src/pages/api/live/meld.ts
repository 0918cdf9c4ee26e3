import type { APIRoute } from 'astro';
import { readReport } from '../../../features/live/screen-report.ts';
import { outboxFor } from '../../../server/outbox.ts';
import { settings } from '../../../server/runtime.ts';

const respond = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/**
 * `POST /api/live/meld` `{ name, dataAge, build }`: a screen with a name (`?scherm=naam`) reports itself and the age
 * of its data, in seconds; nothing personal. 204; 400 for anything else, 403 from another site or for a name that is not
 * in `LIVE_SCREENS`, 503 while the database is unreachable.
 */
export const POST: APIRoute = async ({ request, locals, url }) => {
  if (request.headers.get('origin') !== url.origin) return respond(403);
  const report = readReport(await request.text());
  if (!report) return respond(400);
  const isExpected = settings.liveScreens.includes(report.name);
  if (settings.liveScreens.length > 0 && !isExpected) return respond(403);
  try {
    await outboxFor(locals, settings).reportScreen({ ...report, isExpected });
    return respond(204);
  } catch {
    return respond(503, { 'Retry-After': '60' });
  }
};

/** 405 for any other method; reports are shown on `/live/wacht`. */
export const ALL: APIRoute = () => respond(405, { Allow: 'POST' });
