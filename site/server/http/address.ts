import { percentDecode } from '@inktvis/foundation/percent-decode';
import { canonicalQuery, type QueryRules } from './query-rules.ts';

type Address =
  | { readonly kind: 'page'; readonly path: string; readonly query: string }
  | { readonly kind: 'raw'; readonly path: string; readonly rawQuery: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'error'; readonly status: 400 | 404 | 414 };

type AddressOptions = {
  readonly rules: QueryRules;
  readonly maxLength: number;
  /** Keeps every parameter, known or not: for an editor's preview. */
  readonly keepQuery?: boolean;
};

const badRequest: Address = { kind: 'error', status: 400 };
const notFound: Address = { kind: 'error', status: 404 };

/** Trees where an address is a file name or a call, not a page: no redirect may change it. */
const verbatim = /^\/(_astro|beeld|api)\//;

/** What no visitor may request: under a leading underscore (`/_app`, requirements 2.2), hidden files, error pages. */
const hidden = /\/[_.](?!well-known(\/|$))|^\/(fout(\/|$)|(404|500)$)/;

/** Reads the target of a request line (requirements 2.2); a `page` is lower case, without doubled slashes, encoded one way. */
export function readAddress(target: string, options: AddressOptions): Address {
  if (target.length > options.maxLength) return { kind: 'error', status: 414 };
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = local.indexOf('?');
  const rawPath = (mark < 0 ? local : local.slice(0, mark)) || '/';
  const rawQuery = mark < 0 ? '' : local.slice(mark + 1);
  if (!/^\/[\x21-\x7e]*$/.test(rawPath) || /[\\#]/.test(rawPath)) return badRequest;
  if (/[^\x21-\x7e]/.test(rawQuery)) return badRequest;

  const segments = decodeSegments(rawPath);
  if (segments === null) return badRequest;

  if (verbatim.test(rawPath)) {
    return rawPath.includes('//') ? notFound : { kind: 'raw', path: rawPath, rawQuery };
  }
  const path = `/${segments
    .filter((segment) => segment !== '')
    .map((segment) => encodeSegment(segment.toLowerCase()))
    .join('/')}`;
  if (hidden.test(path)) return notFound;
  if (path !== rawPath) {
    return { kind: 'redirect', location: rawQuery === '' ? path : `${path}?${rawQuery}` };
  }
  if (options.keepQuery) return { kind: 'page', path, query: rawQuery === '' ? '' : `?${rawQuery}` };
  return { kind: 'page', path, query: canonicalQuery(options.rules, path, rawQuery) };
}

/** The segments between the slashes, decoded; null when one is malformed or would change the path when decoded. */
function decodeSegments(path: string): string[] | null {
  const segments: string[] = [];
  for (const raw of path.slice(1).split('/')) {
    const segment = raw.includes('%') ? percentDecode(raw) : raw;
    if (segment === null || segment === '.' || segment === '..' || /[/\\\p{Cc}]/u.test(segment)) return null;
    segments.push(segment);
  }
  return segments;
}

/** Percent-encodes what a path segment may not hold and nothing more (RFC 3986, pchar). */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(/%(24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
