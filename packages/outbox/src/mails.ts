import { randomUUID } from 'node:crypto';
import type { Kind } from '@inktvis/forms';
import type { TemplateName } from '@inktvis/mail';
import type { Sql } from './store/driver.ts';

/** The mails that a submission brings. A welcome follows on the confirmation. */
export const MAILS: { readonly [K in Kind]: readonly TemplateName[] } = {
  contact: ['contact-organiser', 'contact-sender'],
  'group-purchase': ['group-organiser', 'group-sender'],
  newsletter: ['newsletter-confirm'],
};

const TO_ORGANISERS: ReadonlySet<TemplateName> = new Set(['contact-organiser', 'group-organiser']);

/** The mails that a submission brings; `isMuted`: only those that do not go to its sender. */
export const mailsFor = (kind: Kind, { isMuted }: { readonly isMuted: boolean }): readonly TemplateName[] =>
  MAILS[kind].filter((template) => !isMuted || TO_ORGANISERS.has(template));

/** Puts a mail for a submission in the outbox, to leave at `dueAt` (ms since the epoch). One that is there already stays as it is. */
export async function enqueue(
  sql: Sql,
  { submissionId, template, dueAt }: { submissionId: string; template: TemplateName; dueAt: number },
): Promise<void> {
  await sql.run(
    `insert into outbox (id, submission_id, template, state, attempts, queued_at, due_at)
     values ($1, $2, $3, 'waiting', 0, $4, $4) on conflict (submission_id, template) do nothing`,
    [randomUUID(), submissionId, template, dueAt],
  );
}
