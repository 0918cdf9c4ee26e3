import { errors } from '@inktvis/messages/errors';
import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';
import { mayPostTo } from '../allowed.ts';
import type { Problems, Values } from '../check.ts';
import { AGE_HEADER } from '../traps.ts';

/**
 * What came of sending. `cause` is the fixed text of requirements 8 and `error` what the answer says in Dutch; nothing
 * was answered when the network failed (`lost`).
 */
export type Posted =
  | { readonly kind: 'sent' }
  | { readonly kind: 'wrong'; readonly problems: Problems }
  | { readonly kind: 'failed' | 'lost'; readonly cause: string; readonly error: string };

const LONGEST_WAIT_MS = 30_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): Problems =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
    : {};

async function readAnswer(response: Response): Promise<{ error: string; fields: Problems }> {
  const answer: unknown = await response.json().catch(() => null);
  const error = isRecord(answer) && typeof answer.error === 'string' ? answer.error : '';
  const fallback = response.status === 413 ? forms.too_large : forms.failed;
  return { error: error || fallback, fields: isRecord(answer) ? texts(answer.fields) : {} };
}

/** The generic form submit: JSON to an address that may have it (requirements 7.1). Never rejects. */
export async function post(address: string, values: Values, ageMs: number): Promise<Posted> {
  const fail = (error: string): Posted => ({
    kind: 'lost',
    cause: fill(forms.network_failure, { error }),
    error: forms.failed,
  });
  if (!mayPostTo(address, location.origin)) return fail('address not allowed');
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [AGE_HEADER]: String(Math.round(ageMs)) },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return fail(late ? errors.timeout : errors.network_error);
  }
  if (response.ok) return { kind: 'sent' };
  const { error, fields } = await readAnswer(response);
  if (Object.keys(fields).length > 0) return { kind: 'wrong', problems: fields };
  // HTTP/2 has no status text.
  const status = response.statusText || `${errors.request_failed} ${response.status}`;
  return { kind: 'failed', cause: fill(forms.not_ok, { 'status text': status }), error };
}
