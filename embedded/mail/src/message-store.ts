import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { z } from 'zod';

/** A stored mail; also the form of the JSON and of the files in MAIL_DIR. */
export const messageSchema = z.object({
  id: z.string().regex(/^\d{1,9}$/),
  /** ISO, UTC. */
  receivedAt: z.iso.datetime(),
  /** How it came in. */
  via: z.enum(['smtp', 'api']),
  /** To whom it was really sent, whatever its headers say. */
  envelope: z.object({ from: z.string(), to: z.array(z.string()) }),
  subject: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  replyTo: z.string().nullable(),
  messageId: z.string().nullable(),
  /** Every header in the order of the mail; of the API those that were requested. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  text: z.string(),
  html: z.string(),
  /** The mail as it came in; null for the API, which gets none. */
  source: z.string().nullable(),
});

export type Message = z.infer<typeof messageSchema>;

/** A mail before it is stored. */
export type NewMessage = Omit<Message, 'id' | 'receivedAt'>;

/** A folder of mails, one JSON file each. */
type Disk = {
  read(): Promise<Message[]>;
  write(message: Message): Promise<void>;
  remove(id: string): Promise<void>;
};

const FILE = /^\d+\.json$/;

/** Opens the folder, which is made if need be. A file that is not a mail is logged and not touched. */
async function openDisk(folder: string, log: Log): Promise<Disk> {
  await mkdir(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, `${id}.json`);

  async function readOne(name: string): Promise<Message[]> {
    try {
      return [messageSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))];
    } catch {
      log.warn({ file: name }, 'a file in the mail folder is not a mail');
      return [];
    }
  }

  return {
    async read() {
      const names = (await readdir(folder)).filter((name) => FILE.test(name));
      return (await Promise.all(names.map(readOne))).flat();
    },
    async write(message) {
      // Whole or not at all: half a file could not be read at the next start.
      await writeFile(`${fileOf(message.id)}.new`, JSON.stringify(message));
      await rename(`${fileOf(message.id)}.new`, fileOf(message.id));
    },
    remove: (id) => rm(fileOf(id), { force: true }),
  };
}

type MessageFilter = { readonly to?: string | undefined; readonly subject?: string | undefined };

export type MessageStore = {
  add(message: NewMessage): Promise<Message>;
  /** Newest first. `to` compares whole and without case, with the real recipients; `subject` with a part. */
  list(filter?: MessageFilter): readonly Message[];
  get(id: string): Message | undefined;
  /** Gives how many were removed. */
  remove(filter?: MessageFilter & { readonly id?: string }): Promise<number>;
};

type MessageStoreOptions = {
  readonly clock: Clock;
  /** How many mails are stored; the oldest are deleted first. */
  readonly max: number;
  /** Folder in which mails survive a restart. */
  readonly folder?: string | undefined;
  readonly log: Log;
};

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function matches(message: Message, { to, subject }: MessageFilter): boolean {
  const recipient = to === undefined || message.envelope.to.some((address) => same(address, to));
  return (
    recipient && (subject === undefined || message.subject.toLowerCase().includes(subject.toLowerCase()))
  );
}

/** Stores mails in memory and, with a folder, in files. */
export async function openMessageStore({
  clock,
  max,
  folder,
  log,
}: MessageStoreOptions): Promise<MessageStore> {
  const disk = folder === undefined ? null : await openDisk(folder, log);
  let messages: readonly Message[] = [];
  let last = 0;

  async function drop(gone: readonly Message[]): Promise<void> {
    messages = messages.filter((message) => !gone.includes(message));
    await Promise.all(gone.map(({ id }) => disk?.remove(id)));
  }

  const stored = (await disk?.read()) ?? [];
  messages = stored.toSorted((a, b) => Number(b.id) - Number(a.id));
  last = Number(messages[0]?.id ?? 0);
  await drop(messages.slice(max));

  return {
    async add(fresh) {
      last += 1;
      const message = { ...fresh, id: String(last), receivedAt: clock.now().toISOString() };
      messages = [message, ...messages];
      await disk?.write(message);
      await drop(messages.slice(max));
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
