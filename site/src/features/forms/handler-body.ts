import { err, ok, type Result } from '@inktvis/foundation/result';
import { forms } from '@inktvis/messages/forms';
import type { Values } from './check.ts';
import type { FormDefinition, FormField } from './definitions.ts';
import { EXTRA } from './traps.ts';

/** What a request to a form's address holds. */
export type Given = { readonly values: Values; readonly extra: Partial<Record<keyof typeof EXTRA, string>> };
/** A body that cannot be read: 413 too large, 415 neither JSON nor a form, 400 anything else. */
export type BodyProblem = { readonly status: 400 | 413 | 415; readonly error: string };

/** The HTTP server refuses more than this too; while developing there is no such server. */
const MOST_BYTES = 64 * 1024;

const unreadable = err({ status: 400, error: forms.unreadable } as const);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isJson = (request: Request): boolean => mediaType(request) === 'application/json';

/** Whether a page without script sent it: the answer is a page then too. */
export const isPlainForm = (request: Request): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded';

function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

/** The names in the text of a flat JSON object, however often they come: the parser keeps the last of each. */
const namesIn = (json: string): number =>
  [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;

/** The names and values as they came; null when they are no such thing. */
function pairsOf(request: Request, text: string): readonly (readonly [string, unknown])[] | null {
  if (!isJson(request)) return [...new URLSearchParams(text)];
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isObject(parsed)) return null;
    const pairs = Object.entries(parsed);
    return namesIn(text) === pairs.length ? pairs : null;
  } catch {
    return null;
  }
}

/** A value as text; null when a form cannot have sent it. A program may send a number of tickets as a number. */
function textOf(field: FormField | undefined, value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  return field?.control === 'number' && typeof value === 'number' ? String(value) : null;
}

function sort(form: FormDefinition, pairs: readonly (readonly [string, unknown])[]) {
  const given = new Map<string, string>();
  const known = [...form.fields.map(({ name }) => name), ...Object.values(EXTRA)];
  for (const [name, value] of pairs) {
    const text = textOf(
      form.fields.find((field) => field.name === name),
      value,
    );
    // Unknown names, names that come twice and values of another kind: nobody's form.
    if (text === null || given.has(name) || !known.includes(name)) return unreadable;
    given.set(name, text);
  }
  const { honeypot, anchor, page } = EXTRA;
  return ok({
    values: Object.fromEntries(form.fields.map(({ name }) => [name, given.get(name) ?? ''])),
    extra: { honeypot: given.get(honeypot), anchor: given.get(anchor), page: given.get(page) },
  });
}

/** Reads what was sent to `form`, as JSON or as a plain form (requirements 7.1, requirements 7.1). */
export async function readForm(request: Request, form: FormDefinition): Promise<Result<Given, BodyProblem>> {
  if (!isJson(request) && !isPlainForm(request)) {
    return err({ status: 415, error: forms.wrong_type });
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MOST_BYTES) return err({ status: 413, error: forms.too_large });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unreadable;
  }
  const pairs = pairsOf(request, text);
  return pairs === null ? unreadable : sort(form, pairs);
}
