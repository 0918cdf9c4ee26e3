import { systemClock } from '@inktvis/foundation/clock';

export type Message = {
  readonly id: string;
  /** ISO, UTC. */
  readonly receivedAt: string;
  /** Whatever its headers say. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly subject: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: string | null;
  readonly messageId: string | null;
  /** In the order of the mail; of the API those that were requested. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly text: string;
  readonly html: string;
  /** The mail as it came in. */
  readonly source: string | null;
};

export type NewMessage = Omit<Message, 'id' | 'receivedAt'>;

export type MessageStore = ReturnType<typeof createMessageStore>;

/** The oldest go first. */
const MAX_MESSAGES = 500;

export function createMessageStore() {
  let messages: readonly Message[] = [];
  let last = 0;
  return {
    add(fresh: NewMessage): void {
      last += 1;
      const message = { ...fresh, id: String(last), receivedAt: systemClock.now().toISOString() };
      messages = [message, ...messages].slice(0, MAX_MESSAGES);
    },
    /** Newest first; `to` is of the envelope, compared whole and without case. */
    list: (to?: string): readonly Message[] =>
      messages.filter(
        ({ envelope }) =>
          to === undefined || envelope.to.some((address) => address.toLowerCase() === to.toLowerCase()),
      ),
    get: (id: string): Message | undefined => messages.find((message) => message.id === id),
  };
}
