/** What the fast path needs of a request for a stored page. Header values as they came; undefined: not sent. */
export type PlainRequest = {
  readonly url: string;
  readonly requestId: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly cookie: string | undefined;
};

/** Longer requests are rare; Node reads those. In bytes. */
const largest = 4096;

/**
 * A whole GET without a body, in the one spelling that leaves nothing to interpret (RFC 9112): origin form, single
 * spaces, CRLF everywhere, a colon right behind every name, no folded line, visible ASCII only.
 */
const plainGet = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t -~]*\r\n)+\r\n$/;

/** The headers that matter here: those that are read, and those that say that there is more to a request. */
const notable =
  /\r\n(?:(x-request-id|accept-encoding|if-none-match|cookie)|(?:proxy-)?connection|content-length|transfer-encoding|trailer|upgrade|expect):[\t ]*([^\r]*)/gi;

const fields = new Map<string, keyof PlainRequest>([
  ['x-request-id', 'requestId'],
  ['accept-encoding', 'acceptEncoding'],
  ['if-none-match', 'ifNoneMatch'],
  ['cookie', 'cookie'],
]);

/**
 * Reads bytes that came in at once as one plain request. Null: they are anything else, or anything more, and Node's
 * parser must read them from their first byte. Whatever is read here, Node would have read the same way.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  if (bytes.length > largest || bytes[0] !== 71 /* G */) return null;
  const text = bytes.toString('latin1');
  const url = plainGet.exec(text)?.[1];
  if (url === undefined) return null;
  const request: { -readonly [Name in keyof PlainRequest]: PlainRequest[Name] } = {
    url,
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
    // Said twice: which one counts is for Node to know.
    if (field === undefined || request[field] !== undefined) return null;
    request[field] = value.trimEnd();
  }
  return request;
}
