import { FORMS, submissionOf } from '@inktvis/forms';
import { contactMessage } from '@inktvis/forms/testing/contact-message';
import { systemClock } from '@inktvis/foundation/clock';
import type { Allowance } from '@inktvis/outbox';
import { openMemoryDatabase } from '@inktvis/outbox/testing/memory-outbox';
import { vi } from 'vitest';
import { createContentSource } from './content-source.ts';
import { type Instance, type Pace, type SiteResponse, startInstance } from './instance.ts';
import { type Shown, watchVisits } from './promises.ts';
import {
  createDatabaseLink,
  createDisk,
  createNoticeBoard,
  createPost,
  createRecordingLog,
  type Life,
  type SimulatedForm,
  whileAlive,
} from './surroundings.ts';
import { CALM, type Trouble } from './trouble.ts';
import type { World } from './world.ts';

/** A machine: its disk stays, its process comes and goes. */
type Host = {
  readonly disk: ReturnType<typeof createDisk>;
  process: { readonly life: Life; readonly instance: Instance };
  shown: Shown;
};

export type Fleet = Awaited<ReturnType<typeof createFleet>>;

const message = submissionOf(FORMS.contact, { ...contactMessage, email: 'an@voorbeeld.be' });
/** What the forms are counted against: above the limit the newsletter's mails leave later, and nothing is refused. */
const ALLOWANCES: Readonly<Record<SimulatedForm, readonly Allowance[]>> = {
  contact: [],
  subscribe: [{ scope: 'subscribe', key: 'samen', limit: 2, windowSeconds: 600, whenUsedUp: 'delay' }],
};

/**
 * `size` instances of the site with one database and one mail server, their visitors, and what these found broken.
 * `pace`: how they ask the content service.
 */
export async function createFleet(world: World, size: number, pace: Pace) {
  const trouble: Trouble = { ...CALM };
  const source = createContentSource(world, trouble);
  const database = await openMemoryDatabase();
  const post = createPost(world, trouble);
  const board = createNoticeBoard(world, trouble);
  const visits = watchVisits({ world, source });
  const acknowledged: { id: string; form: SimulatedForm }[] = [];
  let subscribers = 0;
  /** An address may ask for the newsletter three times a day only. */
  const submission = (form: SimulatedForm) => {
    if (form === 'contact') return message;
    subscribers += 1;
    return submissionOf(FORMS.subscribe, { email: `lezer-${subscribers}@voorbeeld.be` });
  };
  const lives = new Map<string, Life>();

  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    whileAlive(lives.get(new URL(url).hostname) ?? { isAlive: false }, () =>
      source.fetch(new URL(url), init),
    ),
  );

  function start(disk: Host['disk']): Host['process'] {
    const name = `instance-${lives.size + 1}`;
    const life: Life = { isAlive: true };
    lives.set(name, life);
    const log = createRecordingLog(world, {
      name,
      life,
      onLine(message, fields) {
        // The mail left, and the database would not hear of it.
        if (message.startsWith('lease lost') && trouble.database !== 'works') post.doubt(fields);
      },
    });
    const instance = startInstance({
      contentUrl: `http://${name}/`,
      disk: disk.mountedBy(life),
      outbox: database.connect(createDatabaseLink(world, trouble, life), {
        clock: systemClock,
        log,
      }),
      notices: board.joinedBy(life),
      mailer: post.usedBy(life),
      log,
      ...pace,
    });
    return { life, instance };
  }

  const hosts = Array.from({ length: size }, (): Host => {
    const disk = createDisk(world, trouble);
    return { disk, process: start(disk), shown: new Map() };
  });
  const hostAt = (at: number): Host => {
    const host = hosts[at];
    if (!host) throw new Error(`no instance ${at}`);
    return host;
  };

  return {
    hosts,
    source,
    trouble,
    post,
    /** The ids of messages whose senders got a confirmation. */
    acknowledged,
    /** What visitors found broken. */
    broken: visits.broken,
    close: () => database.close(),

    /** A visitor of one instance. Resolves to null when no instance responds there. */
    async visit(at: number, path: string): Promise<SiteResponse | null> {
      const { process, shown } = hostAt(at);
      const { life, instance } = process;
      if (!life.isAlive) return null;
      const since = world.now();
      const response = await whileAlive(life, () => instance.get(path));
      world.note(`visitor of ${at} at ${path}: ${response.status} ${response.body}`);
      visits.visited(path, { response, waitedMs: world.now() - since, shown });
      return response;
    },

    /** Somebody sends a form to one instance. */
    async send(at: number, form: SimulatedForm): Promise<void> {
      const { life, instance } = hostAt(at).process;
      const accepted = await whileAlive(life, () => instance.accept(submission(form), ALLOWANCES[form]));
      if (accepted.ok) acknowledged.push({ id: accepted.value.id, form });
      world.note(`${form} at ${at}: ${accepted.ok ? 'acknowledged' : 'refused'}`);
    },

    /** The content service calls one instance. Resolves to the status, or null when no instance responds there. */
    async callWebhook(at: number, body: string, signature: string): Promise<number | null> {
      const { life, instance } = hostAt(at).process;
      if (!life.isAlive) return null;
      const status = await whileAlive(life, () => instance.webhook(body, signature));
      world.note(`webhook at ${at}: ${status}`);
      return status;
    },

    /** Mails that wait in the outbox. */
    unsent: () => database.unsent(),

    /** `kill -9`; another process starts on the same disk after `forMs`. */
    async kill(at: number, forMs: number): Promise<void> {
      const host = hostAt(at);
      if (!host.process.life.isAlive) return;
      host.process.life.isAlive = false;
      await world.sleep(forMs);
      // What the disk could not store is not known any more.
      if (host.disk.hasLost) host.shown = new Map();
      host.process = start(host.disk);
    },
  };
}
