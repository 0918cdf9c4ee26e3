import { createHash } from 'node:crypto';
import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { forms } from '@inktvis/messages/forms';
import type { Outbox } from '@inktvis/outbox';
import { check, type Problems, tidyValues, type Values } from './check.ts';
import type { FormDefinition } from './definitions.ts';
import { type Given, readForm } from './handler-body.ts';
import { allowancesOf, type FormLimits } from './handler-limits.ts';
import { isOwnPage } from './handler-origin.ts';
import { createRepeats } from './handler-repeats.ts';
import { recipientOf, submissionOf } from './handler-submission.ts';
import { AGE_HEADER, SHORTEST_MS } from './traps.ts';

/** Why nothing was stored, and what the visitor typed, so that it can stand in the form again. */
export type Refusal = {
  readonly status: 400 | 403 | 413 | 415 | 422 | 429 | 500;
  readonly error: string;
  readonly problems?: Problems;
  readonly retryAfterSeconds?: number;
};
export type Handled = {
  readonly result: Result<{ readonly message: string }, Refusal>;
  readonly values: Values;
  readonly extra: Given['extra'];
};

export type FormStore = Pick<Outbox, 'accept'>;
type Asking = {
  readonly form: FormDefinition;
  /** Where the request came from: an IP address. */
  readonly visitor: string;
  readonly store: FormStore;
};
type Desk = { readonly clock: Clock; readonly limits: FormLimits; readonly log: Log };
type Answer = Handled['result'];

/** What only a program does: it fills in what nobody sees, or needs no time to read. */
function looksLikeProgram(request: Request, { extra }: Given): boolean {
  const age = Number(request.headers.get(AGE_HEADER) ?? Number.POSITIVE_INFINITY);
  return (extra.honeypot ?? '').trim() !== '' || age < SHORTEST_MS;
}

const keyOf = (form: FormDefinition, values: Values): string =>
  createHash('sha256')
    .update(JSON.stringify([form.name, values]))
    .digest('base64url');

/**
 * Takes what visitors send to `POST /api/{form}` (requirements 7.1, requirements 7.1). `ok` means that it is on the disk.
 * What looks like the work of a program is not dropped in silence, for it may be a visitor whose browser fills in
 * everything: nothing is stored, and the form comes back with all that was typed and the question to send it once more.
 */
export function createFormHandler({ clock, limits, log }: Desk) {
  const once = createRepeats<Answer>(clock, (answer) => answer.ok);

  async function keep({ form, visitor, store }: Asking, values: Values): Promise<Answer> {
    const submission = submissionOf(form.name, values);
    try {
      const recipient = recipientOf(submission);
      const question = { form: form.name, visitor, recipient, now: clock.now() };
      const accepted = await store.accept(submission, allowancesOf(limits, question));
      if (accepted.ok) return ok({ message: form.sent });
      if (accepted.error.kind === 'limited') {
        const { retryAfterSeconds } = accepted.error;
        return err({ status: 429, error: forms.too_many, retryAfterSeconds });
      }
      log.error({ form: form.name, why: accepted.error.kind }, 'a form could not be stored');
    } catch (error) {
      // The message of a database may quote what was being stored.
      const why = error instanceof Error ? error.name : 'unknown';
      log.error({ form: form.name, why }, 'a form could not be stored');
    }
    return err({ status: 500, error: forms.failed });
  }

  async function judge(request: Request, asking: Asking, given: Given, values: Values): Promise<Answer> {
    const problems = check(asking.form, values);
    if (Object.keys(problems).length > 0) return err({ status: 422, error: forms.summary_title, problems });
    if (looksLikeProgram(request, given)) return err({ status: 422, error: forms.once_more, problems });
    return once(keyOf(asking.form, values), () => keep(asking, values));
  }

  return async (request: Request, asking: Asking): Promise<Handled> => {
    const nothing = { values: {}, extra: {} };
    if (!isOwnPage(request)) return { ...nothing, result: err({ status: 403, error: forms.elsewhere }) };
    const read = await readForm(request, asking.form);
    if (!read.ok) return { ...nothing, result: read };
    const values = tidyValues(asking.form, read.value.values);
    const result = await judge(request, asking, read.value, values);
    return { result, values: result.ok ? {} : values, extra: read.value.extra };
  };
}

export type FormHandler = ReturnType<typeof createFormHandler>;
