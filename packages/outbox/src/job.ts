import type { MailJob } from '@inktvis/mail';
import { z } from 'zod';
import { TEMPLATES } from './mails.ts';
import type { Sql } from './store/driver.ts';
import { mintToken } from './tokens.ts';
import { KINDS } from './types.ts';

/** A row of the outbox with its submission. */
export const leasedRow = z.object({
  id: z.string(),
  template: z.enum(TEMPLATES),
  attempts: z.int(),
  submission_id: z.string(),
  kind: z.enum(KINDS),
  email: z.string(),
  email_key: z.string(),
  fields: z.string(),
  received_at: z.int(),
});

export type LeasedRow = z.infer<typeof leasedRow>;

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
const idRow = z.object({ id: z.string() });

/** The fields of a submission as they were sent. */
export const fieldsOf = (json: string): Record<string, string | number> =>
  fieldsSchema.parse(JSON.parse(json));

/**
 * What the mailer needs for a row, or null when the mail has become pointless. The link of a newsletter mail is made
 * here, at each attempt: before it is sent it is nowhere.
 */
export async function jobOf(sql: Sql, row: LeasedRow, now: number): Promise<MailJob | null> {
  const job = {
    id: row.submission_id,
    template: row.template,
    to: row.email,
    receivedAt: new Date(row.received_at),
  };
  if (row.kind !== 'newsletter') return { ...job, data: fieldsOf(row.fields) };
  const confirms = row.template === 'newsletter-confirm';
  const [subscription] = await sql.all(
    idRow,
    'select id from subscriptions where email_key = $1 and state = $2',
    [row.email_key, confirms ? 'pending' : 'confirmed'],
  );
  if (!subscription) return null;
  const purpose = confirms ? 'confirm' : 'unsubscribe';
  return { ...job, data: { token: await mintToken(sql, { subscriptionId: subscription.id, purpose, now }) } };
}
