import { request } from 'node:http';
import fc from 'fast-check';
import { expect, siteUrl, test } from '../support/test.ts';

type Response = { readonly status: number; readonly headers: object; readonly body: string };

/** Sends a request as it is: nothing between here and the server tidies it up. */
function send(path: string, method = 'GET'): Promise<Response> {
  const { hostname, port } = new URL(siteUrl());
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, agent: false }, async (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      resolve({ status, headers, body: (await incoming.toArray()).join('') });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const EVENT = '476f66ea-07c8-433f-a630-7122bd586a29';
const words = (text: string) => fc.constantFrom(...text.split(' '));

const nasty = words(
  `% %zz %00 %2e%2e .. . %2f %5c %c0%af // ; | %0d%0a %F0%9F%A6%91 ~ %3Cscript> __proto__ constructor ${'a'.repeat(300)} ` +
    `programma activiteiten nieuws zoeken inktvis-op-toer toerbeeld ${EVENT} ${EVENT}.ics live _app beeld fout api _astro PROGRAMMA`,
);
const segment = fc.oneof(nasty, fc.webSegment(), fc.nat(1e9).map(String));
const query = fc.array(
  fc.tuple(
    fc.oneof(words('pagina thema type q tag bij pagina[] _storyblok __proto__'), fc.webSegment()),
    fc.oneof(words(`1 2 -1 1e9 NaN % %00 ${'0'.repeat(400)}`), fc.constant(''), fc.webSegment()),
  ),
  { maxLength: 6 },
);
/** Addresses of lists as they are: only what comes behind them is invented. */
const list = words(
  `programma nieuws nieuws.xml hotspots-in-kortrijk boekhandels inktvis-op-toer inktvis-op-toer/${EVENT} ` +
    `inktvis-op-toer/${EVENT}.ics toerbeeld/${EVENT}/640x427 zoeken api/suggest`,
);
const path = fc.oneof(
  { weight: 3, arbitrary: fc.array(segment, { maxLength: 6 }).map((parts) => parts.join('/')) },
  list,
);
const address = fc
  .tuple(path, query)
  .map(([parts, pairs]) => `/${parts}?${pairs.map((pair) => pair.join('=')).join('&')}`.replace(/\?$/, ''));
const method = words('GET GET GET GET HEAD POST PUT DELETE OPTIONS PATCH PROPFIND TRACE');

const ADDRESSES = Number(process.env.HOSTILE_ADDRESSES ?? 1_000);

test(`${ADDRESSES} hostile addresses: no server error, no stack trace, no X-Powered-By`, async () => {
  test.setTimeout(Math.max(ADDRESSES * 30, 60_000));
  const cases = fc.sample(fc.tuple(address, method), ADDRESSES);
  const surprises: string[] = [];
  const next = async (): Promise<void> => {
    for (let item = cases.pop(); item; item = cases.pop()) {
      const [path, verb] = item;
      const { status, body, headers } = await send(path, verb);
      const isLeaky = /\n\s+at .+:\d+:\d+|node_modules/.test(body) || 'x-powered-by' in headers;
      if (status >= 500 || status < 200 || isLeaky)
        surprises.push(`${verb} ${path.slice(0, 200)} → ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  expect(surprises).toEqual([]);
});
