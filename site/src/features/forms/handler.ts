import { createHash } from 'node:crypto';
import {
  check,
  type FormDefinition,
  type Problems,
  referenceOf,
  submissionOf,
  tidyValues,
  type Values,
} from '@inktvis/forms';
import { createBoundedWarn } from '@inktvis/foundation/bounded-log';
import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { forms } from '@inktvis/messages/forms';
import type { Outbox } from '@inktvis/outbox';
import { AGE_HEADER, MIN_AGE_MS } from '../../blocks/form/anti-spam.ts';
import { allowancesOf, type FormLimits } from './limits.ts';
import { type FormBody, isSameOrigin, readFormBody } from './request-body.ts';

/** Why nothing was stored. */
export type Refusal = {
  readonly status: 400 | 403 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly error: string;
  readonly problems?: Problems;
  readonly retryAfterSeconds?: number;
};
/** The visitor's confirmation of what was stored. `reference`: the number in the mails; the newsletter has none. */
type Accepted = { readonly message: string; readonly reference?: string };
type Outcome = Result<Accepted, Refusal>;
/** What came of a request. `values`: what was typed, when it was refused, to show in the form again. */
export type Handled = {
  readonly result: Outcome;
  readonly values: Values;
  readonly extra: FormBody['extra'];
};

type Sending = {
  readonly form: FormDefinition;
  /** IP address. */
  readonly visitor: string;
  readonly store: Pick<Outbox, 'accept'>;
};
type HandlerOptions = { readonly clock: Clock; readonly limits: FormLimits; readonly log: Log };

/** How long the same values count as the same message, in ms: a double click, or a visitor who saw no response. */
const DUPLICATE_MS = 60_000;
const MAX_RECENT = 10_000;
const RETRY_SECONDS = 30;

/** Lets the same submission through once. In memory: storing a message twice is better than losing it. */
function createDuplicateFilter(clock: Clock) {
  const recent = new Map<string, { readonly outcome: Promise<Outcome>; readonly until: number }>();

  function dropExpired(now: number): void {
    for (const [key, { until }] of recent) {
      if (until > now && recent.size <= MAX_RECENT) break;
      recent.delete(key);
    }
  }

  return (form: FormDefinition, values: Values, submit: () => Promise<Outcome>): Promise<Outcome> => {
    const key = createHash('sha256')
      .update(JSON.stringify([form.name, values]))
      .digest('base64url');
    const now = clock.now().getTime();
    dropExpired(now);
    const before = recent.get(key);
    if (before) return before.outcome;
    const outcome = submit();
    recent.set(key, { outcome, until: now + DUPLICATE_MS });
    const forget = () => recent.delete(key);
    outcome.then(({ ok: isStored }) => isStored || forget(), forget);
    return outcome;
  };
}

/** Only a program fills in an invisible field, or needs no time to read. */
function looksAutomated(request: Request, { extra }: FormBody): boolean {
  const age = Number(request.headers.get(AGE_HEADER) ?? Number.POSITIVE_INFINITY);
  return (extra.honeypot ?? '').trim() !== '' || age < MIN_AGE_MS;
}

/** Handles posts to `/api/{form}` (requirements 7.1). `ok`: it is on the disk. What looks automated comes back whole: it may be autofill. */
export function createFormHandler({ clock, limits, log }: HandlerOptions) {
  const withoutDuplicates = createDuplicateFilter(clock);
  const warn = createBoundedWarn({ log, now: () => clock.now().getTime() });

  async function store({ form, visitor, store }: Sending, values: Values): Promise<Outcome> {
    const submission = submissionOf(form, values);
    try {
      // The store itself limits the mails to addresses of the newsletter.
      const recipient = submission.kind === 'newsletter' ? null : submission.email;
      const allowances = allowancesOf(limits, { form: form.name, visitor, recipient, now: clock.now() });
      const accepted = await store.accept(submission, allowances);
      if (accepted.ok) {
        const isNumbered = submission.kind !== 'newsletter';
        return ok({ message: form.sent, ...(isNumbered && { reference: referenceOf(accepted.value.id) }) });
      }
      if (accepted.error.kind === 'limited') {
        const { retryAfterSeconds } = accepted.error;
        return err({ status: 429, error: forms.too_many, retryAfterSeconds });
      }
      log.error({ form: form.name, why: accepted.error.kind }, 'a form could not be stored');
      return err({ status: 503, error: forms.failed, retryAfterSeconds: RETRY_SECONDS });
    } catch (error) {
      // The message of a database error may quote what was being stored.
      const why = error instanceof Error ? error.name : 'unknown';
      log.error({ form: form.name, why }, 'a form could not be stored');
    }
    return err({ status: 500, error: forms.failed });
  }

  async function decide(
    request: Request,
    sending: Sending,
    body: FormBody,
    values: Values,
  ): Promise<Outcome> {
    const problems = check(sending.form, values);
    if (Object.keys(problems).length > 0) return err({ status: 422, error: forms.summary_title, problems });
    if (looksAutomated(request, body)) {
      warn({ form: sending.form.name }, 'a submission looks automated');
      return err({ status: 422, error: forms.once_more, problems });
    }
    return withoutDuplicates(sending.form, values, () => store(sending, values));
  }

  return async (request: Request, sending: Sending): Promise<Handled> => {
    const nothing = { values: {}, extra: {} };
    if (!isSameOrigin(request)) return { ...nothing, result: err({ status: 403, error: forms.elsewhere }) };
    const body = await readFormBody(request, sending.form);
    if (!body.ok) return { ...nothing, result: body };
    const values = tidyValues(sending.form, body.value.values);
    const result = await decide(request, sending, body.value, values);
    return { result, values: result.ok ? {} : values, extra: body.value.extra };
  };
}
