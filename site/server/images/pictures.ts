import { isPictureAddress } from '@inktvis/content/picture-address';
import type { EventsClient } from '@inktvis/events';
import { createBoundedQueue } from '@inktvis/foundation/bounded-queue';
import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import type { Log } from '@inktvis/foundation/log';
import { RevalidatingCache } from '@inktvis/foundation/revalidating-cache';
import type { Settings } from '../../src/server/settings.ts';
import { type CachedResponse, makeCachedResponse } from '../cache/cached-response.ts';
import type { HeaderList, SecurityHeaders } from '../security/security-headers.ts';
import { createPictureCopies } from './picture-copies.ts';
import { type Found, findTourPicture } from './tour-pictures.ts';

/** What a source sends; else there is no such picture, or the source does not respond. */
type Fetched = { readonly type: string; readonly body: Buffer } | 'missing' | 'down';

type Source = {
  readonly name: string;
  readonly maxBytes: number;
  readonly types: RegExp;
  readonly headers: HeaderList;
  /** How to ask for the picture at an address of ours; `accept`: the header of the visitor. */
  readonly find: (path: string, accept?: string) => Promise<Found | 'missing' | 'down'>;
};

type PicturesOptions = Pick<Settings, 'contentAssetsUrl' | 'contentSpaceId'> & {
  /** The touring events, and where their pictures may be fetched, if there are any. */
  readonly events?: EventsClient | undefined;
  readonly eventsImageOrigins?: readonly string[] | undefined;
  /** Where last good copies are stored; without it there are none. */
  readonly copiesDir?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly security: SecurityHeaders;
  readonly log: Pick<Log, 'warn'>;
};

const MEBIBYTE = 1024 * 1024;
/** Larger pictures are passed on without being stored, and even larger ones are refused. */
const MAX_STORED = MEBIBYTE;
const MAX_PASSED = 8 * MEBIBYTE;
/** Fetches at a time, so that a flood cannot exhaust memory. */
const FETCHES = { running: 16, waiting: 512, waitMs: 10_000 };
/** When a source counts as down; one picture that cannot be had says little. */
const CIRCUIT = { failures: 20, silenceMs: 4_000, pauseMs: 3_000 } as const;
/** What most browsers accept. */
const WEBP = 'image/webp';

export type Pictures = ReturnType<typeof createPictures>;

/** Pictures at `/beeld/…` (storyblok.com/docs/api/image-service), of tours at `/toerbeeld/{slug}/{width}x{height}`. */
export function createPictures(options: PicturesOptions) {
  const { contentAssetsUrl, contentSpaceId, events, eventsImageOrigins = [], copiesDir, log } = options;
  const ofContent = openSource(options, {
    name: 'pictures',
    maxBytes: 64 * MEBIBYTE,
    types: /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/,
    headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    async find(path) {
      // Of our own space, in a form that pages write: nothing else is fetched for anybody.
      if (!path.startsWith(`/beeld/${contentSpaceId}/`) || !isPictureAddress(path)) return 'missing';
      const address = contentAssetsUrl + path.replace('/beeld/', '/f/');
      const ask = (signal: AbortSignal) =>
        fetch(address, { headers: { accept: 'image/*' }, redirect: 'error', signal });
      return { key: path, ask };
    },
  });
  const ofTours =
    events &&
    openSource(options, {
      name: 'tour-pictures',
      maxBytes: 16 * MEBIBYTE,
      // No SVG: these are photos from elsewhere, and a drawing can hold script.
      types: /^image\/(avif|gif|jpeg|png|webp)$/,
      headers: [
        // The organiser can put another picture under the same event.
        ['Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800'],
        ['Vary', 'Accept'],
      ],
      find: (path, accept) => findTourPicture(path, accept, events, eventsImageOrigins),
    });
  const sourceOf = (path: string) => (path.startsWith('/toerbeeld/') ? ofTours : ofContent);
  const copies = copiesDir === undefined ? undefined : createPictureCopies(copiesDir, log);

  return {
    /** The picture for a visitor, who sent this `Accept`: its last good copy while the source is down. Never rejects. */
    async get(path: string, accept?: string): Promise<CachedResponse | 'missing' | 'down'> {
      const found = (await sourceOf(path)?.get(path, accept)) ?? 'missing';
      const copy = found === 'down' ? await copies?.find(path) : undefined;
      if (!copy) return found;
      // It may be another size than was requested.
      return pictureResponse({ ...copy, headers: [['Cache-Control', 'no-cache']] }, options.security);
    },

    async read(path: string): Promise<Buffer | 'missing' | 'down'> {
      const fetched = (await sourceOf(path)?.fetch(path)) ?? 'missing';
      return typeof fetched === 'string' ? fetched : fetched.body;
    },

    hasCopy: async (path: string): Promise<boolean> => (await copies?.has(path)) ?? false,

    /** Stores a last good copy of a picture; false when its source did not respond. */
    async keep(path: string): Promise<boolean> {
      const fetched = await sourceOf(path)?.fetch(path, WEBP);
      if (typeof fetched === 'object') await copies?.save(path, fetched);
      return fetched !== 'down';
    },

    keepOnly: async (paths: Iterable<string>): Promise<void> => copies?.prune(paths),
  };
}

/** The pictures of a source: for visitors stored in memory, each fetched once at a time, and few at once. */
function openSource(options: PicturesOptions, { name, maxBytes, types, headers, find }: Source) {
  const { security, timeoutMs = 5000, log } = options;
  const cache = new RevalidatingCache<CachedResponse, CachedResponse | 'missing', null>({
    maxBytes,
    // An address always means the same bytes: entries do not expire, and a failed fetch is repeated at once.
    timeouts: { missing: Number.POSITIVE_INFINITY, expired: 0, stale: 0, invalidated: 0 },
    backOffMs: 0,
  });
  const circuit = createCircuit({ ...CIRCUIT, source: name });
  const queued = createBoundedQueue(FETCHES);

  async function ask(found: Found): Promise<Exclude<Fetched, 'down'>> {
    const response = await found.ask(AbortSignal.timeout(timeoutMs));
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (response.ok && types.test(type)) return { type, body: await readWhole(response) };
    await response.body?.cancel();
    if (response.status < 500 && response.status !== 429) return 'missing';
    throw new Error(`image service responded with ${response.status}`);
  }

  async function fetchFound(path: string, found: Found): Promise<Fetched> {
    const isResponse = () => true;
    try {
      return (await queued(() => circuit.run(() => ask(found), isResponse))) ?? 'down';
    } catch (error) {
      log.warn({ path, err: error }, 'picture could not be fetched');
      return 'down';
    }
  }

  return {
    async fetch(path: string, accept?: string): Promise<Fetched> {
      const found = await find(path, accept);
      return typeof found === 'string' ? found : fetchFound(path, found);
    },

    async get(path: string, accept?: string): Promise<CachedResponse | 'missing' | 'down'> {
      const wanted = await find(path, accept);
      if (typeof wanted === 'string') return wanted;
      const found = await cache.read(wanted.key, async () => {
        const fetched = await fetchFound(path, wanted);
        if (fetched === 'down') return { kind: 'failed', failure: null };
        if (fetched === 'missing') return { kind: 'uncached', value: fetched };
        const value = await pictureResponse({ ...fetched, headers }, security);
        if (value.bytes > MAX_STORED) return { kind: 'uncached', value };
        return { kind: 'value', value, bytes: value.bytes, freshMs: Number.POSITIVE_INFINITY };
      });
      if ('entry' in found) return found.entry.value;
      return found.kind === 'uncached' ? found.value : 'down';
    },
  };
}

/** A picture as it is sent. A drawing may be opened as a document of its own. */
function pictureResponse(
  { type, body, headers }: { readonly type: string; readonly body: Buffer; readonly headers: HeaderList },
  security: SecurityHeaders,
): Promise<CachedResponse> {
  const policy = type === 'image/svg+xml' ? security.svgCsp : undefined;
  return makeCachedResponse({
    status: 200,
    body,
    headers: [['Content-Type', type], ...headers, ...security.headers(policy, type)],
  });
}

async function readWhole(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_PASSED) throw new Error('image is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
