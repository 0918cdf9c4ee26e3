import { createPollPace } from '@inktvis/content/client';
import { noStore } from '@inktvis/foundation/last-good';
import { ok } from '@inktvis/foundation/result';
import { expect, test, vi } from 'vitest';
import type { Parts } from './instance.ts';
import { simulate } from './simulation.ts';
import { stepsOf } from './steps.ts';

/** In so many scenarios each defect is found. */
const SEEDS = 250;

/** A defect that someone could make, and what the simulation says of it. */
type Planted = [name: string, says: RegExp, defect: (real: Parts) => Partial<Parts>];

const planted: Planted[] = [
  [
    'a webhook is acknowledged and forgotten',
    /after the webhook/,
    (real) => ({
      receiveWebhook: (request, options) =>
        real.receiveWebhook(request, { ...options, announce: async () => {} }),
    }),
  ],
  [
    'a page does not know what it shows',
    /after the webhook/,
    (real) => ({
      renderPage: (connection, request, locals) =>
        real.renderPage(connection, request, {
          ...locals,
          dependencies: { tags: new Set(), outdated: false },
        }),
    }),
  ],
  [
    'pages are rendered again from what was read before',
    /after the webhook/,
    (real) => ({
      createPublication: (options) =>
        real.createPublication({ ...options, content: { ...options.content, expire: () => {} } }),
    }),
  ],
  [
    'the other instances are not told',
    /instance 1 after the webhook/,
    (real) => ({
      createAnnouncements: (...given) => ({ ...real.createAnnouncements(...given), publish: async () => {} }),
    }),
  ],
  [
    'the version is not polled',
    /after calm/,
    (real) => ({
      createPublication: (options) =>
        real.createPublication({
          ...options,
          pace: createPollPace({ quickMs: 86_400_000, restMs: 86_400_000 }),
        }),
    }),
  ],
  [
    'visitors read with the token of editors',
    /a draft is shown/,
    (real) => ({
      connectContent(settings, log, onMoved) {
        const send = globalThis.fetch;
        vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
          const headers = new Headers(init.headers);
          headers.set('version', 'draft');
          return send(url, { ...init, headers });
        });
        return real.connectContent(settings, log, onMoved);
      },
    }),
  ],
  [
    'what cannot be read counts as what does not exist',
    /is said not to exist/,
    (real) => ({
      async renderPage(...given) {
        const response = await real.renderPage(...given);
        return response.status === 503 ? new Response('weg', { status: 404 }) : response;
      },
    }),
  ],
  [
    'what moved leads to the start page',
    /leads to another page/,
    (real) => ({
      async renderPage(...given) {
        const response = await real.renderPage(...given);
        return response.status === 308
          ? new Response(null, { status: 308, headers: { location: '/' } })
          : response;
      },
    }),
  ],
  [
    'what moved leads to where it was before',
    /after calm.*leads to .*, which is not its page/,
    (real) => ({
      connectContent(...given) {
        const connection = real.connectContent(...given);
        const first = new Map<string, Awaited<ReturnType<typeof connection.whereIs>>>();
        return {
          ...connection,
          async whereIs(slug, options) {
            const where = first.get(slug) ?? (await connection.whereIs(slug, options));
            if (where.kind === 'moved') first.set(slug, where);
            return where;
          },
        };
      },
    }),
  ],
  [
    'what moved is said to be gone',
    /is said to be gone, and is not/,
    (real) => ({
      async renderPage(...given) {
        const response = await real.renderPage(...given);
        return response.status === 308 ? new Response('weg', { status: 410 }) : response;
      },
    }),
  ],
  [
    'last good copies are not kept on disk',
    /was shown before/,
    (real) => ({
      connectContent: (settings, ...rest) => real.connectContent({ ...settings, store: noStore }, ...rest),
    }),
  ],
  [
    'what every page shares is not kept on disk',
    /the header is missing/,
    (real) => ({
      connectContent(settings, ...rest) {
        const { store = noStore } = settings;
        const isShared = (key: string) => key.startsWith('globals') || key.includes('header');
        const save = async (key: string, text: string) => {
          if (!isShared(key)) await store.save(key, text);
        };
        return real.connectContent({ ...settings, store: { ...store, save } }, ...rest);
      },
    }),
  ],
  [
    'two addresses share a stored page',
    /was never published there/,
    (real) => ({
      createPageCache(options) {
        const cache = real.createPageCache(options);
        return { ...cache, get: (key, render) => cache.get(key.slice(0, 3), render) };
      },
    }),
  ],
  [
    'a list takes what is there of any type',
    /the list shows what was never published/,
    (real) => ({
      connectContent(...given) {
        const connection = real.connectContent(...given);
        return {
          ...connection,
          clientFor(reader) {
            const client = connection.clientFor(reader);
            const listing: typeof client.listing = (_type, query) => client.listing('page' as never, query);
            return { ...client, listing };
          },
        };
      },
    }),
  ],
  [
    'an outage is reported as a fault of the site',
    /unexpected status/,
    (real) => ({
      async renderPage(...given) {
        const response = await real.renderPage(...given);
        return response.status === 503 ? new Response('stuk', { status: 500 }) : response;
      },
    }),
  ],
  [
    'an error becomes an empty page',
    /is empty/,
    (real) => ({
      async renderPage(...given) {
        const response = await real.renderPage(...given);
        return response.status === 503 ? new Response('') : response;
      },
    }),
  ],
  [
    'each read of a page has a deadline of its own',
    /waited/,
    (real) => ({
      renderPage: (connection, request, locals) =>
        real.renderPage(connection, request, { ...locals, deadline: Number.POSITIVE_INFINITY }),
    }),
  ],
  [
    'a message that was not stored is acknowledged',
    /never sent/,
    (real) => ({
      connectOutbox(...given) {
        const outbox = real.connectOutbox(...given);
        return {
          ...outbox,
          async accept(...message) {
            const accepted = await outbox.accept(...message);
            return accepted.ok ? accepted : ok({ id: 'nooit-bewaard' });
          },
        };
      },
    }),
  ],
  [
    'a mail that failed counts as sent',
    /never sent/,
    (real) => ({
      connectOutbox(...given) {
        const outbox = real.connectOutbox(...given);
        const failed: typeof outbox.queue.failed = async (mail) => {
          await outbox.queue.sent(mail, null);
          return 'later';
        };
        return { ...outbox, queue: { ...outbox.queue, failed } };
      },
    }),
  ],
  [
    'a mail that left is not marked',
    /left twice/,
    (real) => ({
      connectOutbox(...given) {
        const outbox = real.connectOutbox(...given);
        return { ...outbox, queue: { ...outbox.queue, sent: async () => true } };
      },
    }),
  ],
  [
    'a lease ends while its mail is being sent',
    /left twice/,
    (real) => ({ startWorker: (options) => real.startWorker({ ...options, leaseMs: 100 }) }),
  ],
];

/** The first scenario in which a promise is broken in the expected way. */
async function findSeed(says: RegExp, defect: Planted[2]): Promise<number | null> {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { broken } = await simulate({ seed, steps: stepsOf(seed), defect });
    if (broken.some((line) => says.test(line))) return seed;
  }
  return null;
}

test.each(planted)(
  '%s: found',
  async (_name, says, defect) => {
    expect(await findSeed(says, defect)).not.toBeNull();
  },
  120_000,
);
