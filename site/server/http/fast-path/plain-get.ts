import { isWellFormedHost } from '../host.ts';

/** What the fast path needs of a request for a stored page. Header values as they were sent; undefined: not sent. */
export type PlainGet = {
  readonly url: string;
  readonly host: string | undefined;
  readonly requestId: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly cookie: string | undefined;
};

/** Longer requests are rare and left to Node. In bytes. */
const maxBytes = 4096;

/**
 * A whole GET without a body, in the one spelling that leaves nothing to interpret (RFC 9112): origin form, single
 * spaces, CRLF everywhere, a colon directly after every name, no folded line, visible ASCII only.
 */
const plainGet = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t -~]*\r\n)+\r\n$/;

/** The headers that matter here: those that are read, and those that say that there is more to a request. */
const notable =
  /\r\n(?:(host|x-request-id|accept-encoding|if-none-match|cookie)|(?:proxy-)?connection|content-length|transfer-encoding|trailer|upgrade|expect):[\t ]*([^\r]*)/gi;

const fields = new Map<string, keyof PlainGet>([
  ['host', 'host'],
  ['x-request-id', 'requestId'],
  ['accept-encoding', 'acceptEncoding'],
  ['if-none-match', 'ifNoneMatch'],
  ['cookie', 'cookie'],
]);

/**
 * Reads bytes that arrived together as one plain request. Null: they are anything else, or anything more, and Node's
 * parser must read them from their first byte. Whatever is read here, Node would have read the same way.
 */
export function readPlainGet(bytes: Buffer): PlainGet | null {
  if (bytes.length > maxBytes || bytes[0] !== 71 /* G */) return null;
  const text = bytes.toString('latin1');
  const url = plainGet.exec(text)?.[1];
  if (url === undefined) return null;
  const request: { -readonly [Name in keyof PlainGet]: PlainGet[Name] } = {
    url,
    host: undefined,
    requestId: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    cookie: undefined,
  };
  notable.lastIndex = 0;
  for (let found = notable.exec(text); found !== null; found = notable.exec(text)) {
    const [, name, value = ''] = found;
    if (name === undefined) {
      if (!/^\r\nconnection:[\t ]*keep-alive[\t ]*$/i.test(found[0])) return null;
      continue;
    }
    const field = fields.get(name.toLowerCase());
    // Sent twice: Node decides which one counts, or refuses it.
    if (field === undefined || request[field] !== undefined) return null;
    request[field] = value.trimEnd();
  }
  // Missing, empty or malformed: refused on Node's way.
  return isWellFormedHost(request.host ?? '') ? request : null;
}
