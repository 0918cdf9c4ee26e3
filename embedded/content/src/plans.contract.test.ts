import { connectContent, connectPreview, createPollPace, createVersionWatch } from '@inktvis/content/client';
import { systemClock } from '@inktvis/foundation/clock';
import { noStore } from '@inktvis/foundation/last-good';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Faults, PLANS, type Plan } from './fault-injection.ts';
import { PREVIEW_TOKEN } from './testing/fixture.ts';
import { MEMORY_ADDRESSES, memoryService } from './testing/memory-service.ts';

/*
 * The content client of the site against a space on each plan of the vendor, in fast time: only clock and network are
 * replaced. What a page cache would do is left out: a read stands for a visitor whose page is rendered.
 */

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** As the budgets of the plans are reckoned. */
const MONTH = 30.4 * DAY;

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2024-10-01T08:00:00Z'),
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const nextRound = () => new Promise((resolve) => setImmediate(resolve));
const now = () => systemClock.now().getTime();

type Service = ReturnType<typeof memoryService>;

/** Lets everything happen that needs no time. */
async function settle(service: Service): Promise<void> {
  do {
    for (let round = 0; round < 3; round += 1) await nextRound();
  } while (service.isBusy());
}

/** Time passes from timer to timer; what a timer starts is over before the next one. */
async function pass(service: Service, seconds: number): Promise<void> {
  const end = now() + seconds * SECOND;
  const marker = setTimeout(() => {}, seconds * SECOND);
  while (now() < end) {
    await vi.advanceTimersToNextTimerAsync();
    await settle(service);
  }
  clearTimeout(marker);
}

/** What `promise` gives; time passes while it needs any. */
async function during<T>(service: Service, promise: Promise<T>): Promise<T> {
  let isDone = false;
  const ended = promise.finally(() => {
    isDone = true;
  });
  for (await settle(service); !isDone; await settle(service)) await vi.advanceTimersToNextTimerAsync();
  return ended;
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * SECOND));
/** From a change to the round of the warm-up that follows it, in seconds. */
const WARM_UP_AFTER = 2;

type Messages = ((version: number) => void)[];

/** An instance of the site with the intervals of a real space, as `site/src/server/runtime.ts` connects it. */
function startInstance(transport: 'rest' | 'graphql', closing: AbortSignal, messages: Messages = []) {
  const pace = createPollPace({ quickMs: 20 * SECOND, restMs: 300 * SECOND });
  const problems: string[] = [];
  const log: Log = {
    ...silentLog,
    error: (_fields: unknown, message?: unknown) => void problems.push(String(message)),
  };
  const connection = connectContent(
    {
      ...MEMORY_ADDRESSES,
      transport,
      timezone: 'UTC',
      readTimeoutMs: 5 * SECOND,
      requestsPerSecond: 5,
      lastGoodDir: '/nonexistent',
      store: noStore,
      versionMaxAgeMs: pace.maxAgeMs,
    },
    log,
  );
  const previews = connectPreview(
    {
      ...MEMORY_ADDRESSES,
      timezone: 'UTC',
      requestsPerSecond: 5,
      token: PREVIEW_TOKEN,
    },
    log,
  );
  let changed = () => {};
  const watch = createVersionWatch({
    look: connection.askVersion,
    confirm: connection.confirmVersion,
    onUnannounced() {
      connection.expire();
      changed();
    },
    pace,
    log,
  });
  let own: ((version: number) => void) | undefined;
  watch.start(closing, {
    async publishVersion(version) {
      for (const listener of messages) if (listener !== own) listener(version);
    },
    subscribeVersion(listener) {
      own = listener;
      messages.push(listener);
    },
  });
  return {
    problems,
    /** What a visitor sees now, and whether that may be stored. */
    async title(): Promise<{ readonly title: string | null; readonly outdated: boolean }> {
      const outdated: boolean[] = [];
      const client = connection.clientFor({
        track: (dependencies) => void outdated.push(dependencies.outdated),
      });
      const read = await client.page('home');
      const title = read.ok && read.value?.type === 'page' ? (read.value.content.title ?? null) : null;
      return { title, outdated: outdated.includes(true) };
    },
    /** What `createPublication` does with a webhook, as far as the content client goes. */
    async webhook(): Promise<void> {
      connection.expire();
      await connection.tagsOfChanges(['home']);
      watch.announced(connection.knownVersion(), () => {});
      changed();
    },
    /** From now on each change is followed by a round of every page, as `site/server/cache/warm-up.ts` has it. */
    warmUp(slugs: readonly string[]): void {
      let isRunning = false;
      let isDue = false;
      async function round(): Promise<void> {
        isRunning = true;
        while (isDue) {
          await sleep(WARM_UP_AFTER);
          isDue = false;
          for (const slug of slugs) {
            await sleep(1);
            const client = connection.clientFor({});
            await Promise.all([client.page(slug), client.globals()]);
          }
        }
        isRunning = false;
      }
      changed = () => {
        isDue = true;
        if (!isRunning) void round();
      };
    },
    /** An editor types: the frame shows a draft. */
    async preview(slug: string): Promise<void> {
      watch.touch();
      const client = previews.open({ session: 'redactie', fresh: true });
      await Promise.all([client.page(slug), client.globals()]);
    },
  };
}

/** A space whose home page says `eerste`, and instances of the site that are done with their start. */
async function world(
  faults: Partial<Faults>,
  transport: 'rest' | 'graphql' = 'rest',
  instances = 1,
  slugs: readonly string[] = ['home', 'contact'],
) {
  const service = memoryService(Object.fromEntries(slugs.map((slug) => [slug, 'eerste'])), faults);
  vi.stubGlobal('fetch', service.fetch);
  const closing = new AbortController();
  const messages: Messages = [];
  const sites = Array.from({ length: instances }, () => startInstance(transport, closing.signal, messages));
  await settle(service);
  for (const site of sites) await during(service, site.title());
  return { service, sites, closing };
}

/** What a visitor of the first instance sees. */
async function shownBy({ service, sites }: Awaited<ReturnType<typeof world>>) {
  const [site] = sites;
  return site && during(service, site.title());
}

/** Seconds from now until visitors of every instance see `text`; they come every `every` seconds. */
async function secondsUntil(
  text: string,
  { service, sites }: Awaited<ReturnType<typeof world>>,
  every = 0.25,
): Promise<number> {
  const start = now();
  for (;;) {
    const shown = await during(service, Promise.all(sites.map((site) => site.title())));
    if (shown.every(({ title }) => title === text)) return (now() - start) / SECOND;
    if (now() - start > HOUR * SECOND) return Number.POSITIVE_INFINITY;
    await pass(service, every);
  }
}

const plans = (Object.keys(PLANS) as Plan[]).map((plan) => [plan] as const);

describe('a month in which nobody publishes', () => {
  it.each(plans)(
    'costs at most 10 000 requests on %s, and no redirects but the first',
    async (plan) => {
      const site = await world(PLANS[plan]);
      const { service, closing } = site;
      for (let passed = 0; passed < MONTH; passed += 600) {
        await pass(service, 600);
        expect(await shownBy(site)).toEqual({ title: 'eerste', outdated: false });
      }
      closing.abort();
      expect(service.requests.length).toBeGreaterThan(8_500);
      expect(service.requests.length).toBeLessThan(10_000);
      // At the start, and once more half a minute later.
      const redirects = service.requests.filter(({ status }) => status !== 200);
      expect(redirects.map(({ status }) => status)).toEqual([301, 301]);
    },
    120_000,
  );

  it('costs three instances on one database as much as one', async () => {
    const { service, closing } = await world(PLANS.starter, 'rest', 3);
    await pass(service, MONTH);
    closing.abort();
    expect(service.requests.length).toBeLessThan(10_200);
  }, 120_000);
});

describe('a month of work', () => {
  // As many pages as the sample content, each a request; an editor types for an hour, and publishes four times.
  const slugs = ['home', ...Array.from({ length: 249 }, (_, at) => `nieuws/${at}`)];
  const PREVIEWS = 60;
  const PUBLICATIONS = 4;
  const WORKING_DAYS = 22;
  /** Pages that the warm-up, at one a second, has read when everything is marked again after half a minute. */
  const READ_TWICE = 35;
  /**
   * In the hour after a publication, the first quarter of it quick; polls come early at random, and pages have links.
   */
  const POLLS = 15 * 3 + 45 / 5 + 60;

  it('costs some 45 000 requests, of which the warm-up takes most: little more than one for each page and publication', async ({
    annotate,
  }) => {
    const { service, sites, closing } = await world(PLANS.starter, 'rest', 1, slugs);
    const [site] = sites;
    if (!site) throw new Error('there is no instance');
    site.warmUp(slugs);
    /** The requests of what happens in `seconds`. */
    async function cost(seconds: number, act: () => void): Promise<number> {
      const before = service.requests.length;
      act();
      await pass(service, seconds);
      return service.requests.length - before;
    }
    async function workingDay() {
      const publications: number[] = [];
      let previews = 0;
      for (let number = 0; number < PREVIEWS; number += 1)
        previews += await cost(60, () => void site?.preview('home'));
      for (let number = 0; number < PUBLICATIONS; number += 1) {
        service.publish('home', `${now()}`);
        await pass(service, WEBHOOK_AFTER);
        publications.push(await cost(HOUR, () => void site?.webhook()));
      }
      const rest = await cost(DAY - HOUR - PUBLICATIONS * HOUR - PUBLICATIONS * WEBHOOK_AFTER, () => {});
      return { previews, publications, total: previews + sum(publications) + rest };
    }
    await workingDay();
    const { previews, publications, total } = await workingDay();
    const idle = await cost(DAY, () => {});
    closing.abort();
    const month = WORKING_DAYS * total + (MONTH / DAY - WORKING_DAYS) * idle;
    await annotate(
      `${Math.round(month)} requests in a month; ${publications} a publication, ${previews} an hour of typing`,
    );
    for (const publication of publications) {
      expect(publication).toBeGreaterThan(slugs.length);
      expect(publication).toBeLessThan(slugs.length + READ_TWICE + POLLS);
    }
    expect(previews / PREVIEWS).toBeLessThan(6);
    expect(month).toBeGreaterThan(40_000);
    expect(month).toBeLessThan(50_000);
  }, 120_000);
});

/** Times of the vendor's network, and visitors all the time. */
const REAL = { ...PLANS.premium, latencyMs: 150 };
/** From pressing the button, in seconds: when the webhook leaves. */
const WEBHOOK_AFTER = 2;

describe.each(['rest', 'graphql'] as const)('from pressing "publish" to visible, over %s', (transport) => {
  /** At rest, with a version that was cached just before. */
  async function atRest(faults: Partial<Faults> = REAL, instances = 1) {
    const site = await world(faults, transport, instances);
    await pass(site.service, 2 * HOUR);
    // Everything that shows is stored.
    await secondsUntil('eerste', site);
    return site;
  }

  it('takes under three and a half seconds with a webhook', async () => {
    const site = await atRest();
    site.service.publish('home', 'tweede');
    await pass(site.service, WEBHOOK_AFTER);
    void site.sites[0]?.webhook();
    expect(WEBHOOK_AFTER + (await secondsUntil('tweede', site))).toBeLessThan(3.5);
    site.closing.abort();
  });

  it('takes at most as long when the webhook comes twice, and before the version moves', async () => {
    const site = await atRest();
    await during(
      site.service,
      fetch(`${MEMORY_ADDRESSES.restUrl}/cdn/spaces/me?token=${MEMORY_ADDRESSES.token}`),
    );
    site.service.publish('home', 'tweede');
    void site.sites[0]?.webhook();
    await pass(site.service, 0.5);
    void site.sites[0]?.webhook();
    expect(await secondsUntil('tweede', site)).toBeLessThan(3.5);
    await pass(site.service, 60);
    expect(await shownBy(site)).toEqual({ title: 'tweede', outdated: false });
    site.closing.abort();
  });

  it('takes one poll and two seconds when the webhook is lost: five minutes at rest, 20 s after a publication', async () => {
    const site = await atRest(REAL, 2);
    site.service.publish('home', 'tweede');
    expect(await secondsUntil('tweede', site, 1)).toBeLessThan(300 + 5);
    await pass(site.service, 60);
    site.service.publish('home', 'derde');
    expect(await secondsUntil('derde', site, 1)).toBeLessThan(20 + 5);
    site.closing.abort();
  });
});

describe('a minimum cache time on the token', () => {
  it('delays what is seen by little more than itself, and what is old meanwhile counts as outdated', async () => {
    const site = await world({ ...REAL, minCacheSeconds: 60 });
    const [instance] = site.sites;
    await pass(site.service, 2 * HOUR + 5);
    site.service.publish('home', 'tweede');
    await pass(site.service, WEBHOOK_AFTER);
    if (instance) await during(site.service, instance.webhook());
    expect(await shownBy(site)).toEqual({ title: 'eerste', outdated: true });
    const seconds = await secondsUntil('tweede', site, 1);
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThan(60 + 20);
    expect(await shownBy(site)).toEqual({ title: 'tweede', outdated: false });
    site.closing.abort();
  });

  it('of an hour costs few requests while it lasts', async () => {
    const site = await world({ ...PLANS.starter, minCacheSeconds: HOUR });
    await pass(site.service, 2 * HOUR + 60);
    site.service.publish('home', 'tweede');
    void site.sites[0]?.webhook();
    const before = site.service.requests.length;
    await secondsUntil('tweede', site, 5);
    // A quarter of an hour of quick polls, the rest, and the probes.
    expect(site.service.requests.length - before).toBeLessThan(50 + 12 + 2 * 30);
    site.closing.abort();
  }, 60_000);
});

it('over its quota a space is asked rarely, the last good copy is shown, and a line in the log says so', async () => {
  const site = await world(PLANS.starter);
  const [instance] = site.sites;
  await pass(site.service, HOUR);
  site.service.setFaults({ quota: 1 });
  void site.sites[0]?.webhook();
  for (let count = 0; count < 30; count += 1) {
    await shownBy(site);
    await pass(site.service, 10);
  }
  expect(instance?.problems).toEqual(['the space refuses every request: last good copies are shown']);
  const before = site.service.requests.length;
  for (let count = 0; count < 360; count += 1) {
    expect(await shownBy(site)).toEqual({ title: 'eerste', outdated: true });
    await pass(site.service, 10);
  }
  expect(site.service.requests.length - before).toBeLessThan(20);
  site.service.setFaults({ quota: 0 });
  site.service.publish('home', 'tweede');
  expect(await secondsUntil('tweede', site, 10)).toBeLessThan(320);
  site.closing.abort();
}, 60_000);

it('every address of REST has its parameters in one order', async () => {
  const { service, closing } = await world(PLANS.starter);
  closing.abort();
  for (const { url } of service.requests) {
    const names = [...url.searchParams.keys()];
    expect(names).toEqual(names.toSorted());
  }
});
