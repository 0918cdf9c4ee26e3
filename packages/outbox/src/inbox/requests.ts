import { KINDS, type Kind, referenceOf } from '@inktvis/forms';
import { TEMPLATE_NAMES } from '@inktvis/mail';
import { z } from 'zod';
import { addressKey } from '../address-key.ts';
import { fieldsOf } from '../queue.ts';
import type { Driver } from '../store/driver.ts';

const requestRow = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  fields: z.string().transform(fieldsOf),
  received_at: z.int(),
  /** When an organiser marked it as answered; null: not yet. */
  answered_at: z.int().nullable(),
});

const mailRow = z.object({
  submission_id: z.string(),
  template: z.enum(TEMPLATE_NAMES),
  state: z.enum(['waiting', 'sent', 'dead']),
  attempts: z.int(),
  due_at: z.int(),
  sent_at: z.int().nullable(),
  problem: z.string().nullable(),
});

/** A mail of a request. */
export type RequestMail = z.infer<typeof mailRow>;

/** Something that a visitor sent, as the organisers see it. */
export type InboxRequest = z.infer<typeof requestRow> & {
  /** The number in the mails: `7KM-4XR`. */
  readonly reference: string;
  readonly mails: readonly RequestMail[];
};

/**
 * Which requests: of some kinds, one by its number, those with a dead letter, from an address, unanswered.
 */
type RequestFilter = {
  readonly kinds?: readonly Kind[];
  readonly reference?: string;
  readonly dead?: boolean;
  readonly email?: string | undefined;
  readonly unanswered?: boolean;
};

/** A number as people copy it: with or without dashes, capitals or not. */
const plain = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The requests that match, newest first, each with its mails. */
export async function findRequests(driver: Driver, filter: RequestFilter): Promise<InboxRequest[]> {
  const rows = await driver.all(
    requestRow,
    `select id, kind, fields, received_at, answered_at from submissions
     where ($1 = '' or email_key = $1) and ($2 = 0 or answered_at is null) order by received_at desc, id`,
    [filter.email === undefined ? '' : addressKey(filter.email), filter.unanswered ? 1 : 0],
  );
  const mails = Map.groupBy(
    await driver.all(
      mailRow,
      'select submission_id, template, state, attempts, due_at, sent_at, problem from outbox order by template',
    ),
    (mail) => mail.submission_id,
  );
  const wanted = filter.reference === undefined ? null : plain(filter.reference);
  return rows
    .map((one) => ({ ...one, reference: referenceOf(one.id), mails: mails.get(one.id) ?? [] }))
    .filter(
      (one) =>
        (filter.kinds?.includes(one.kind) ?? true) &&
        (!filter.dead || one.mails.some(({ state }) => state === 'dead')) &&
        (wanted === null || plain(one.reference) === wanted),
    );
}

/**
 * Makes what was not sent due now, of one request or of all: dead letters, with three new days, and mails that wait for
 * their next turn. What a worker is sending at this moment is left to it.
 */
export function retryUnsent(driver: Driver, id: string | null, now: number): Promise<number> {
  return driver.transaction(async (sql) => {
    const rescheduled = await sql.run(
      `update outbox set due_at = $1
       where state = 'waiting' and due_at > $1 and lease is null and ($2 = '' or submission_id = $2)`,
      [now, id ?? ''],
    );
    // Recipients that got the mail do not get it again; refused ones are tried again.
    await sql.run(
      `delete from outbox_recipients where state = 'refused' and outbox_id in
         (select id from outbox where state = 'dead' and ($1 = '' or submission_id = $1))`,
      [id ?? ''],
    );
    const revived = await sql.run(
      `update outbox set state = 'waiting', attempts = 0, queued_at = $1, due_at = $1
       where state = 'dead' and ($2 = '' or submission_id = $2)`,
      [now, id ?? ''],
    );
    return rescheduled + revived;
  });
}
