import { KINDS, type Kind } from '@inktvis/forms';
import { referenceOf, TEMPLATES, type TemplateName } from '@inktvis/mail';
import { z } from 'zod';
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
  /** The number in the mails: `1F2E-3D4C`. */
  readonly reference: string;
  readonly kind: Kind;
  readonly receivedAt: number;
  readonly fields: { readonly [field: string]: string | number };
  readonly mails: readonly RequestMail[];
};

const row = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  fields: z.string(),
  received_at: z.int(),
  template: z.enum(TEMPLATES).nullable(),
  state: z.enum(['waiting', 'sent', 'dead']).nullable(),
  attempts: z.int().nullable(),
  due_at: z.int().nullable(),
  sent_at: z.int().nullable(),
  problem: z.string().nullable(),
});

/** Which requests: of some kinds, one by its number, those with a dead letter. */
type RequestFilter = {
  readonly kinds?: readonly Kind[];
  readonly reference?: string;
  readonly dead?: boolean;
};

/** The end of an id, from a number as people copy it: with or without dash, capitals or not. */
const endOf = (reference: string): string =>
  reference
    .toLowerCase()
    .replace(/[^0-9a-f]/g, '')
    .slice(-12);

/** The requests that match, newest first, each with its mails. */
export async function findRequests(driver: Driver, filter: RequestFilter): Promise<InboxRequest[]> {
  const rows = await driver.all(
    row,
    `select submissions.id, kind, fields, received_at, template, state, attempts, due_at, sent_at, problem
     from submissions left join outbox on submission_id = submissions.id
     where ($1 = '' or submissions.id like $1)
     order by received_at desc, submissions.id, template`,
    [filter.reference === undefined ? '' : `%${endOf(filter.reference)}`],
  );
  const found = new Map<string, InboxRequest & { mails: RequestMail[] }>();
  for (const one of rows) {
    const { id, kind } = one;
    const request = found.get(id) ?? {
      id,
      reference: referenceOf(id),
      kind,
      receivedAt: one.received_at,
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
  return [...found.values()].filter(
    ({ kind, mails }) =>
      (filter.kinds?.includes(kind) ?? true) && (!filter.dead || mails.some(({ state }) => state === 'dead')),
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
    const revived = await sql.run(
      `update outbox set state = 'waiting', attempts = 0, queued_at = $1, due_at = $1
       where state = 'dead' and ($2 = '' or submission_id = $2)`,
      [now, id ?? ''],
    );
    return rescheduled + revived;
  });
}
