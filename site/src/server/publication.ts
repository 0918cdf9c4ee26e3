import type { ContentConnection } from '@inktvis/content/client';
import type { PageCacheHandle } from './render-locals.ts';

export type Publication = ReturnType<typeof createPublication>;

/** Brings what editors publish to the stored pages (docs/decisions/005), and webhooks to the other instances. */
export function createPublication(content: Pick<ContentConnection, 'watch' | 'published' | 'check'>) {
  let pageCache: PageCacheHandle | null = null;
  return {
    /** Connects the page cache of the server that runs us; the first time polling begins. */
    attach(handle: PageCacheHandle): void {
      if (pageCache === handle) return;
      const isFirst = pageCache === null;
      pageCache = handle;
      if (!isFirst) return;
      content.watch(handle.closing, () => pageCache?.invalidate());
      handle.announcements?.subscribe(content.published);
    },
    /** Something was published: no stored page is shown as fresh any longer. */
    announce(): void {
      content.published();
      void pageCache?.announcements?.publish();
    },
    /** Something changed inside a release, which visitors do not see unless the version of the space moved. */
    announceInRelease: content.check,
  };
}
