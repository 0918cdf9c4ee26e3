import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@inktvis/foundation/log';
import { createThrottle } from '@inktvis/foundation/rate-limit';
import { bodyOf } from '../cache/cached-response.ts';
import type { Outcome } from '../cache/page-cache.ts';
import type { Pictures } from '../images/pictures.ts';

/** Times in milliseconds. */
export type WarmUpOptions = {
  /** Pages and pictures that are asked for in a second, at most, one after the other. 0: no warm-up. */
  readonly perSecond: number;
  /** Never rejects. */
  readonly page: (address: string) => Promise<Outcome>;
  readonly pictures: Pick<Pictures, 'hasCopy' | 'keep' | 'keepOnly'>;
  /** Whether visitors are waiting for a response: they go first. */
  readonly isBusy: () => boolean;
  readonly closing: AbortSignal;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** From a change to the round that follows it: publications come in groups. */
  readonly settleMs?: number;
  /** After a round in which a source did not respond; doubles with each further one, up to 32 times as long. */
  readonly retryMs?: number;
};

/** How often a page is read until it is fresh, and the pause between: a stale one is returned while it is rendered. */
const MAX_READS = 5;
const STALE_MS = 1_000;
const BUSY_MS = 50;
/** After as many failures in a row a source counts as down, and the rest waits for the next round. */
const MAX_FAILURES = 5;

/** What waits for the index of the search, which is made of every story. */
const SEARCH = '/api/suggest?q=boek';

/** Only the markup of a page names its pictures: the components that draw them also run in browsers, and report nothing. */
const LOCATION = /<loc>([^<]+)<\/loc>/g;
/** The rendition that a browser without `srcset` gets: one for each picture and crop. */
const PICTURE = /\ssrc="(\/(?:toer)?beeld\/[^"]+)"/g;

const matches = (text: string | null, pattern: RegExp): string[] =>
  [...(text ?? '').matchAll(pattern)].map(([, found = '']) => found);

/** `done`: everything published has a last good copy; `waiting`: for the next round. */
export type WarmUpState = 'off' | 'running' | 'done' | 'waiting';

/** Quietly asks for every page and picture after the start and each change: all has a last good copy when a source stops. */
export function createWarmUp(options: WarmUpOptions) {
  const { perSecond, pictures, isBusy, closing, log, settleMs = 2_000, retryMs = 30_000 } = options;
  const throttle = createThrottle(perSecond);
  let state: WarmUpState = 'off';
  let wake = () => {};

  async function waitForSlot(): Promise<void> {
    while (isBusy() && !closing.aborted) await sleep(BUSY_MS);
    await throttle();
  }

  /** The text of a page; null when it stays stale, has a last good copy in it, or there is none at all. */
  async function readPage(address: string): Promise<string | null> {
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      await waitForSlot();
      const outcome = await options.page(address);
      if (outcome.kind === 'failed') return null;
      const { status, outdated } = outcome.kind === 'cached' ? outcome.response : outcome.rendered;
      if (status >= 500 || outdated) return null;
      if (outcome.kind === 'rendered') return outcome.rendered.body.toString();
      if (outcome.cacheStatus.state !== 'STALE') return bodyOf(outcome.response).toString();
      await sleep(STALE_MS);
    }
    return null;
  }

  /** Whether there is a copy of a picture now, or never will be; false when its source did not respond. */
  async function keepPicture(path: string): Promise<boolean> {
    if (await pictures.hasCopy(path)) return true;
    await waitForSlot();
    return pictures.keep(path);
  }

  async function crawl(): Promise<boolean> {
    const locations = matches(await readPage('/sitemap.xml'), LOCATION);
    const addresses = new Set(locations.map((location) => new URL(location).pathname));
    const shown = new Set<string>();
    let failures = 0;
    let failuresInARow = 0;
    const count = (isDone: boolean) => {
      failures += isDone ? 0 : 1;
      failuresInARow = isDone ? 0 : failuresInARow + 1;
    };
    for (const address of [...addresses, SEARCH]) {
      const html = await readPage(address);
      count(html !== null);
      for (const path of matches(html, PICTURE)) {
        if (shown.has(path) || closing.aborted) continue;
        shown.add(path);
        count(await keepPicture(path));
      }
      if (closing.aborted || failuresInARow >= MAX_FAILURES) return false;
    }
    if (failures > 0 || addresses.size === 0) return false;
    // While something is missing, a picture may seem to be shown by no page.
    await pictures.keepOnly(shown);
    log.info({ pages: addresses.size, pictures: shown.size }, 'last good copies are complete');
    return true;
  }

  async function run(): Promise<void> {
    let incomplete = 0;
    while (!closing.aborted) {
      state = 'running';
      const changed = Promise.withResolvers<void>();
      wake = changed.resolve;
      const isComplete = await crawl();
      state = isComplete ? 'done' : 'waiting';
      if (isComplete) await changed.promise;
      const pause = isComplete ? settleMs : retryMs * 2 ** Math.min(incomplete, 5);
      incomplete = isComplete ? 0 : incomplete + 1;
      await sleep(pause, undefined, { signal: closing, ref: false });
    }
  }

  return {
    start(): void {
      if (perSecond <= 0) return;
      run().catch((error: unknown) => {
        if (!closing.aborted) log.error({ err: error }, 'the warm-up stopped');
      });
    },
    changed(): void {
      if (state === 'done') state = 'waiting';
      wake();
    },
    state: (): WarmUpState => state,
  };
}
