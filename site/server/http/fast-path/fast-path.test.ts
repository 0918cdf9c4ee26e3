import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as macrotask } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { page, startTestSite, type TestSite } from '../../testing/test-site.ts';

/** Responses of the fast path must look, and the connection must go on, as if Node had responded. */
let site: TestSite;
afterEach(() => site.close());

const small = 'klein '.repeat(200);
let seed = 1;
/** Does not compress well. */
const noise = (length: number) =>
  Array.from({ length }, () => {
    seed = (seed * 16807) % 2147483647;
    return String.fromCharCode(35 + (seed % 90));
  }).join('');
const middle = noise(50_000);
/** Larger than what is handed to the system at once. */
const large = noise(120_000);
const pages: Record<string, string> = { '/groot': large, '/middel': middle, '/ander': noise(50_000) };

async function serve(): Promise<void> {
  site = await startTestSite({
    async render(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/fout/')) return page('fout', {}, Number(pathname.slice(6)));
      if (pathname === '/weg') return page('weg', {}, 404);
      return page(pages[pathname] ?? small);
    },
  });
  for (const path of ['/', '/middel', '/ander', '/groot', '/weg']) await site.get(path);
}

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  return socket;
}

/** Sends pieces as packets of their own, and returns all that it receives until the server closes. */
async function converse(pieces: readonly string[]): Promise<string> {
  const socket = await open();
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
  });
  const closed = once(socket, 'close');
  for (const piece of pieces) {
    socket.write(piece, 'latin1');
    await macrotask();
  }
  await closed;
  return text;
}

/** A response without what differs between two of them: the date and the id of the request. */
const comparable = (response: string) =>
  response.replace(/^X-Request-Id: .*$/m, 'X-Request-Id: ?').replace(/^Date: .*$/m, 'Date: ?');

/** Node reads what is longer than 4 kB. */
const forNode = `X-Filler: ${'a'.repeat(5000)}\r\n`;

async function responseTo(request: string, length: number): Promise<string> {
  const socket = await open();
  socket.write(request);
  let text = '';
  while (text.length < length) text += String((await once(socket, 'data'))[0].toString('latin1'));
  socket.destroy();
  return text;
}

test.each([
  ['a page', '/', 'Accept-Encoding: gzip, br\r\n'],
  ['a page for a client that accepts no compression', '/', ''],
  ['a larger page', '/middel', 'Accept-Encoding: gzip\r\n'],
  ['a very large page', '/groot', 'Accept-Encoding: gzip\r\n'],
  ['a page that does not exist', '/weg', 'Accept-Encoding: br\r\n'],
  ['a page that did not change', '/', 'Accept-Encoding: br\r\nIf-None-Match: *\r\n'],
])('%s: every header and every byte is what Node writes', async (_name, path, headers) => {
  await serve();
  const start = `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}`;
  const byNode = await converse([
    `${start}${forNode}\r\n`,
    'GET /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ]);
  const mark = byNode.indexOf('HTTP/1.1 ', 1);
  const expected = byNode.slice(0, mark);
  expect(expected).toContain('X-Cache: HIT');
  const ours = await responseTo(`${start}\r\n`, expected.length);
  expect(comparable(ours)).toBe(comparable(expected));
});

const requests = {
  page: 'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n',
  known: 'GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\n\r\n',
  large: 'GET /groot HTTP/1.1\r\nHost: x\r\n\r\n',
  fresh: 'GET /nieuw HTTP/1.1\r\nHost: x\r\n\r\n',
  head: 'HEAD / HTTP/1.1\r\nHost: x\r\n\r\n',
  post: 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 37\r\n\r\nGET /weg HTTP/1.1\r\nX: in the body\r\n\r\n\r\n',
  moved: 'GET //A HTTP/1.1\r\nHost: x\r\n\r\n',
};
const statuses: Record<keyof typeof requests, number> = {
  page: 200,
  known: 304,
  large: 200,
  fresh: 200,
  head: 200,
  post: 405,
  moved: 308,
};
const kinds = Object.keys(requests) as (keyof typeof requests)[];

/** The statuses in a stream of bytes: HEAD and 304 have no body, all others as many bytes as they state. */
function statusesIn(text: string, sent: readonly (keyof typeof requests)[]): number[] {
  const found: number[] = [];
  let at = 0;
  for (const kind of [...sent, 'last']) {
    const end = text.indexOf('\r\n\r\n', at);
    const head = text.slice(at, end);
    found.push(Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]));
    const length = kind === 'head' || kind === 'known' ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1]);
    at = end + 4 + length;
  }
  expect(at).toBe(text.length);
  return found;
}

test('however a conversation is cut into packets, each request gets its response, in order', async () => {
  await serve();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(), { maxLength: 6 }),
      async (sent, cuts) => {
        const text = `${sent.map((kind) => requests[kind]).join('')}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
        const places = [...new Set(cuts.map((cut) => cut % text.length))].sort((a, b) => a - b);
        const pieces = [0, ...places].map((from, index) => text.slice(from, places[index]));
        const got = statusesIn(await converse(pieces), sent);
        expect(got).toEqual([...sent.map((kind) => statuses[kind]), 200]);
      },
    ),
    { numRuns: 150 },
  );
});

test('one request per packet, as browsers send them, gets its response each time', async () => {
  await serve();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 8 }), async (sent) => {
      const last = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
      const got = statusesIn(await converse([...sent.map((kind) => requests[kind]), last]), sent);
      expect(got).toEqual([...sent.map((kind) => statuses[kind]), 200]);
    }),
    { numRuns: 100 },
  );
});

test('a client that requests much and reads late gets its own responses, whatever others get meanwhile', async () => {
  await serve();
  const [slow, quick] = [await open(), await open()];
  slow.pause();
  const times = 300;
  for (let time = 0; time < times; time += 1) {
    slow.write('GET /middel HTTP/1.1\r\nHost: x\r\n\r\n');
    quick.write('GET /ander HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(quick, 'data');
  }
  slow.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let text = '';
  for await (const bytes of slow) text += bytes.toString('latin1');
  quick.destroy();
  expect(text.split('HTTP/1.1 200 OK')).toHaveLength(times + 2);
  expect(text.split(middle)).toHaveLength(times + 1);
});

test('a client that half-closes after a request still gets the response', async () => {
  await serve();
  const socket = await open();
  socket.end(requests.page);
  let text = '';
  for await (const bytes of socket) text += bytes.toString('latin1');
  expect(statusesIn(`${text}HTTP/1.1 200 -\r\nContent-Length: 0\r\n\r\n`, ['page'])).toEqual([200, 200]);
});

test('when the server stops, idle connections are closed and a first request is still responded to', async () => {
  await serve();
  const [idle, silent] = [await open(), await open()];
  idle.write(requests.known);
  await once(idle, 'data');
  const stopped = site.stop({ graceMs: 5000, delayMs: 0 });
  await once(idle.resume(), 'close');
  silent.write(requests.known);
  const [bytes] = await once(silent, 'data');
  expect(String(bytes)).toMatch(/^HTTP\/1\.1 304 [\s\S]*Connection: close/);
  await stopped;
});

test('while the server announces its stop, a response says that it is the last one', async () => {
  await serve();
  const socket = await open();
  socket.write(requests.known);
  expect(String((await once(socket, 'data'))[0])).toContain('Connection: keep-alive');
  const stopped = site.stop({ graceMs: 5000, delayMs: 300 });
  socket.write(requests.known);
  expect(String((await once(socket, 'data'))[0])).toContain('Connection: close');
  await once(socket, 'close');
  await stopped;
});
