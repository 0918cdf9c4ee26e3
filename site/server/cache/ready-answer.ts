import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from '../http/accept-encoding.ts';
import type { HeaderList } from '../security/security-headers.ts';

/** One form of a body, ready to be written: name and value alternate in the header arrays. */
export type Variant = {
  readonly etag: string;
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
  readonly body: Body;
  /** The constant lines of both heads, once the fast path has asked for them. */
  lines?: { readonly whole: string; readonly notModified: string };
};

/**
 * Bytes to send. Small ones are kept as a string with one character per byte (latin1): Node then writes head and
 * body in one piece, which costs some 8 % less CPU than two at 7 kB. From there on copying the string costs more than
 * the second piece: at 12 kB a buffer costs a fifth less (both measured by the bench).
 */
export type Body = Buffer | string;

const largestString = 8 * 1024;
const toBody = (bytes: Buffer): Body => (bytes.length <= largestString ? bytes.toString('latin1') : bytes);

/** What zlib makes lies in blocks of 64 kB that it shares with much that is gone: kept, it would keep all of it. */
function ofItsOwn(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** A whole answer kept in memory, in every form a browser may ask for. */
export type ReadyAnswer = {
  readonly status: number;
  /** Fingerprint of the plain body, but for one visitor: equal bodies need no second compression. */
  readonly fingerprint: string;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  /** Memory it takes, in bytes, roughly. */
  readonly bytes: number;
  /** Shows a last good copy of what it leant on. */
  readonly outdated?: boolean;
};

/** Where the changing values stand in the header arrays; the last two only in an answer made with `counted`. */
export const slots = { requestId: 1, age: 3, cacheState: 5 } as const;

export type AnswerParts = {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Buffer;
  readonly outdated?: boolean;
  /** Adds `Age` and `X-Cache`, which the page cache fills in. */
  readonly counted?: boolean;
  readonly compress?: boolean;
  /** How hard to compress: `often` for what many will ask for, `once` for what is probably asked for once. */
  readonly effort?: Effort;
  /** The only encoding that is wanted, when the answer is for one visitor. */
  readonly only?: Encoding;
  /** Compressed at build time: used as it is. */
  readonly precompressed?: Partial<Record<'br' | 'gzip', Buffer>>;
};

/** Headers that a 304 repeats (RFC 9110, 15.4.5) or that must stand on every answer. */
const bodyHeader = /^content-(?!security)/i;

type Effort = 'often' | 'once';

/**
 * `once`, with a page of the programme: a sixth more bytes than gzip 6 and a quarter more than Brotli 4, for a fifth to
 * half of the CPU.
 */
const levels = {
  often: { br: 6, gzip: 9 },
  once: { br: 0, gzip: 3 },
} as const satisfies Record<Effort, { br: number; gzip: number }>;
const smallestWorthwhile = 512;

/** In bytes. Up to here a quick compression costs less than handing it to another thread and back. */
const largestAtOnce = 256 * 1024;

/** Pictures of dots are compressed already. */
const isPicture = (headers: HeaderList): boolean =>
  headers.some(([name, value]) => /^content-type$/i.test(name) && /^image\/(?!svg)/.test(value));

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Makes an answer ready: compresses once, computes the strong ETag of each form and the header arrays.
 * `previous`: an earlier answer of the same address; when its body is the same its forms are used again.
 */
export async function makeReadyAnswer(parts: AnswerParts, previous?: ReadyAnswer): Promise<ReadyAnswer> {
  // The one form that one visitor gets is told by its own bytes: they are a tenth of the page.
  const ofBody = parts.only === undefined ? fingerprintOf(parts.body) : undefined;
  const same = previous && previous.fingerprint === ofBody ? previous.variants : undefined;
  const compress = (parts.compress ?? !isPicture(parts.headers)) && parts.body.length >= smallestWorthwhile;
  const { precompressed, body, effort = 'often', only } = parts;
  const wanted = (encoding: Encoding) => compress && !same && (only ?? encoding) === encoding;
  const atOnce = effort === 'once' && body.length <= largestAtOnce;
  const brotli = atOnce ? brotliCompressSync : compressBrotli;
  const zip = atOnce ? gzipSync : compressGzip;
  const [br, gz] = await Promise.all([
    precompressed?.br ?? (wanted('br') ? brotli(body, brotliOptions(body, levels[effort].br)) : undefined),
    precompressed?.gzip ?? (wanted('gzip') ? zip(body, { level: levels[effort].gzip }) : undefined),
  ]);
  const fingerprint = ofBody ?? fingerprintOf(br ?? gz ?? body);
  const plain = variant(parts, fingerprint, 'identity', body.length, toBody(body));
  const form = (encoding: 'br' | 'gzip', made: Buffer | undefined): Variant => {
    const kept = made && parts.counted ? ofItsOwn(made) : made;
    const bytes = kept === undefined ? same?.[encoding].body : toBody(kept);
    const smaller = bytes !== undefined && bytes.length < body.length;
    return smaller ? variant(parts, fingerprint, encoding, bytes.length, bytes) : plain;
  };
  const forms = { br: form('br', br), gzip: form('gzip', gz) };
  const identity = forms.gzip === plain ? plain : unpacking(plain, forms.gzip);
  const variants = { identity, ...forms };
  const kept = new Set([forms.br, forms.gzip]);
  const bytes = [...kept].reduce((sum, one) => sum + one.body.length + 2048, 2048);
  return { status: parts.status, fingerprint, variants, bytes, outdated: parts.outdated };
}

const fingerprintOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const brotliOptions = (body: Buffer, level: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** Hardly anybody asks for it: it is not kept, and made from the compressed one. */
const unpacking = (plain: Variant, packed: Variant): Variant => ({
  etag: plain.etag,
  headers: plain.headers,
  notModifiedHeaders: plain.notModifiedHeaders,
  get body() {
    return gunzipSync(typeof packed.body === 'string' ? Buffer.from(packed.body, 'latin1') : packed.body);
  },
});

function variant(
  parts: AnswerParts,
  fingerprint: string,
  encoding: Encoding,
  length: number,
  body: Body,
): Variant {
  const etag = `"${fingerprint}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = ['X-Request-Id', '', ...(parts.counted ? ['Age', '0', 'X-Cache', 'MISS'] : [])];
  const vary = new Set(['Accept-Encoding']);
  for (const [name, value] of parts.headers) {
    if (name.toLowerCase() === 'vary') vary.add(value);
    else headers.push(name, value);
  }
  headers.push('Vary', [...vary].join(', '), 'ETag', etag);
  const notModifiedHeaders: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i] ?? '';
    if (!bodyHeader.test(name)) notModifiedHeaders.push(name, headers[i + 1] ?? '');
  }
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(length));
  return { etag, headers, notModifiedHeaders, body };
}
