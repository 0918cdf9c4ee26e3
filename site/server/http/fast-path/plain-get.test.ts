import { createServer, type IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasValidHost } from '../host.ts';
import { readPlainGet } from './plain-get.ts';

const read = (text: string) => readPlainGet(Buffer.from(text, 'latin1'));

type Found = { readonly request: IncomingMessage; body: string; readonly staysOpen: boolean };

/** What Node reads in the same bytes: the requests with their bodies; null when it refuses some of them. */
function readByNode(bytes: Buffer): Promise<Found[] | null> {
  return new Promise((resolve) => {
    const found: Found[] = [];
    const server = createServer({ requireHostHeader: false }, (request, response) => {
      const one = { request, body: '', staysOpen: response.shouldKeepAlive };
      found.push(one);
      request.on('data', (chunk) => {
        one.body += chunk;
      });
      response.end();
    });
    const connection = new Duplex({
      read() {},
      write: (_chunk, _encoding, done) => done(),
      final(done) {
        done();
        resolve(found);
      },
    });
    server.on('clientError', () => resolve(null));
    server.on('connect', () => resolve(null));
    server.on('upgrade', () => resolve(null));
    server.emit('connection', connection);
    connection.push(bytes);
    connection.push(null);
  });
}

const BROWSER = [
  'GET /programma?thema=kids HTTP/1.1',
  'Host: inktvis.example',
  'Connection: keep-alive',
  'sec-ch-ua: "Chromium";v="140"',
  'Upgrade-Insecure-Requests: 1',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
  'Accept: text/html,*/*;q=0.8',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: nl-BE,nl;q=0.9',
  'Cookie: a=1; b=2',
  'IF-None-Match:  W/"x-br" ',
];
const wire = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;

test('what browsers and proxies send is read', () => {
  expect(read(wire(BROWSER))).toEqual({
    url: '/programma?thema=kids',
    host: 'inktvis.example',
    requestId: undefined,
    acceptEncoding: 'gzip, deflate, br, zstd',
    ifNoneMatch: 'W/"x-br"',
    cookie: 'a=1; b=2',
  });
  expect(
    read('GET / HTTP/1.1\r\nHost: x:80\r\nX-Request-Id: 0123456789\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n'),
  ).toEqual({
    url: '/',
    host: 'x:80',
    requestId: '0123456789',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    cookie: undefined,
  });
});

test.each([
  ['another method', 'HEAD / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['another version', 'GET / HTTP/1.0\r\nHost: x\r\n\r\n'],
  ['a whole address', 'GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['half a request', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['two requests', 'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a body', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n'],
  ['an empty body', 'GET / HTTP/1.1\r\nHost: x\r\ncontent-length: 0\r\n\r\n'],
  ['a body in parts', 'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['a last request', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['a last request, as proxies said it', 'GET / HTTP/1.1\r\nHost: x\r\nProxy-Connection: close\r\n\r\n'],
  ['another protocol', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n'],
  ['a folded line', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n Content-Length: 1\r\n\r\n'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length : 1\r\n\r\n'],
  ['bare line ends', 'GET / HTTP/1.1\nHost: x\n\n'],
  ['a bare line end in a value', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\nContent-Length: 1\r\n\r\n'],
  ['a control character', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
  ['a byte that is no ASCII', 'GET / HTTP/1.1\r\nHost: x\r\nX: \xe9\r\n\r\n'],
  ['two cookies', 'GET / HTTP/1.1\r\nHost: x\r\nCookie: a=1\r\ncookie: b=2\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nX: a\r\n\r\n'],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n'],
  ['a malformed host', 'GET / HTTP/1.1\r\nHost: a@b\r\n\r\n'],
  ['more than 4 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(4096)}\r\n\r\n`],
])('%s is left to Node', (_name, text) => {
  expect(read(text)).toBeNull();
});

const name = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom('Host', 'Accept-Encoding', 'Cookie', 'If-None-Match', 'X-Request-Id'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Connection', 'Proxy-Connection', 'Upgrade', 'TE', 'Trailer', 'Expect'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Content-Length', 'Transfer-Encoding', 'Keep-Alive', 'HTTP2-Settings'),
  },
  fc.string({ unit: fc.constantFrom(...'aZ-_!#~0:'), maxLength: 6 }),
);
const value = fc.oneof(
  fc.constantFrom(
    'gzip, br',
    'keep-alive',
    'close',
    'Keep-Alive, Upgrade',
    'chunked',
    '0',
    '1',
    '"x"',
    'a=1',
    '',
  ),
  fc.string({ unit: fc.constantFrom(...'ab\t ,;="'), maxLength: 8 }),
  fc.constantFrom('\x7f', '\xe9', '\x01'),
);
const hostValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('inktvis.example', 'localhost:4321', '[::1]:80', '192.0.2.1') },
  fc.constantFrom('', 'a b', 'a@b', 'a/b', 'a:b', '[::1', 'a:80:80', 'a, b'),
  fc.string({ unit: fc.constantFrom(...'ab:.[]%@/ '), maxLength: 6 }),
);
const header = fc
  .tuple(
    name,
    fc.constantFrom(':', ': ', ': ', ':\t', ...Array(5).fill(': '), ' :'),
    value,
    fc.constantFrom('', ' '),
    fc.boolean(),
  )
  .map(([key, colon, text, end, low]) => `${low ? key.toLowerCase() : key}${colon}${text}${end}`);
const target = fc.oneof(
  fc.constantFrom('/', '/programma?thema=kids', '//', '/%00', '*', 'x', '/#a', '/a b', '/\xe9'),
  fc.string({ unit: fc.constantFrom(...'/?&=%.a~'), maxLength: 8 }).map((text) => `/${text}`),
);
const plain = fc
  .tuple(target, hostValue, fc.array(header, { maxLength: 4 }), fc.boolean())
  .map(([path, host, headers, first]) => {
    const named = first ? [`Host: ${host}`, ...headers] : [...headers, `host:${host}`];
    return wire([`GET ${path} HTTP/1.1`, ...named]);
  });
/** A byte inserted, removed or changed somewhere, as in requests of attackers and broken clients. */
const mutated = fc
  .tuple(
    fc.oneof(plain, fc.constant(wire(BROWSER))),
    fc.nat(),
    fc.nat({ max: 2 }),
    fc.constantFrom('\r', '\n', ' ', '\t', ':', '\0', 'a', '\r\n', '\r\n\r\n', 'Content-Length: 3\r\n'),
  )
  .map(([text, at, gone, more]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + more + text.slice(place + gone);
  });

test('whatever is read, Node reads the same way: one request with one valid host and nothing behind it', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(plain, plain, mutated), async (text) => {
      const bytes = Buffer.from(text, 'latin1');
      const ours = readPlainGet(bytes);
      if (ours === null) return;
      accepted += 1;
      const all = await readByNode(bytes);
      expect(all).toHaveLength(1);
      const { request, body, staysOpen } = all?.[0] ?? {};
      expect(body).toBe('');
      expect(staysOpen).toBe(true);
      expect(request?.method).toBe('GET');
      expect(request && hasValidHost(request)).toBe(true);
      expect(ours).toEqual({
        url: request?.url,
        host: request?.headers.host,
        requestId: request?.headers['x-request-id'],
        acceptEncoding: request?.headers['accept-encoding'],
        ifNoneMatch: request?.headers['if-none-match'],
        cookie: request?.headers.cookie,
      });
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(100);
});
