import { forms } from '@inktvis/messages/forms';
import type { Handled, Refusal } from './handler.ts';
import { pageBefore } from './handler-origin.ts';
import { isAnchor, sentId } from './traps.ts';

const FRESH = { 'Cache-Control': 'no-store' };

/** Headers of a refusal, whatever its form. */
export const refusalHeaders = ({ retryAfterSeconds }: Refusal): Record<string, string> =>
  retryAfterSeconds === undefined ? FRESH : { ...FRESH, 'Retry-After': String(retryAfterSeconds) };

/** The answer for a script (requirements 7.1). */
export function jsonAnswer({ result }: Handled): Response {
  if (result.ok) return Response.json(result.value, { headers: FRESH });
  const { status, error, problems } = result.error;
  const body = status === 422 ? { error, fields: problems ?? {} } : { error };
  return Response.json(body, { status, headers: refusalHeaders(result.error) });
}

/** Nothing but a post is answered. */
export const onlyPost = (): Response =>
  Response.json({ error: forms.only_post }, { status: 405, headers: { ...FRESH, Allow: 'POST' } });

/**
 * After a plain post that succeeded: back to the page, at the place that says so. Null when the page is not known; then
 * the answer itself has to say it.
 */
export function backToPage(request: Request, { result, extra }: Handled): Response | null {
  const page = pageBefore(request, extra.page);
  if (!result.ok || page === null || !isAnchor(extra.anchor ?? '')) return null;
  const headers = { ...FRESH, Location: `${page}#${sentId(extra.anchor ?? '')}` };
  return new Response(null, { status: 303, headers });
}
