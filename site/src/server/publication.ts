import { type ContentConnection, EVERYTHING } from '@inktvis/content/client';
import type { Log } from '@inktvis/foundation/log';
import type { PageCacheHandle } from './render-locals.ts';

/** Times in milliseconds. */
export type PublicationOptions = {
  readonly content: Pick<ContentConnection, 'expire' | 'tagsOfChanges' | 'askVersion' | 'knownVersion'>;
  /** How often the version of the space is polled. */
  readonly pollMs: number;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** How long to find out what changed before everything counts as changed. */
  readonly lookupTimeoutMs?: number;
  readonly now?: () => number;
};

/** More stories at once than this are not looked up one by one. */
const MAX_SLUGS = 10;

/** Publications that are processed together. */
type Batch = {
  readonly slugs: Set<string>;
  everything: boolean;
  /** What the other instances do not know yet; null stands for everything. */
  readonly unpublished: Set<string | null>;
  readonly done: Promise<void>;
};

export type Publication = ReturnType<typeof createPublication>;

/**
 * Brings what editors publish to the stored pages (docs/decisions/005): the content client reads anew, and the pages
 * that show what changed are marked stale. Notifications that arrive together are processed together, so that a release
 * of a hundred stories does not cause a hundred reads.
 */
export function createPublication(options: PublicationOptions) {
  const { content, pollMs, log, lookupTimeoutMs = 1000, now = () => performance.now() } = options;
  let pageCache: PageCacheHandle | null = null;
  let next: Batch | null = null;
  let running = Promise.resolve();

  const invalidate = (tags: readonly string[]) => pageCache?.invalidate({ tags });

  const watch = createWatch({
    look: content.askVersion,
    now,
    onUnannounced(version) {
      log.info({ version }, 'content changed without a notification');
      content.expire();
      invalidate([EVERYTHING]);
    },
  });

  const check = () =>
    watch
      .check()
      .catch((error: unknown) => log.error({ err: error }, 'the version of the space could not be read'));

  async function processBatch(batch: Batch): Promise<void> {
    content.expire();
    publishToOthers(batch.unpublished);
    try {
      const tags = await tagsOf(batch, content, lookupTimeoutMs);
      invalidate(tags ?? [EVERYTHING]);
      // When the lookup failed the content service may be failing: the watch checks again.
      if (tags) watch.announced(content.knownVersion());
    } catch (error) {
      log.error({ err: error }, 'a publication could not be looked up');
      invalidate([EVERYTHING]);
    }
  }

  function publishToOthers(unpublished: ReadonlySet<string | null>): void {
    if (unpublished.size === 0) return;
    const slugs = [...unpublished].filter((slug) => slug !== null);
    void pageCache?.announcements?.publish(slugs.length === unpublished.size ? slugs : null);
  }

  function nextBatch(): Batch {
    const done = running.then(() => {
      next = null;
      return processBatch(batch);
    });
    const batch: Batch = { slugs: new Set(), everything: false, unpublished: new Set(), done };
    running = done;
    return batch;
  }

  /** `isFirstHand`: from the content service, so that the other instances must be notified. */
  function enqueue(slug: string | null, isFirstHand: boolean): Promise<void> {
    next ??= nextBatch();
    if (isFirstHand) next.unpublished.add(slug);
    if (slug === null) next.everything = true;
    else next.slugs.add(slug);
    return next.done;
  }

  return {
    /** Connects the page cache of the server that runs us; the first time polling begins. */
    attach(handle: PageCacheHandle): void {
      if (pageCache === handle) return;
      const isFirst = pageCache === null;
      pageCache = handle;
      if (!isFirst) return;
      repeat(check, pollMs, handle.closing);
      handle.announcements?.subscribe((slugs) => {
        for (const slug of slugs ?? [null]) void enqueue(slug, false);
      });
    },
    /** The story at `slug` changed, or anything when null. Resolves when no stored page shows the old one as fresh. */
    announce: (slug: string | null): Promise<void> => enqueue(slug, true),
    /** Marks pages with these tags stale. */
    invalidate,
  };
}

/** The tags of what changed; null when that is too much to look up, or takes longer than `timeoutMs`. */
async function tagsOf(
  { everything, slugs }: Batch,
  content: PublicationOptions['content'],
  timeoutMs: number,
): Promise<readonly string[] | null> {
  if (everything || slugs.size > MAX_SLUGS) return null;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  try {
    return await Promise.race([content.tagsOfChanges([...slugs]), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Times in milliseconds. */
type WatchOptions = {
  /** The version of the space now; null when the content service does not respond. */
  readonly look: () => Promise<number | null>;
  /** Something changed without a notification: every page counts as stale. */
  readonly onUnannounced: (version: number) => void;
  readonly now: () => number;
};

/**
 * So long after the start and after each change everything counts as stale once more: behind a notification that arrived there may be another
 * that was lost, two publications in one second have the same version, and responses may run behind the version.
 */
const SETTLE_MS = 30_000;

/** Recovers from lost webhooks: detects that the version of the space changed without a notification. */
function createWatch({ look, onUnannounced, now }: WatchOptions) {
  let known: number | null = null;
  let announcements = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  let dueAt = Number.POSITIVE_INFINITY;

  return {
    /** A publication was processed while the space was at this version. */
    announced(version: number | null): void {
      if (version === null) return;
      known = version;
      announcements += 1;
      changedAt = now();
      dueAt = Math.min(dueAt, changedAt + SETTLE_MS);
    },
    async check(): Promise<void> {
      const before = announcements;
      const version = await look();
      // What was announced during the read may be newer than what was read.
      if (version === null || announcements !== before) return;
      const isFirst = known === null;
      if (version !== known) changedAt = now();
      else if (now() < dueAt) return;
      known = version;
      dueAt = changedAt + SETTLE_MS > now() ? changedAt + SETTLE_MS : Number.POSITIVE_INFINITY;
      // Nothing was stored before the first check.
      if (!isFirst) onUnannounced(version);
    },
  };
}

/** Runs `check` repeatedly, a fifth sooner or later each time so that instances do not poll at the same moment. */
function repeat(check: () => Promise<void>, everyMs: number, closing: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  const again = async () => {
    await check();
    if (closing.aborted) return;
    timer = setTimeout(again, everyMs * (0.8 + 0.4 * Math.random()));
    timer.unref();
  };
  closing.addEventListener('abort', () => clearTimeout(timer), { once: true });
  void again();
}
