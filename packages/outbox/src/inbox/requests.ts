import { KINDS, type Kind, referenceOf } from '@inktvis/forms';
import { TEMPLATE_NAMES, type TemplateName } from '@inktvis/mail';
import { z } from 'zod';
import { addressKey } from '../address-key.ts';
import { fieldsOf } from '../queue.ts';
import type { Driver } from '../store/driver.ts';

/** A mail of a request. */
export type RequestMail = {
  readonly template: TemplateName;
  readonly state: 'waiting' | 'sent' | 'dead';
  readonly attempts: number;
  readonly dueAt: number;
  readonly sentAt: number | null;
  readonly problem: string | null;
};

/** Something that a visitor sent, as the organisers see it. */
export type InboxRequest = {
  readonly id: string;
  /** The number in the mails: `7KM-4XR`. */
  readonly reference: string;
  readonly kind: Kind;
  readonly receivedAt: number;
  /** When an organiser marked it as answered; null: not yet. */
  readonly answeredAt: number | null;
  readonly fields: { readonly [field: string]: string | number };
  readonly mails: readonly RequestMail[];
};

const row = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  fields: z.string(),
  received_at: z.int(),
  answered_at: z.int().nullable(),
  template: z.enum(TEMPLATE_NAMES).nullable(),
  state: z.enum(['waiting', 'sent', 'dead']).nullable(),
  attempts: z.int().nullable(),
  due_at: z.int().nullable(),
  sent_at: z.int().nullable(),
  problem: z.string().nullable(),
});

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

/** A number or id as people copy it: with or without dashes, capitals or not. */
const plain = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The requests that match, newest first, each with its mails. */
export async function findRequests(driver: Driver, filter: RequestFilter): Promise<InboxRequest[]> {
  const rows = await driver.all(
    row,
    `select submissions.id, kind, fields, received_at, answered_at, template, state, attempts, due_at, sent_at, problem
     from submissions left join outbox on submission_id = submissions.id
     where ($1 = '' or email_key = $1) and ($2 = 0 or answered_at is null)
     order by received_at desc, submissions.id, template`,
    [filter.email === undefined ? '' : addressKey(filter.email), filter.unanswered ? 1 : 0],
  );
  const found = new Map<string, InboxRequest & { mails: RequestMail[] }>();
  for (const one of rows) {
    const { id, kind } = one;
    const request = found.get(id) ?? {
      id,
      reference: referenceOf(id),
      kind,
      receivedAt: one.received_at,
      answeredAt: one.answered_at,
      fields: fieldsOf(one.fields),
      mails: [],
    };
    found.set(id, request);
    if (one.template === null || one.state === null) continue;
    const { template, state, sent_at: sentAt, problem } = one;
    request.mails.push({
      template,
      state,
      attempts: one.attempts ?? 0,
      dueAt: one.due_at ?? 0,
      sentAt,
      problem,
    });
  }
  const wanted = filter.reference === undefined ? null : plain(filter.reference);
  return [...found.values()].filter(
    ({ id, reference, kind, mails }) =>
      (filter.kinds?.includes(kind) ?? true) &&
      (!filter.dead || mails.some(({ state }) => state === 'dead')) &&
      (wanted === null || [plain(reference), plain(id)].includes(wanted)),
  );
}

/** Records when a request was answered; null: it was not. */
export async function setAnswered(
  driver: Driver,
  { id, answeredAt }: { id: string; answeredAt: number | null },
): Promise<void> {
  await driver.transaction((sql) =>
    sql.run('update submissions set answered_at = $1 where id = $2', [answeredAt, id]),
  );
}

/**
 * Makes what was not sent due now, of one request or of all: dead letters, with three new days, and mails that wait for
 * their next turn. What a worker is sending at this moment is left to it.
 */
export function retryUnsent(
  driver: Driver,
  { id, now }: { id: string | null; now: number },
): Promise<number> {
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
