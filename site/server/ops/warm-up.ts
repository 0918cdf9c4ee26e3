import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@inktvis/foundation/log';
import { createThrottle } from '@inktvis/foundation/rate-limit';
import { bodyOf } from '../cache/cached-response.ts';
import type { Outcome } from '../cache/page-cache.ts';
import type { PictureOutcome } from '../images/pictures.ts';
import type { StoredPictures } from '../images/stored-pictures.ts';

/** Times in milliseconds. */
export type WarmUpOptions = {
  /** Pages and pictures that are asked for in a second, at most, one after the other. 0: no warm-up. */
  readonly perSecond: number;
  /** The page at an address, by way of the page cache. Never rejects. */
  readonly page: (address: string) => Promise<Outcome>;
  /** The picture at an address of our own. Never rejects. */
  readonly picture: (path: string) => Promise<PictureOutcome>;
  readonly pictures: StoredPictures;
  /** Whether visitors are waiting for a response: they go first. */
  readonly isBusy: () => boolean;
  readonly closing: AbortSignal;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** From a change to the round that follows it: publications come in groups. */
  readonly settleMs?: number;
  /** After a round in which a source did not respond; doubles with each further one, up to 32 times as long. */
  readonly retryMs?: number;
};

/** How often a page is read until it is fresh: the page cache returns a stale one while it renders. */
const MAX_READS = 5;
/** Between two such reads, in ms. */
const STALE_MS = 1_000;
/** How often it is checked whether visitors still wait, in ms. */
const BUSY_MS = 50;
/** After as many failures in a row a source counts as down, and the rest waits for the next round. */
const MAX_FAILURES = 5;

/** What waits for the index of the search, which is made of every story. */
const SEARCH = '/api/suggest?q=boek';

const LOCATION = /<loc>([^<]+)<\/loc>/g;
/** The rendition that a browser without `srcset` gets: one for each picture and crop. */
const PICTURE = /\ssrc="(\/(?:toer)?beeld\/[^"]+)"/g;

const matches = (text: string | null, pattern: RegExp): string[] =>
  [...(text ?? '').matchAll(pattern)].map(([, found = '']) => found);

const addressesIn = (sitemap: string | null) =>
  new Set(matches(sitemap, LOCATION).map((location) => new URL(location).pathname));

/** `done`: everything published has a last good copy; `waiting`: for the next round. */
export type WarmUpState = 'off' | 'running' | 'done' | 'waiting';

/**
 * Asks for every published page and its pictures, quietly, after the start and after each change, so that all of it has a
 * last good copy when a source stops responding: pages in the page cache, what they are made from and their pictures on
 * disk. The pages are those of the sitemap. The index of the search is made along the way.
 */
export function createWarmUp(options: WarmUpOptions) {
  const { perSecond, pictures, isBusy, closing, log, settleMs = 2_000, retryMs = 30_000 } = options;
  const throttle = createThrottle(perSecond);
  let state: WarmUpState = 'off';
  let wake = () => {};

  /** Resolves when the next request may start. */
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
      if (outcome.kind === 'rendered') {
        const { status, outdated, body } = outcome.rendered;
        return status >= 500 || outdated ? null : body.toString();
      }
      const { response, cacheStatus } = outcome;
      if (response.outdated) return null;
      if (cacheStatus.state !== 'STALE') return bodyOf(response).toString();
      await sleep(STALE_MS);
    }
    return null;
  }

  /** Stores a copy of a picture, if there is none; false when its source did not respond. */
  async function storePicture(path: string): Promise<boolean> {
    if (await pictures.has(path)) return true;
    await waitForSlot();
    const outcome = await options.picture(path);
    if (outcome.kind === 'image') await pictures.save(path, outcome.response);
    return outcome.kind !== 'down';
  }

  /** Requests every published page and its pictures once; resolves to true when all of it has a copy now. */
  async function crawl(): Promise<boolean> {
    const addresses = addressesIn(await readPage('/sitemap.xml'));
    const seen = new Set<string>();
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
        if (seen.has(path) || closing.aborted) continue;
        seen.add(path);
        count(await storePicture(path));
      }
      if (closing.aborted || failuresInARow >= MAX_FAILURES) return false;
    }
    if (failures > 0 || addresses.size === 0) return false;
    // While something is missing, a picture may seem to be shown by no page.
    await pictures.prune(seen);
    log.info({ pages: addresses.size, pictures: seen.size }, 'last good copies are complete');
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
    /** Begins, if there is a budget for it. */
    start(): void {
      if (perSecond <= 0) return;
      run().catch((error: unknown) => {
        if (!closing.aborted) log.error({ err: error }, 'the warm-up stopped');
      });
    },
    /** Something was published. */
    changed(): void {
      if (state === 'done') state = 'waiting';
      wake();
    },
    state: (): WarmUpState => state,
  };
}
