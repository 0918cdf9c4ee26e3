import type { Clock } from '@inktvis/foundation/clock';
import type { Disk } from './disk.ts';
import type { Message, NewMessage } from './message.ts';

export type MessageFilter = { readonly to?: string | undefined; readonly subject?: string | undefined };

export type MessageStore = {
  add(message: NewMessage): Promise<Message>;
  /** Newest first. `to` compares whole and without case, with the real recipients; `subject` with a part. */
  list(filter?: MessageFilter): readonly Message[];
  get(id: string): Message | undefined;
  /** Says how many went. */
  remove(filter?: MessageFilter & { readonly id?: string }): Promise<number>;
};

export type MessageStoreOptions = {
  readonly clock: Clock;
  /** How many mails are kept; the oldest go first. */
  readonly keep: number;
  /** Where they survive a restart. */
  readonly disk?: Disk | undefined;
};

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function matches(message: Message, { to, subject }: MessageFilter): boolean {
  const recipient = to === undefined || message.envelope.to.some((address) => same(address, to));
  return (
    recipient && (subject === undefined || message.subject.toLowerCase().includes(subject.toLowerCase()))
  );
}

/** Keeps mails in memory and, with a disk, in files. */
export async function openMessageStore({ clock, keep, disk }: MessageStoreOptions): Promise<MessageStore> {
  let messages: readonly Message[] = [];
  let last = 0;

  async function drop(gone: readonly Message[]): Promise<void> {
    messages = messages.filter((message) => !gone.includes(message));
    await Promise.all(gone.map(({ id }) => disk?.remove(id)));
  }

  const kept = (await disk?.read()) ?? [];
  messages = kept.toSorted((a, b) => Number(b.id) - Number(a.id));
  last = Number(messages[0]?.id ?? 0);
  await drop(messages.slice(keep));

  return {
    async add(fresh) {
      last += 1;
      const message = { ...fresh, id: String(last), receivedAt: clock.now().toISOString() };
      messages = [message, ...messages];
      await disk?.write(message);
      await drop(messages.slice(keep));
      return message;
    },
    list: (filter = {}) => messages.filter((message) => matches(message, filter)),
    get: (id) => messages.find((message) => message.id === id),
    async remove({ id, ...filter } = {}) {
      const gone = messages.filter(
        (message) => (id === undefined || message.id === id) && matches(message, filter),
      );
      await drop(gone);
      return gone.length;
    },
  };
}
