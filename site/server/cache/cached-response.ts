import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { HeaderList } from '../security/security-headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A whole response in memory, in every encoding a browser may ask for. */
export type CachedResponse = {
  readonly status: number;
  /** Hash of the plain body: equal bodies share their compression. */
  readonly fingerprint: string;
  readonly variants: Readonly<Record<Encoding, ReturnType<typeof makeVariant>>>;
  /** Memory it takes, in bytes, roughly. */
  readonly bytes: number;
  /** Shows a last good copy of what it depends on. */
  readonly outdated?: boolean;
};

type ResponseParts = {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Buffer;
  readonly outdated?: boolean;
  /** `often`: many will ask for it; `once`: it is probably asked for once. */
  readonly effort?: keyof typeof levels;
  /** The only encoding that is wanted, when the response is for one visitor. */
  readonly only?: Encoding;
};

/** Headers that describe the body: a 304 has all others (RFC 9110, 15.4.5). */
const bodyHeader = /^content-(?!security)/i;

/** Levels. `once`, with a page of the programme: a sixth more bytes than gzip 6, for a fifth to half of the CPU. */
const levels = {
  often: { br: 6, gzip: 9 },
  once: { br: 0, gzip: 3 },
} as const;

/** Below this compression gains nothing. */
const MIN_COMPRESSED_BYTES = 512;
/** Up to here a quick compression costs less than handing it to another thread and back. */
const MAX_SYNC_BYTES = 256 * 1024;

const isPixelImage = (headers: HeaderList): boolean =>
  headers.some(([name, value]) => /^content-type$/i.test(name) && /^image\/(?!svg)/.test(value));

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Makes a response ready to be sent. The variants of `previous` are used again when its body is the same. */
export async function makeCachedResponse(
  parts: ResponseParts,
  previous?: CachedResponse,
): Promise<CachedResponse> {
  const fingerprint = createHash('sha256').update(parts.body).digest('base64url').slice(0, 22);
  const same = previous?.fingerprint === fingerprint ? previous.variants : undefined;
  const { br, gzip: zipped } = same ? { br: same.br.body, gzip: same.gzip.body } : await compress(parts);
  const plain = makeVariant(parts, fingerprint, 'identity', parts.body);
  const encoded = (encoding: 'br' | 'gzip', body: Buffer | undefined) =>
    body && body.length < parts.body.length ? makeVariant(parts, fingerprint, encoding, body) : plain;
  const variants = { identity: plain, br: encoded('br', br), gzip: encoded('gzip', zipped) };
  const bytes = [...new Set(Object.values(variants))].reduce((sum, one) => sum + one.body.length + 2048, 0);
  return { status: parts.status, fingerprint, variants, bytes, outdated: parts.outdated };
}

async function compress(parts: ResponseParts): Promise<{ br?: Buffer; gzip?: Buffer }> {
  const { body, headers, effort = 'often', only } = parts;
  if (isPixelImage(headers) || body.length < MIN_COMPRESSED_BYTES) return {};
  const synchronous = effort === 'once' && body.length <= MAX_SYNC_BYTES;
  const brotli = synchronous ? brotliCompressSync : compressBrotli;
  const zip = synchronous ? gzipSync : compressGzip;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels[effort].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const isWanted = (encoding: Encoding) => (only ?? encoding) === encoding;
  const [br, zipped] = await Promise.all([
    isWanted('br') ? brotli(body, { params }) : undefined,
    isWanted('gzip') ? zip(body, { level: levels[effort].gzip }) : undefined,
  ]);
  return { br, gzip: zipped };
}

export const bodyOf = ({ variants }: CachedResponse): Buffer => variants.identity.body;

/** One encoding of a body, ready to be written: name and value alternate in the header arrays. */
function makeVariant(parts: ResponseParts, fingerprint: string, encoding: Encoding, body: Buffer) {
  const isPlain = encoding === 'identity';
  const etag = `"${fingerprint}${isPlain ? '' : `-${encoding}`}"`;
  const isVary = ([name]: HeaderList[number]) => name.toLowerCase() === 'vary';
  const vary = new Set(['Accept-Encoding', ...parts.headers.filter(isVary).map(([, value]) => value)]);
  const headers: HeaderList = [
    ...parts.headers.filter((header) => !isVary(header)),
    ['Vary', [...vary].join(', ')],
    ['ETag', etag],
  ];
  const length = ['Content-Length', String(body.length)];
  return {
    etag,
    headers: [...headers, ...(isPlain ? [] : [['Content-Encoding', encoding]]), length].flat(),
    notModifiedHeaders: headers.filter(([name]) => !bodyHeader.test(name)).flat(),
    body,
  };
}
