import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import { createDiskStore, type LastGoodStore } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import type { ContentProblem } from '../kit/definition.ts';
import { createCatalogue, type ResolvedAddress } from './addresses/catalogue.ts';
import { type ContentClient, createContentClient, readAddresses } from './client.ts';
import { createContentCache, type Reader } from './content-cache.ts';
import { createSpaceVersion } from './space-version.ts';
import { openTransport, type TransportSettings } from './transport/transport.ts';
import type { PictureSizes } from './types.ts';

export type { FormerAddress } from './addresses/former-addresses.ts';
export type { ContentClient } from './client.ts';
export type { Reader } from './content-cache.ts';
export {
  connectPreview,
  type PreviewClient,
  type PreviewOptions,
  type UnsavedStory,
} from './preview/preview.ts';
export { openTransport } from './transport/transport.ts';
export type { FilterItems, Findable, Globals, ListedType, PictureSizes, Read, ReadError } from './types.ts';
export type { ContentProblem };

type ContentSettings = TransportSettings & {
  readonly siteUrl?: string;
  readonly ticketShop?: string;
  readonly pictureSizes?: PictureSizes;
  readonly lastGoodDir: string;
  readonly store?: LastGoodStore;
  readonly pollMs: number;
  /** For a single read; a page has a deadline for all its reads together (`Reader`). */
  readonly readTimeoutMs: number;
};

/** Of the time that a read waits: the circuit opens before the first readers give up. */
const SILENCE_SHARE = 0.8;
const CIRCUIT = { source: 'content', failures: 5, pauseMs: 3_000 } as const;
/** Of JSON; a response of 10 000 stories takes some 30 MB. */
const MAX_CACHE_BYTES = 256 * 1024 * 1024;

export type ContentConnection = ReturnType<typeof connectContent>;

/** The connection of a running site with its content service: published content, by the public token. */
export function connectContent(settings: ContentSettings, log: Log) {
  const circuit = createCircuit({
    ...CIRCUIT,
    // A page that replaces one that failed reads too, and should find the circuit open.
    silenceMs: settings.readTimeoutMs * SILENCE_SHARE,
    onChange: (state) => log.warn({ state }, 'circuit to the content service'),
  });
  const transport = openTransport(settings, circuit);
  const store =
    settings.store ??
    createDiskStore(settings.lastGoodDir, (error) =>
      log.warn({ error: String(error) }, 'last good copy not stored'),
    );
  const cache = createContentCache({
    store,
    timeoutMs: settings.readTimeoutMs,
    isDown: () => circuit.state() !== 'closed',
    maxBytes: MAX_CACHE_BYTES,
    onFailure: (key, error) => log.warn({ read: key, ...error }, 'content service did not respond'),
  });
  let onStale = () => {};
  const markStale = () => {
    cache.invalidate();
    onStale();
  };
  const version = createSpaceVersion({
    ask: () => transport.version(),
    pollMs: settings.pollMs,
    store,
    onStale: markStale,
    log,
  });
  settings.pictureSizes?.whenLearnt(markStale);
  const catalogue = createCatalogue({
    // A page that was rendered before any address was known shows a last good copy, and is fresh for a moment only.
    onAddresses: (isFirst) => (isFirst ? cache.invalidate() : markStale()),
    onLearned: markStale,
  });
  const { siteUrl, ticketShop, pictureSizes } = settings;
  const sizeOf = pictureSizes?.sizeOf;
  const report = ({ message, ...where }: ContentProblem) => log.warn(where, message);
  const clientFor = (reader: Reader): ContentClient =>
    createContentClient({ transport, cache, catalogue, siteUrl, ticketShop, sizeOf, report, reader });
  return {
    content: clientFor({}),
    clientFor,
    /** Polls the version of the space; `listener` is called when whatever was read before may be different now. */
    watch(signal: AbortSignal, listener: () => void): void {
      onStale = listener;
      version.watch(signal);
    },
    published: version.published,
    check: version.check,
    version: version.current,
    async resolveAddress(slug: string, reader: Pick<Reader, 'deadline'>): Promise<ResolvedAddress> {
      await readAddresses({ transport, cache, catalogue, reader });
      await catalogue.synchronised();
      return catalogue.resolveAddress(slug);
    },
    shareAddresses: catalogue.share,
  };
}
