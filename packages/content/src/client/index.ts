import { createDiskStore } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import { createCatalogue, type Whereabouts } from './catalogue.ts';
import { tagsOfChanges } from './changes.ts';
import { createContentClient, readAddresses } from './client.ts';
import { openTransport, type TransportSettings } from './open-transport.ts';
import type { ContentClient } from './types.ts';
import { createVersionedCache, type Note } from './versioned-cache.ts';

export { type WireStory, wireStorySchema } from '../kit/wire.ts';
export type { Whereabouts } from './catalogue.ts';
export { EVERYTHING } from './changes.ts';
export { connectPreview, type OpenPreview, type PreviewSettings } from './preview.ts';
export type {
  ContentClient,
  FilterItems,
  Findable,
  Globals,
  ListedType,
  Listing,
  Read,
  ReadError,
} from './types.ts';
export type { Note } from './versioned-cache.ts';

export type ContentSettings = TransportSettings & {
  /** Zone of date values on the wire. */
  readonly timezone: string;
  /** Folder of the last good copies. */
  readonly lastGoodDir: string;
};

/** Waiting times of the client, in ms (requirements 8 and 9, requirements 9). */
const TIMES = {
  visitor: 5_000,
  versionMaxAge: 5_000,
  rest: 2_000,
} as const;

/** The connection of a running site with its content service. */
export type ContentConnection = {
  readonly content: ContentClient;
  /** A client that tells `note` what each of its reads leant on: one for each page that is rendered. */
  readonly noting: (note: Note) => ContentClient;
  /** Something was published: every next read asks the service again. */
  readonly expire: () => void;
  /** Tags of the pages that show what changed at these slugs; null: perhaps all. Expects `expire` before. */
  readonly tagsOfChanges: (slugs: readonly string[]) => Promise<readonly string[] | null>;
  /** Asks for the version of the space now; null when the service does not answer. */
  readonly look: () => Promise<number | null>;
  /** The version of the space that was seen last. */
  readonly knownVersion: () => number | null;
  /** What became of an address that leads to no story now. */
  readonly whereIs: (slug: string) => Promise<Whereabouts>;
};

/**
 * Connects to the content service with published content and a public token. `onMoved` hears the tags of the pages
 * that no longer hold as soon as an address is seen to have changed, whoever asked for it.
 */
export function connectContent(
  settings: ContentSettings,
  log: Log,
  onMoved: (tags: readonly string[]) => void = () => {},
): ContentConnection {
  const transport = openTransport(settings, 'published', { rateLimitRetries: 5, failureRetries: 2 });
  const store = createDiskStore(settings.lastGoodDir, (error) =>
    log.warn({ error: String(error) }, 'last good copy not kept'),
  );
  const cache = createVersionedCache({
    version: () => transport.version(),
    store,
    versionMaxAgeMs: TIMES.versionMaxAge,
    deadlineMs: TIMES.visitor,
    restMs: TIMES.rest,
    maxEntries: 2000,
    onFailure: (key, error) => log.warn({ read: key, ...error }, 'content service did not answer'),
  });
  const catalogue = createCatalogue({ store, onMoved });
  const noting = (note?: Note): ContentClient =>
    createContentClient({
      transport,
      cache,
      catalogue,
      timezone: settings.timezone,
      report: ({ message, ...where }) => log.warn(where, message),
      ...(note ? { note } : {}),
    });
  /** Whether the addresses are those of the present, rather than a last good copy. */
  const refreshAddresses = async (): Promise<boolean> => {
    let present = true;
    const note: Note = (_tags, outdated) => {
      present = !outdated;
    };
    const read = await readAddresses({ transport, cache, catalogue, note });
    return read.ok && present;
  };
  return {
    content: noting(),
    noting,
    expire: cache.expire,
    look: cache.look,
    knownVersion: cache.knownVersion,
    tagsOfChanges: (slugs) => tagsOfChanges(slugs, { transport, catalogue, refreshAddresses }),
    async whereIs(slug) {
      await refreshAddresses();
      return catalogue.whereIs(slug);
    },
  };
}
