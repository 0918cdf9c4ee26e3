import { z } from 'zod';

/** A mail as it was kept; also the form of the JSON and of the files in MAIL_DIR. */
export const messageSchema = z.object({
  id: z.string().regex(/^\d{1,9}$/),
  /** ISO, UTC. */
  receivedAt: z.iso.datetime(),
  /** Which door it came through. */
  door: z.enum(['smtp', 'api']),
  /** To whom it was really sent, whatever its headers say. */
  envelope: z.object({ from: z.string(), to: z.array(z.string()) }),
  subject: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  replyTo: z.string().nullable(),
  messageId: z.string().nullable(),
  /** Every header in the order of the mail; of the API those that were asked for. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  text: z.string(),
  html: z.string(),
  /** The mail as it came in; null for the API, which gets none. */
  source: z.string().nullable(),
});

export type Message = z.infer<typeof messageSchema>;

/** A mail that has no number and no time yet. */
export type NewMessage = Omit<Message, 'id' | 'receivedAt'>;
