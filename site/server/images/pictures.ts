import { isPictureAddress } from '@inktvis/content/picture-address';
import type { EventsClient } from '@inktvis/events';
import { createBoundedQueue } from '@inktvis/foundation/bounded-queue';
import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import type { Log } from '@inktvis/foundation/log';
import { type Loaded, RevalidatingCache } from '@inktvis/foundation/revalidating-cache';
import type { Settings } from '../../src/server/settings.ts';
import { bodyOf, type CachedResponse, makeCachedResponse } from '../cache/cached-response.ts';
import type { HeaderList, SecurityHeaders } from '../security/security-headers.ts';
import { type Found, findTourPicture } from './tour-pictures.ts';

/** A picture, the fact that there is none, or a source that does not respond. */
export type PictureOutcome =
  | { readonly kind: 'image'; readonly response: CachedResponse }
  | { readonly kind: 'missing' | 'down' };

/** What is requested, and by whom. */
type PictureRequest = {
  readonly path: string;
  /** Else the site itself asks, which stores the picture elsewhere: on disk, or drawn into a share card. */
  readonly forVisitor?: boolean;
  /** The header of the visitor. */
  readonly accept?: string;
};

/** Where pictures come from. */
type Source = {
  /** What it is called in the health check. */
  readonly name: string;
  /** Upper bound of the memory for its pictures, in bytes. */
  readonly maxBytes: number;
  /** The media types that it may send. */
  readonly types: RegExp;
  readonly headers: HeaderList;
  readonly find: (request: PictureRequest) => Promise<Found | 'missing' | 'down'>;
};

type PicturesOptions = Pick<Settings, 'contentAssetsUrl' | 'contentSpaceId'> & {
  /** The touring events, and where their pictures may be fetched, if there are any. */
  readonly events?: EventsClient | undefined;
  readonly eventsImageOrigins?: readonly string[] | undefined;
  /** For a picture with all its redirects, in ms. */
  readonly timeoutMs?: number | undefined;
  readonly security: SecurityHeaders;
  readonly log: Pick<Log, 'warn'>;
};

const MEBIBYTE = 1024 * 1024;
/** In bytes. Larger pictures are passed on without being stored, and even larger ones are refused. */
const MAX_STORED = MEBIBYTE;
const MAX_PASSED = 8 * MEBIBYTE;
/** Fetches at a time, so that a flood cannot exhaust memory. */
const FETCHES = { running: 16, waiting: 512, waitMs: 10_000 };
/** When a source counts as down; one picture that cannot be had says little. Milliseconds. */
const CIRCUIT = { failures: 20, silenceMs: 4_000, pauseMs: 3_000 } as const;

export type Pictures = ReturnType<typeof createPictures>;

/**
 * Pictures under our own address: of the content service at `/beeld/…` (storyblok.com/docs/api/image-service), of touring
 * events at `/toerbeeld/{slug}/{width}x{height}`.
 */
export function createPictures(options: PicturesOptions) {
  const { contentAssetsUrl, contentSpaceId, events, eventsImageOrigins = [] } = options;
  const ofContent = openSource(options, {
    name: 'pictures',
    maxBytes: 64 * MEBIBYTE,
    types: /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/,
    headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    async find({ path }) {
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
      find: ({ path, accept }) => findTourPicture(path, accept, events, eventsImageOrigins),
    });

  async function get(request: PictureRequest): Promise<PictureOutcome> {
    const source = request.path.startsWith('/toerbeeld/') ? ofTours : ofContent;
    return (await source?.(request)) ?? { kind: 'missing' };
  }

  return {
    /** The requested picture. Never rejects. */
    get,
    /** Its bytes, for pages that draw with it. */
    async read(path: string): Promise<Buffer | 'missing' | 'down'> {
      const outcome = await get({ path });
      return outcome.kind === 'image' ? bodyOf(outcome.response) : outcome.kind;
    },
  };
}

/** The pictures of a source: stored in memory, each fetched once at a time, and few at once. */
function openSource(options: PicturesOptions, { name, maxBytes, types, headers, find }: Source) {
  const { security, timeoutMs = 5000, log } = options;
  const cache = new RevalidatingCache<CachedResponse, PictureOutcome, undefined>({
    maxBytes,
    // An address always means the same bytes: entries do not expire, and a failed fetch is repeated at once.
    timeouts: { missing: Number.POSITIVE_INFINITY, expired: 0, stale: 0, invalidated: 0 },
    backOffMs: 0,
  });
  const circuit = createCircuit({ ...CIRCUIT, source: name });
  const queued = createBoundedQueue(FETCHES);

  async function fetchPicture(ask: Found['ask']): Promise<PictureOutcome> {
    const response = await ask(AbortSignal.timeout(timeoutMs));
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!response.ok || !types.test(type)) {
      await response.body?.cancel();
      if (response.status < 500 && response.status !== 429) return { kind: 'missing' };
      throw new Error(`image service responded with ${response.status}`);
    }
    const body = await readWhole(response);
    return { kind: 'image', response: await pictureResponse({ type, body, headers }, security) };
  }

  async function load(
    { path, forVisitor }: PictureRequest,
    ask: Found['ask'],
  ): Promise<Loaded<CachedResponse, PictureOutcome, undefined>> {
    try {
      const outcome = await queued(() =>
        circuit.run(
          () => fetchPicture(ask),
          () => true,
        ),
      );
      if (outcome === null) return { kind: 'failed', failure: undefined };
      if (outcome.kind !== 'image' || outcome.response.bytes > MAX_STORED || !forVisitor)
        return { kind: 'uncached', value: outcome };
      const { response } = outcome;
      return { kind: 'value', value: response, bytes: response.bytes, freshMs: Number.POSITIVE_INFINITY };
    } catch (error) {
      log.warn({ path, err: error }, 'picture could not be fetched');
      return { kind: 'failed', failure: undefined };
    }
  }

  return async (request: PictureRequest): Promise<PictureOutcome> => {
    const wanted = await find(request);
    if (typeof wanted === 'string') return { kind: wanted };
    const found = await cache.read(wanted.key, () => load(request, wanted.ask));
    if ('entry' in found) return { kind: 'image', response: found.entry.value };
    return found.kind === 'uncached' ? found.value : { kind: 'down' };
  };
}

/** A picture as it is sent. A drawing may be opened as a document of its own. */
export function pictureResponse(
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

/** The bytes of a picture. Rejects when there are too many. */
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
