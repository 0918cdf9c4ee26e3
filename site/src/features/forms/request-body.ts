import type { FormDefinition, FormField, Values } from '@inktvis/forms';
import { isObject, parseJson } from '@inktvis/foundation/json';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { forms } from '@inktvis/messages/forms';
import { EXTRA_FIELDS } from '../../blocks/form/anti-spam.ts';

export type FormBody = {
  readonly values: Values;
  readonly extra: Partial<Record<keyof typeof EXTRA_FIELDS, string>>;
};
/** A body that cannot be read: 413 too large, 415 neither JSON nor a form, 400 anything else. */
type BodyProblem = { readonly status: 400 | 413 | 415; readonly error: string };

type Pair = readonly [name: string, value: unknown];

/** The HTTP server refuses larger bodies too, but it is absent during development. */
const MAX_BYTES = 64 * 1024;

const unreadable = err({ status: 400, error: forms.unreadable } as const);

function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

const isJson = (request: Request): boolean => mediaType(request) === 'application/json';

/** Whether a page without script sent it: then the response is a page too. */
export const isPlainPost = (request: Request): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded';

/** The names and values as they came; null when the text is something else. */
function pairsOf(request: Request, text: string): readonly Pair[] | null {
  if (!isJson(request)) return [...new URLSearchParams(text)];
  const parsed = parseJson(text);
  return isObject(parsed) ? Object.entries(parsed) : null;
}

/** A value as text; null when no form can have sent it. A program may send a number as a number. */
function textOf(field: FormField | undefined, value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  return field?.kind === 'number' && typeof value === 'number' ? String(value) : null;
}

/** Refuses unknown and repeated names, and values of another type: no form of ours sends those. */
function readPairs({ fields }: FormDefinition, pairs: readonly Pair[]): Result<FormBody, BodyProblem> {
  const given = new Map<string, string>();
  const known = new Set([...Object.keys(fields), ...Object.values(EXTRA_FIELDS)]);
  for (const [name, value] of pairs) {
    const text = known.has(name) && !given.has(name) ? textOf(fields[name], value) : null;
    if (text === null) return unreadable;
    given.set(name, text);
  }
  const { honeypot, formId, page } = EXTRA_FIELDS;
  return ok({
    values: Object.fromEntries(Object.keys(fields).map((name) => [name, given.get(name) ?? ''])),
    extra: { honeypot: given.get(honeypot), formId: given.get(formId), page: given.get(page) },
  });
}

export async function readFormBody(
  request: Request,
  form: FormDefinition,
): Promise<Result<FormBody, BodyProblem>> {
  if (!isJson(request) && !isPlainPost(request)) return err({ status: 415, error: forms.wrong_type });
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BYTES) return err({ status: 413, error: forms.too_large });
  try {
    const pairs = pairsOf(request, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return pairs === null ? unreadable : readPairs(form, pairs);
  } catch {
    return unreadable;
  }
}

/** Whether a page of this site sent it. Browsers send one of these headers; other programs have no visitor's rights to abuse. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin;
}

/** The path of the page of this site that the visitor was on; null when it is not known. */
export function pageBefore(request: Request, given: string | undefined): string | null {
  const { origin } = new URL(request.url);
  const text = given ?? request.headers.get('referer') ?? '';
  if (text === '' || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  const isPage = url.origin === origin && !/^\/(api\/|[/\\])/.test(url.pathname);
  return isPage ? url.pathname : null;
}
