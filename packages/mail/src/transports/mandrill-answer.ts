import { err, ok, type Result } from '@inktvis/foundation/result';
import type { MailError, Sent } from '../types.ts';
import { redacted } from './redact.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);
const words = (...parts: unknown[]): string => parts.filter((part) => typeof part === 'string').join(': ');

const TAKEN: readonly unknown[] = ['sent', 'queued', 'scheduled'];
const REFUSED: readonly unknown[] = ['rejected', 'invalid'];

/**
 * Statuses that say that the mail itself is wrong. A key that is refused (401, 403), an account without credit (402)
 * and too many questions (429) are mended without touching the mail, so the mail waits.
 */
const WRONG_MAIL: readonly unknown[] = [400, 404, 413, 422];

/** An HTTP error, or none at all. The error holds the request with the key: nothing but the named fields is used. */
function failure(error: Error, secrets: readonly string[]): MailError {
  const response = field(error, 'response');
  const status = field(response, 'status');
  const data = field(response, 'data');
  const said =
    words(field(data, 'name'), field(data, 'message')) || words(field(error, 'code'), error.message);
  return {
    kind: WRONG_MAIL.includes(status) ? 'permanent' : 'temporary',
    message: redacted(`Mandrill ${typeof status === 'number' ? `${status} ` : ''}${said}`, secrets),
  };
}

/**
 * What Mailchimp Transactional made of a mail (contract email-provider 1.1): an array with a status for each
 * recipient, or an Error that the client resolves with. One recipient that is taken is enough: trying again would
 * send that one the mail twice.
 */
export function readAnswer(answer: unknown, secrets: readonly string[]): Result<Sent, MailError> {
  if (answer instanceof Error) return err(failure(answer, secrets));
  const recipients: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const taken = recipients.find((one) => TAKEN.includes(field(one, 'status')));
  if (taken) {
    const id = field(taken, '_id');
    return ok({ providerId: typeof id === 'string' ? redacted(id, secrets) : null });
  }
  const refused = recipients.find((one) => REFUSED.includes(field(one, 'status')));
  if (refused) {
    const why = words(field(refused, 'status'), field(refused, 'reject_reason'));
    return err({ kind: 'permanent', message: redacted(`Mandrill ${why}`, secrets) });
  }
  return err({ kind: 'temporary', message: 'Mandrill gave an answer that cannot be understood' });
}
