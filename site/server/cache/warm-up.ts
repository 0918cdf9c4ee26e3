import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@inktvis/foundation/log';
import type { ImageOutcome } from '../images/image-cache.ts';
import type { StoredPictures } from '../images/stored-pictures.ts';
import { createCrawl } from './crawl.ts';
import type { Outcome } from './page-cache.ts';

/** Times in milliseconds. */
export type WarmUpOptions = {
  /** Pages and pictures that are asked for in a second, at most, one after the other. 0: no warm-up. */
  readonly perSecond: number;
  /** The page at an address, by way of the page cache. Never rejects. */
  readonly page: (address: string) => Promise<Outcome>;
  /** The picture at an address of our own. Never rejects. */
  readonly picture: (path: string) => Promise<ImageOutcome>;
  readonly pictures: StoredPictures;
  /** Whether visitors are waiting for a response: they go first. */
  readonly isBusy: () => boolean;
  readonly closing: AbortSignal;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** From a change to the round that follows it: publications come in groups. */
  readonly settleMs?: number;
  /** After a round in which a source did not respond; doubles with each further one, up to 32 times as long. */
  readonly retryMs?: number;
  /** Between asking for a page that was stale and asking again. */
  readonly staleMs?: number;
};

/** `done`: everything published has a last good copy; `waiting`: for the next round. */
export type WarmUpState = 'off' | 'running' | 'done' | 'waiting';

export type WarmUp = ReturnType<typeof createWarmUp>;

/**
 * Asks for every published page and its pictures, quietly, after the start and after each change, so that all of it has a
 * last good copy when a source stops responding: pages in the page cache, what they are made from and their pictures on
 * disk. The pages are those of the sitemap and those they link to.
 */
export function createWarmUp(options: WarmUpOptions) {
  const { perSecond, closing, log, settleMs = 2_000, retryMs = 30_000 } = options;
  const crawl = createCrawl(options);
  let state: WarmUpState = 'off';
  let wake = () => {};

  async function run(): Promise<void> {
    let incomplete = 0;
    while (!closing.aborted) {
      state = 'running';
      const changed = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const isComplete = await crawl();
      state = isComplete ? 'done' : 'waiting';
      if (isComplete) await changed;
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
