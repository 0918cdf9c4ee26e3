import type { Clock } from '@inktvis/foundation/clock';

/** A stored mail, as the JSON has it. */
export type Message = {
  readonly id: string;
  /** ISO, UTC. */
  readonly receivedAt: string;
  readonly via: 'smtp' | 'api';
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

type MessageFilter = { readonly to?: string | undefined; readonly subject?: string | undefined };

export type MessageStore = ReturnType<typeof createMessageStore>;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function matches(message: Message, { to, subject }: MessageFilter): boolean {
  const recipient = to === undefined || message.envelope.to.some((address) => same(address, to));
  return (
    recipient && (subject === undefined || message.subject.toLowerCase().includes(subject.toLowerCase()))
  );
}

/** Stores the last `max` mails in memory. */
export function createMessageStore({ clock, max }: { readonly clock: Clock; readonly max: number }) {
  let messages: readonly Message[] = [];
  let last = 0;
  return {
    add(fresh: NewMessage): Message {
      last += 1;
      const message = { ...fresh, id: String(last), receivedAt: clock.now().toISOString() };
      messages = [message, ...messages].slice(0, max);
      return message;
    },
    /** Newest first. `to` compares whole and without case, with the real recipients; `subject` with a part. */
    list: (filter: MessageFilter = {}): readonly Message[] =>
      messages.filter((message) => matches(message, filter)),
    get: (id: string): Message | undefined => messages.find((message) => message.id === id),
    /** Gives how many were removed. */
    remove({ id, ...filter }: MessageFilter & { readonly id?: string } = {}): number {
      const before = messages.length;
      messages = messages.filter(
        (message) => !((id === undefined || message.id === id) && matches(message, filter)),
      );
      return before - messages.length;
    },
  };
}
