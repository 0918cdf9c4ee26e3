import {
  type ContentConnection,
  createVersionWatch,
  EVERYTHING,
  type PollPace,
} from '@inktvis/content/client';
import type { Log } from '@inktvis/foundation/log';
import { within } from '@inktvis/foundation/within';
import type { PageCacheHandle } from '../render-locals.ts';

/** Times in milliseconds. */
type PublicationOptions = {
  readonly content: Pick<
    ContentConnection,
    'expire' | 'tagsOfChanges' | 'askVersion' | 'knownVersion' | 'confirmVersion'
  >;
  /** How often the version of the space is polled. */
  readonly pace: PollPace;
  readonly log: Pick<Log, 'info' | 'error'>;
};

/** More stories at once than this are not looked up one by one. */
const MAX_SLUGS = 10;
/** How long to find out what changed before everything counts as changed. */
const LOOKUP_MS = 1000;

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
  const { content, pace, log } = options;
  let pageCache: PageCacheHandle | null = null;
  const enqueue = createBatches(processBatch);
  const invalidate = (tags: readonly string[]) => pageCache?.invalidate({ tags });

  const watch = createVersionWatch({
    look: content.askVersion,
    confirm: content.confirmVersion,
    pace,
    log,
    onUnannounced(version) {
      log.info({ version }, 'content changed without a notification');
      content.expire();
      invalidate([EVERYTHING]);
    },
  });

  async function processBatch(batch: Batch): Promise<void> {
    content.expire();
    publishToOthers(batch.unpublished, pageCache?.announcements);
    try {
      const tags = await tagsOf(batch, content);
      const mark = () => invalidate(tags ?? [EVERYTHING]);
      mark();
      // When the lookup failed the content service may be failing: the watch checks again.
      if (tags) watch.announced(content.knownVersion(), mark);
      else watch.touch();
    } catch (error) {
      log.error({ err: error }, 'a publication could not be looked up');
      invalidate([EVERYTHING]);
    }
  }

  return {
    /** Connects the page cache of the server that runs us; the first time polling begins. */
    attach(handle: PageCacheHandle): void {
      if (pageCache === handle) return;
      const isFirst = pageCache === null;
      pageCache = handle;
      if (!isFirst) return;
      watch.start(handle.closing, handle.announcements);
      handle.announcements?.subscribe((slugs) => {
        for (const slug of slugs ?? [null]) void enqueue(slug, false);
      });
    },
    /** The story at `slug` changed, or anything when null. Resolves when no stored page shows the old one as fresh. */
    announce: (slug: string | null): Promise<void> => enqueue(slug, true),
    /**
     * The story at `slug` changed inside a release, which visitors do not see, unless the version of the space moved. It may
     * move a moment later: then the watch finds it.
     */
    async announceIfMoved(slug: string | null): Promise<void> {
      const before = content.knownVersion();
      const version = await content.askVersion();
      if (version === null || version === before) watch.touch();
      else await enqueue(slug, true);
    },
    /** Somebody looks at drafts: a publication may follow. */
    editing: watch.touch,
    /** Marks pages with these tags stale. */
    invalidate,
  };
}

/** Gathers what is announced while the batch before is processed. Returns what adds a publication to the next one. */
function createBatches(processBatch: (batch: Batch) => Promise<void>) {
  let next: Batch | null = null;
  let running = Promise.resolve();

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
  return (slug: string | null, isFirstHand: boolean): Promise<void> => {
    next ??= nextBatch();
    if (isFirstHand) next.unpublished.add(slug);
    if (slug === null) next.everything = true;
    else next.slugs.add(slug);
    return next.done;
  };
}

function publishToOthers(
  unpublished: ReadonlySet<string | null>,
  others: PageCacheHandle['announcements'],
): void {
  if (unpublished.size === 0) return;
  const slugs = [...unpublished].filter((slug) => slug !== null);
  void others?.publish(slugs.length === unpublished.size ? slugs : null);
}

/** The tags of what changed; null when that is too much to look up, or takes too long. */
async function tagsOf(
  { everything, slugs }: Batch,
  content: PublicationOptions['content'],
): Promise<readonly string[] | null> {
  if (everything || slugs.size > MAX_SLUGS) return null;
  return (await within(content.tagsOfChanges([...slugs]), LOOKUP_MS)) ?? null;
}
