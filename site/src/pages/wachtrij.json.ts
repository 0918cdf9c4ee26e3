import type { APIRoute } from 'astro';
import { readQueues } from '../server/signing.ts';

/** `GET /wachtrij.json`: `SigningQueues` of today, at most a second old; 503 with null when they cannot be read. */
export const GET: APIRoute = async ({ locals }) => {
  const queues = await readQueues(locals);
  return queues
    ? Response.json(queues, { headers: { 'Cache-Control': 'public, max-age=1' } })
    : Response.json(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
};
