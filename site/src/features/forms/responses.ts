import { type FormDefinition, REFERENCE_PARAMETER } from '@inktvis/forms';
import { forms } from '@inktvis/messages/forms';
import { isFormId, sentId } from '../../blocks/form/anti-spam.ts';
import type { Handled, Refusal } from './handler.ts';
import { pageBefore } from './request-body.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** The browser may store the page in response to a post: else going back to it asks to send the form again. */
const ONE_VISITOR = { 'Cache-Control': 'private, no-cache' };

const retryAfter = (refusal: Refusal | null): Record<string, string> =>
  refusal?.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(refusal.retryAfterSeconds) };

/** Headers of the page that says what came of a plain post; `refusal` is null when the form was stored. */
export const pageHeadersOf = (refusal: Refusal | null) => ({ ...ONE_VISITOR, ...retryAfter(refusal) });

/** The response for a script (requirements 7.1). */
export function jsonResponse({ result }: Handled): Response {
  if (result.ok) return Response.json(result.value, { headers: NO_STORE });
  const { status, error, problems } = result.error;
  const body = status === 422 ? { error, fields: problems ?? {} } : { error };
  return Response.json(body, { status, headers: { ...NO_STORE, ...retryAfter(result.error) } });
}

/** 405: the address of a form takes nothing but posts. */
export const methodNotAllowed = (): Response =>
  Response.json({ error: forms.only_post }, { status: 405, headers: { ...NO_STORE, Allow: 'POST' } });

/** After a stored plain post: its page, with the number in the address; null when that is not known, and the response has to confirm. */
export function redirectBack(request: Request, { result, extra }: Handled): Response | null {
  const page = pageBefore(request, extra.page);
  const { formId = '' } = extra;
  if (!result.ok || page === null || !isFormId(formId)) return null;
  const { reference } = result.value;
  const query = reference === undefined ? '' : `?${REFERENCE_PARAMETER}=${reference}`;
  const headers = { ...NO_STORE, Location: `${page}${query}#${sentId(formId)}` };
  return new Response(null, { status: 303, headers });
}

/** What came of a plain post, for the page that shows it. `page`: where the visitor was, if that is known. */
type PlainPostOutcome = {
  readonly form: FormDefinition;
  readonly handled: Handled;
  readonly page: string | null;
};

/** By the `locals` of the request, which Astro passes on when one route rewrites to another. */
export const outcomes = new WeakMap<object, PlainPostOutcome>();
