import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import { createDiskStore, type LastGoodStore } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import { createCatalogue, type Whereabouts } from './addresses/catalogue.ts';
import type { SharedAddresses } from './addresses/former-addresses.ts';
import { EVERYTHING, tagsOfChanges } from './changes.ts';
import { createContentClient, readAddresses } from './client.ts';
import { openTransport, type TransportSettings } from './transport/open-transport.ts';
import { createRefusals } from './transport/refusals.ts';
import type { ContentClient, PictureSizes } from './types.ts';
import { createVersionedCache, type Reader } from './versions/versioned-cache.ts';

export type { ContentProblem } from '../kit/definition.ts';
export type { FormerAddress } from './addresses/former-addresses.ts';
export { EVERYTHING } from './changes.ts';
export {
  connectPreview,
  type PreviewClient,
  type PreviewOptions,
  type UnsavedStory,
} from './preview/preview.ts';
export type {
  ContentClient,
  FilterItems,
  Findable,
  Globals,
  ListedType,
  PictureSizes,
  Read,
  ReadError,
} from './types.ts';
export {
  createPollPace,
  createVersionWatch,
  type PollPace,
  type SharedVersions,
} from './versions/version-watch.ts';
export type { Reader } from './versions/versioned-cache.ts';

type ContentSettings = TransportSettings & {
  /** Zone of date values on the wire. */
  readonly timezone: string;
  /** The public address of the site: links to it are paths. */
  readonly siteUrl?: string;
  /** Without it, a picture whose address does not state its size has none. */
  readonly pictureSizes?: PictureSizes;
  /** Folder of the last good copies. */
  readonly lastGoodDir: string;
  /** Where they are stored instead: for tests. */
  readonly store?: LastGoodStore;
  /** How long a known version of the space counts as current, in ms, while a poller keeps it current. */
  readonly versionMaxAgeMs?: () => number;
  /** How long a single read waits, in ms; a page has a deadline for all its reads together (`Reader`). */
  readonly readTimeoutMs: number;
};

/** In ms (requirements 8 and 9). */
const VERSION_MAX_AGE_MS = 5_000;
const BACK_OFF_MS = 2_000;
/** Of the time that a read waits: the circuit opens before the first readers give up. */
const SILENCE_SHARE = 0.8;
/** When the service counts as down, and how long nothing is then asked of it. */
const CIRCUIT = { source: 'content', failures: 5, pauseMs: 3_000 } as const;
/** Of JSON; a response of 10 000 stories takes some 30 MB. */
const MAX_CACHE_BYTES = 256 * 1024 * 1024;

/** The connection of a running site with its content service. */
export type ContentConnection = {
  readonly content: ContentClient;
  /** A client that reads on behalf of a page: one for each page that is rendered. */
  readonly clientFor: (reader: Reader) => ContentClient;
  /** Something was published: every next read asks the service again. */
  readonly expire: () => void;
  /** Tags of the pages that show what changed at these slugs; null: perhaps all. Expects `expire` before. */
  readonly tagsOfChanges: (slugs: readonly string[]) => Promise<readonly string[] | null>;
  /** Asks for the version of the space now; null when the service does not respond. */
  readonly askVersion: () => Promise<number | null>;
  /** The version of the space that was seen last. */
  readonly knownVersion: () => number | null;
  /** The same, or after a restart that of the last good copies; known once something was read. */
  readonly lastVersion: () => number | null;
  /** Another instance of the site received this version just now; false when this one has to ask itself. */
  readonly confirmVersion: (version: number) => boolean;
  /** What happened to an address that no longer leads to a story. */
  readonly whereIs: (slug: string, reader: Pick<Reader, 'deadline'>) => Promise<Whereabouts>;
  /** What the instances of the site share of former addresses; given again it changes nothing. */
  readonly shareAddresses: (shared: SharedAddresses) => void;
};

/**
 * Connects to the content service with published content and a public token. `onMoved` is called with the tags of the
 * pages that are outdated as soon as any read finds that an address has changed.
 */
export function connectContent(
  settings: ContentSettings,
  log: Log,
  onMoved: (tags: readonly string[]) => void = () => {},
): ContentConnection {
  const circuit = createCircuit({
    ...CIRCUIT,
    // A page that replaces one that failed reads too, and should find the circuit open.
    silenceMs: settings.readTimeoutMs * SILENCE_SHARE,
    onChange: (state) => log.warn({ state }, 'circuit to the content service'),
  });
  const refusals = createRefusals({
    source: 'content-plan',
    onChange: (status) =>
      status === null
        ? log.warn({}, 'the space responds again')
        : log.error({ status }, 'the space refuses every request: last good copies are shown'),
  });
  const retries = { rateLimitRetries: 5, failureRetries: 2 };
  const transport = openTransport(settings, { ...retries, circuit, refusals });
  const store =
    settings.store ??
    createDiskStore(settings.lastGoodDir, (error) =>
      log.warn({ error: String(error) }, 'last good copy not stored'),
    );
  const cache = createVersionedCache({
    version: () => transport.version(),
    store,
    cacheVersion: transport.cacheVersion,
    versionMaxAgeMs: settings.versionMaxAgeMs ?? (() => VERSION_MAX_AGE_MS),
    timeoutMs: settings.readTimeoutMs,
    backOffMs: BACK_OFF_MS,
    isDown: () => circuit.state() !== 'closed',
    maxBytes: MAX_CACHE_BYTES,
    onFailure: (key, error) => log.warn({ read: key, ...error }, 'content service did not respond'),
  });
  /** What is read in the same responses is different now. */
  const readAnew = () => {
    cache.outdate();
    onMoved([EVERYTHING]);
  };
  transport.cacheVersion?.whenCaughtUp(() => {
    log.info({}, 'content caught up with the version of the space');
    readAnew();
  });
  settings.pictureSizes?.whenLearnt(readAnew);
  const catalogue = createCatalogue({ store, onMoved, onAddresses: cache.outdate });
  const clientFor = (reader: Reader): ContentClient =>
    createContentClient({
      transport,
      cache,
      catalogue,
      timezone: settings.timezone,
      siteUrl: settings.siteUrl,
      sizeOf: settings.pictureSizes?.sizeOf,
      report: ({ message, ...where }) => log.warn(where, message),
      reader,
    });
  /** Whether the addresses are the present ones, rather than a last good copy. */
  const refreshAddresses = async ({ deadline }: Pick<Reader, 'deadline'> = {}): Promise<boolean> => {
    let isPresent = true;
    const track: Reader['track'] = ({ outdated }) => {
      isPresent = !outdated;
    };
    const read = await readAddresses({ transport, cache, catalogue, reader: { track, deadline } });
    return read.ok && isPresent;
  };
  return {
    content: clientFor({}),
    clientFor,
    expire: cache.expire,
    askVersion: cache.askVersion,
    knownVersion: cache.knownVersion,
    lastVersion: cache.lastVersion,
    // While the circuit is open only an own request closes it.
    confirmVersion: (version) => circuit.state() === 'closed' && cache.confirmVersion(version),
    tagsOfChanges: (slugs) => tagsOfChanges(slugs, { transport, catalogue, refreshAddresses }),
    async whereIs(slug, reader) {
      await refreshAddresses(reader);
      await catalogue.synchronised();
      return catalogue.whereIs(slug);
    },
    shareAddresses: catalogue.share,
  };
}
