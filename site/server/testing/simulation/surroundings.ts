import type { LastGoodStore } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import { err, ok } from '@inktvis/foundation/result';
import type { Mailer } from '@inktvis/mail';
import { type Notices, StoreFailure } from '@inktvis/outbox';
import type { Link } from '@inktvis/outbox/testing/memory-outbox';
import { z } from 'zod';
import type { Trouble } from './trouble.ts';
import type { World } from './world.ts';

/** A process that can be killed: what it asked for afterwards never happens, and what it waits for never comes. */
export type Life = { isAlive: boolean };

/** Never resolves. */
const silence = <T>() => new Promise<T>(() => {});

/** Runs an effect of a process, if it lives to see it begin; it learns how it ended if it lives to see that. */
export async function whileAlive<T>(life: Life, effect: () => Promise<T>): Promise<T> {
  if (!life.isAlive) return silence();
  try {
    const value = await effect();
    return life.isAlive ? value : silence();
  } catch (error) {
    return life.isAlive ? Promise.reject(error) : silence();
  }
}

/** A disk that outlives processes. While it is full, nothing is stored. */
export function createDisk(world: World, trouble: Readonly<Trouble>) {
  const files = new Map<string, string>();
  const disk = {
    /** Something could not be stored, so that a restart may know less. */
    hasLost: false,
    /** The disk as a process sees it. */
    mountedBy: (life: Life): LastGoodStore => {
      const access = <T>(act: () => T) =>
        whileAlive(life, async () => {
          await world.sleep(world.between(0, 4));
          return life.isAlive ? act() : silence<T>();
        });
      return {
        load: (key) => access(() => files.get(key)),
        save: (key, text) =>
          access(() => {
            if (trouble.disk === 'is full') disk.hasLost = true;
            else files.set(key, text);
          }),
        forget: (key) => access(() => void files.delete(key)),
      };
    },
  };
  return disk;
}

/** The link of a process to the database. */
export function createDatabaseLink(world: World, trouble: Readonly<Trouble>, life: Life): Link {
  const away = () => new StoreFailure({ kind: 'unavailable', message: 'the database is away' });
  return (work) =>
    whileAlive(life, async () => {
      await world.sleep(world.between(0, 3));
      if (!life.isAlive) return silence();
      const during = world.random() < 0.7 ? trouble.database : 'works';
      if (during === 'down') throw away();
      if (during === 'slow') await world.sleep(world.between(100, 4_000));
      const value = await work();
      await world.sleep(world.between(0, 3));
      if (during === 'no-response') throw away();
      return value;
    });
}

/** The messages between instances over the database they share. */
export function createNoticeBoard(world: World, trouble: Readonly<Trouble>) {
  const listeners = new Set<{ life: Life; onNotice: (text: string) => void }>();
  return {
    /** The board as a process sees it. */
    joinedBy: (life: Life): Notices => ({
      async send(text) {
        for (const { life: theirs, onNotice } of listeners) {
          if (trouble.notices === 'are lost') continue;
          setTimeout(() => theirs.isAlive && onNotice(text), world.between(1, 300));
        }
      },
      listen: (onNotice) => void listeners.add({ life, onNotice }),
    }),
  };
}

/** A mail that left. */
export type Departure = {
  readonly key: string;
  /** Whether the process that sent it may not know. */
  isUncertain: boolean;
};

/** Who gets the mails of the forms, by form and template: two organisers, and the visitor. */
export const RECIPIENTS = {
  contact: {
    'contact-organiser': ['een@inktvis.example', 'twee@inktvis.example'],
    'contact-sender': ['an@voorbeeld.be'],
  },
  subscribe: { 'newsletter-confirm': ['an@voorbeeld.be'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type SimulatedForm = keyof typeof RECIPIENTS;

const recipientsOf = new Map<string, readonly string[]>(Object.values(RECIPIENTS).flatMap(Object.entries));

/** A mail of a submission to one of its recipients. */
export const keyOf = (id: string, template: string, recipient = '') => `${id} ${template} ${recipient}`;

const doubtful = z.object({ submission: z.string(), template: z.string() });

/** The mail server, and what left through it. */
export function createPost(world: World, trouble: Readonly<Trouble>) {
  const departures: { life: Life; departure: Departure }[] = [];
  const refused = new Set<string>();
  return {
    /** Mails that the server will never take. */
    refused,
    departures,
    /** A process logged that this mail may go out twice. */
    doubt(mail: unknown): void {
      const { submission: id, template } = doubtful.parse(mail);
      for (const { departure } of departures)
        departure.isUncertain ||= departure.key.startsWith(keyOf(id, template));
    },
    /** The mail server as a process sees it. */
    usedBy: (life: Life): Mailer => ({
      recipientsOf: ({ template }) => recipientsOf.get(template) ?? [],
      send: ({ id, template }, recipient) =>
        whileAlive(life, async () => {
          await world.sleep(world.between(10, 400));
          if (!life.isAlive) return silence();
          const during = world.random() < 0.7 ? trouble.mail : 'works';
          const key = keyOf(id, template, recipient);
          if (during === 'down') return err({ kind: 'temporary', message: 'no connection' } as const);
          if (during === 'refuses') {
            refused.add(key);
            return err({ kind: 'permanent', message: 'refused' } as const);
          }
          world.note(`mail ${id.slice(0, 4)} ${template} to ${recipient} leaves`);
          departures.push({ life, departure: { key, isUncertain: during !== 'works' } });
          await world.sleep(world.between(10, 400));
          if (during === 'hangs') return silence();
          if (during === 'no-response') return err({ kind: 'temporary', message: 'no response' } as const);
          return ok({ providerId: null });
        }),
    }),
  };
}

/** A log that goes into the record, until its process is dead. `onLine` gets each line that warns. */
export function createRecordingLog(
  world: World,
  { name, life, onLine }: { name: string; life: Life; onLine: (message: string, fields: unknown) => void },
): Log {
  const write = (fields: unknown, message = '') => {
    if (!life.isAlive) return;
    world.note(`${name}: ${message} ${JSON.stringify(fields)}`);
    onLine(message, fields);
  };
  return { debug: () => {}, info: () => {}, warn: write, error: write };
}
