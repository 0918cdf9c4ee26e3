import { type ContentConnection, EVERYTHING } from '@inktvis/content/client';
import type { Log } from '@inktvis/foundation/log';
import { createWatch, repeat } from './publication-watch.ts';
import type { PageCacheDoor } from './render-locals.ts';

/** Times in milliseconds. */
export type PublicationOptions = {
  readonly content: Pick<ContentConnection, 'expire' | 'tagsOfChanges' | 'look' | 'knownVersion'>;
  /** How often the version of the space is looked at. */
  readonly pollMs: number;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** How long to find out what changed before everything counts as changed. */
  readonly findOutMs?: number;
  readonly now?: () => number;
};

/** More stories at once than this are not looked up one by one. */
const MOST_SLUGS = 10;

type Batch = {
  readonly slugs: Set<string>;
  everything: boolean;
  /** What the other instances have not heard yet. */
  readonly news: Set<string | null>;
  readonly done: Promise<void>;
};

/**
 * Brings what editors publish to the stored pages (docs/decisions/005): the content client asks anew, and the pages
 * that show what changed are marked. Announcements that arrive together are taken together, so that a release of a
 * hundred stories does not ask the content service a hundred times.
 */
export function createPublication(options: PublicationOptions) {
  const { content, pollMs, log, findOutMs = 1000, now = () => performance.now() } = options;
  let pageCache: PageCacheDoor | null = null;
  let waiting: Batch | null = null;
  let running = Promise.resolve();

  const invalidate = (tags: readonly string[]) => pageCache?.invalidate({ tags });

  const watch = createWatch({
    look: content.look,
    now,
    onUnannounced(version) {
      log.info({ version }, 'content changed without an announcement');
      content.expire();
      invalidate([EVERYTHING]);
    },
  });

  const check = () =>
    watch
      .check()
      .catch((error: unknown) => log.error({ err: error }, 'the version of the space could not be read'));

  async function tagsOf({ slugs, everything }: Batch): Promise<readonly string[] | null> {
    if (everything || slugs.size > MOST_SLUGS) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, findOutMs, null);
    });
    try {
      return await Promise.race([content.tagsOfChanges([...slugs]), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function takeOver(batch: Batch): Promise<void> {
    content.expire();
    tell(batch.news);
    try {
      const tags = await tagsOf(batch);
      invalidate(tags ?? [EVERYTHING]);
      // When it was not found out what changed, the service may be failing: the watch looks again.
      if (tags) watch.announced(content.knownVersion());
    } catch (error) {
      log.error({ err: error }, 'a publication could not be looked up');
      invalidate([EVERYTHING]);
    }
  }

  function tell(news: ReadonlySet<string | null>): void {
    if (news.size === 0) return;
    const slugs = [...news].filter((slug) => slug !== null);
    void pageCache?.announcements?.tell(slugs.length === news.size ? slugs : null);
  }

  function nextBatch(): Batch {
    const done = running.then(() => {
      waiting = null;
      return takeOver(batch);
    });
    const batch: Batch = { slugs: new Set(), everything: false, news: new Set(), done };
    running = done;
    return batch;
  }

  /** `own`: heard from the content service, so that the other instances must hear it from us. */
  function take(slug: string | null, own: boolean): Promise<void> {
    waiting ??= nextBatch();
    if (own) waiting.news.add(slug);
    if (slug === null) waiting.everything = true;
    else waiting.slugs.add(slug);
    return waiting.done;
  }

  return {
    /** The page cache of the server that runs us; the first time the watch begins. */
    attach(door: PageCacheDoor): void {
      if (pageCache === door) return;
      const first = pageCache === null;
      pageCache = door;
      if (!first) return;
      repeat(check, pollMs, door.closing);
      door.announcements?.hear((slugs) => {
        for (const slug of slugs ?? [null]) void take(slug, false);
      });
    },
    /** The story at `slug` changed, or anything when null. Resolves when no stored page shows the old one as fresh. */
    announce: (slug: string | null): Promise<void> => take(slug, true),
    /** Pages with these tags no longer hold. */
    invalidate,
  };
}

export type Publication = ReturnType<typeof createPublication>;
