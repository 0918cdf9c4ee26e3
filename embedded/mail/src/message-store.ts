import { systemClock } from '@inktvis/foundation/clock';

/** A stored mail, as the JSON has it. */
export type Message = {
  readonly id: string;
  /** ISO, UTC. */
  readonly receivedAt: string;
  /** To whom it was really sent, whatever its headers say. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly subject: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: string | null;
  readonly messageId: string | null;
  /** Every header in the order of the mail; of the API those that were requested. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly text: string;
  readonly html: string;
  /** The mail as it came in; null for the API, which gets none. */
  readonly source: string | null;
};

/** A mail before it is stored. */
export type NewMessage = Omit<Message, 'id' | 'receivedAt'>;

export type MessageStore = ReturnType<typeof createMessageStore>;

/** As many mails are stored; the oldest go first. */
const MAX_MESSAGES = 500;

/** Stores the last mails in memory. */
export function createMessageStore() {
  let messages: readonly Message[] = [];
  let last = 0;
  return {
    add(fresh: NewMessage): void {
      last += 1;
      const message = { ...fresh, id: String(last), receivedAt: systemClock.now().toISOString() };
      messages = [message, ...messages].slice(0, MAX_MESSAGES);
    },
    /** Newest first; `to` is a real recipient, compared whole and without case. */
    list: (to?: string): readonly Message[] =>
      messages.filter(
        ({ envelope }) =>
          to === undefined || envelope.to.some((address) => address.toLowerCase() === to.toLowerCase()),
      ),
    get: (id: string): Message | undefined => messages.find((message) => message.id === id),
  };
}
