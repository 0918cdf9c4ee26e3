import { brusselsDay } from '@inktvis/foundation/brussels';
import { parseJson } from '@inktvis/foundation/json';
import { QUEUE_STATES, REPORT_LIFE_MS, REPORTS_BEFORE_MS } from '@inktvis/programme/signing-queue';
import type { APIRoute } from 'astro';
import { z } from 'zod';
import { isSameOrigin } from '../../features/forms/request-body.ts';
import { outboxFor } from '../../server/outbox.ts';
import { contentFor } from '../../server/page.ts';
import { clock, log, settings } from '../../server/runtime.ts';
import { forgetSigning, signingToday, tableState } from '../../server/signing.ts';

/** A tap. `age`: how long ago it was, in ms: the clock of a phone is not trusted. */
const reportBody = z.object({
  id: z.uuid(),
  moment: z.string(),
  state: z.enum(QUEUE_STATES),
  age: z.int().nonnegative(),
});

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

const AWAY = { 'Retry-After': '5' };

/** What a link shows; a response where it shows nothing. */
async function readTable(request: Request, locals: object) {
  const signing = await signingToday(locals);
  const [, token = ''] = /^Bearer ([\w-]{32})$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  const place = signing.placeOf(token);
  if (place === undefined) return answer(null, 404);
  const programme = await contentFor(locals).programme();
  return programme.ok
    ? { place, table: tableState(programme.value, place, signing) }
    : answer(null, 503, AWAY);
}

/**
 * `GET /api/signeren` with the token of a table's link in `Authorization: Bearer`: its `TableState`. 404: no link of today.
 * `POST` with `{ id, moment, state, age }` reports a queue, and gives the new state once that is stored. 410: too old, or not
 * the time of the moment; 429: less than a second after another.
 */
export const ALL: APIRoute = async ({ request, locals }) => {
  if (request.method !== 'GET' && request.method !== 'POST') return answer(null, 405, { Allow: 'GET, POST' });
  if (!isSameOrigin(request)) return answer(null, 403);
  try {
    const read = await readTable(request, locals);
    if (read instanceof Response) return read;
    if (request.method === 'GET') return answer(read.table);
    const body = reportBody.safeParse(parseJson(await request.text()));
    if (!body.success) return answer(null, 400);
    const { id, moment: uuid, state, age } = body.data;
    const moment = read.table.moments.find((one) => one.id === uuid);
    const now = clock.now();
    const at = now.getTime() - age;
    if (
      !moment ||
      age > REPORT_LIFE_MS ||
      at < moment.start - REPORTS_BEFORE_MS ||
      now.getTime() >= moment.end
    )
      return answer(null, 410);
    const table = { place: read.place, day: brusselsDay(now) };
    const report = { ...table, id, moment: uuid, title: moment.title, state, at };
    const isStored = await outboxFor(locals, settings).report(report, now.getTime());
    if (!isStored) return answer(null, 429, { 'Retry-After': '1' });
    forgetSigning();
    const next = await readTable(request, locals);
    return next instanceof Response ? next : answer(next.table);
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'signing table not read');
    return answer(null, 503, AWAY);
  }
};
