import {
  type FormDefinition,
  type Problems,
  readReference,
  routeOf,
  type StoredValues,
  type Values,
} from '@inktvis/forms';
import { isObject } from '@inktvis/foundation/json';
import { errors } from '@inktvis/messages/errors';
import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';
import { deadline } from '../../browser/deadline.ts';
import { AGE_HEADER, MIN_AGE_MS } from './anti-spam.ts';

/** `cause` is the text of requirements 8, `error` what the response says in Dutch; without `hasResponse` the network failed. */
type Failed = {
  readonly kind: 'failed';
  readonly error: string;
  readonly cause: string;
  readonly hasResponse: boolean;
};

export type PostResult =
  | { readonly kind: 'sent'; readonly reference: string | null }
  | { readonly kind: 'invalid'; readonly problems: Problems }
  | Failed;

const TIMEOUT_MS = 30_000;

const textsIn = (value: unknown): Problems =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
    : {};

/** The server takes nothing from a page younger than this: visitors with autofill may be faster. A timer may fire early. */
const waitForMinAge = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, MIN_AGE_MS + 20 - performance.now())));

/** Posts values as JSON. Without a response, from the network or a server that hangs, resets or redirects, it has failed. */
async function post(
  address: string,
  values: Values | StoredValues,
  { headers, ...options }: RequestInit,
  timeoutMs = TIMEOUT_MS,
): Promise<Response | Failed> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(values),
      signal: deadline(timeoutMs),
      ...options,
    });
  } catch (caught) {
    const isTimeout = caught instanceof Error && caught.name === 'TimeoutError';
    const error = isTimeout ? errors.timeout : errors.network_error;
    const cause = fill(forms.network_failure, { error });
    return { kind: 'failed', error: forms.failed, cause, hasResponse: false };
  }
}

function refusal(response: Response, error: string): Failed {
  // HTTP/2 has no status text.
  const status = response.statusText || `${errors.request_failed} ${response.status}`;
  return { kind: 'failed', error, cause: fill(forms.not_ok, { 'status text': status }), hasResponse: true };
}

/** Posts a form as JSON to this site (requirements 7.1). Never rejects. */
export async function postForm(form: FormDefinition, values: Values): Promise<PostResult> {
  await waitForMinAge();
  const headers = { [AGE_HEADER]: String(Math.round(performance.now())) };
  const response = await post(routeOf(form), values, { headers });
  if ('kind' in response) return response;
  const json: unknown = await response.json().catch(() => null);
  const body = isObject(json) ? json : {};
  // The status says that it was stored; the number is extra, and may be missing.
  if (response.ok) return { kind: 'sent', reference: readReference(body.reference) };
  const problems = textsIn(body.fields);
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
  const fallback = response.status === 413 ? forms.too_large : forms.failed;
  return refusal(response, (typeof body.error === 'string' && body.error) || fallback);
}

/** Posts to another service (requirements 7.1): only the status is read, and a redirect counts as no response. Never rejects. */
export async function postElsewhere(
  address: string,
  values: StoredValues,
  timeoutMs?: number,
): Promise<PostResult> {
  const options = { credentials: 'omit', redirect: 'error', referrerPolicy: 'origin' } as const;
  const response = await post(address, values, options, timeoutMs);
  if ('kind' in response) return response;
  // The body may never end, and is not read.
  response.body?.cancel().catch(() => undefined);
  return response.ok ? { kind: 'sent', reference: null } : refusal(response, forms.failed);
}
