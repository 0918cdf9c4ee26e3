import fc from 'fast-check';
import { sendRaw } from '../support/attacks/send-raw.ts';
import { expect, siteUrl, test } from '../support/test.ts';

const send = (path: string, method = 'GET') =>
  sendRaw(siteUrl(), { path, method, headers: {}, body: Buffer.alloc(0) });

/** An event of the tour, over or not. */
const EVENT = '476f66ea-07c8-433f-a630-7122bd586a29';

const nasty = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%2e%2e',
  '..',
  '.',
  '%2f',
  '%5c',
  '%c0%af',
  '//',
  ';',
  '|',
  '%0d%0a',
  '%F0%9F%A6%91',
  '~',
  '<script>'.replaceAll('<', '%3C'),
  'programma',
  'activiteiten',
  'nieuws',
  'nieuws.xml',
  'zoeken',
  'boekhandels',
  'hotspots-in-kortrijk',
  'inktvis-op-toer',
  'toerbeeld',
  EVENT,
  `${EVENT}.ics`,
  'boekhandels.json',
  'suggest',
  'live',
  '_app',
  'beeld',
  'fout',
  'api',
  '_astro',
  'PROGRAMMA',
  'a'.repeat(300),
  '__proto__',
  'constructor',
);
const segment = fc.oneof(nasty, fc.webSegment(), fc.nat(1e9).map(String));
const query = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom('pagina', 'thema', 'type', 'q', 'tag', 'bij', 'pagina[]', '_storyblok', '__proto__'),
      fc.webSegment(),
    ),
    fc.oneof(fc.constantFrom('1', '2', '-1', '1e9', 'NaN', '%', '%00', '', '0'.repeat(400)), fc.webSegment()),
  ),
  { maxLength: 6 },
);
/** Addresses of lists as they are: only what comes behind them is invented. */
const list = fc.constantFrom(
  ['programma'],
  ['nieuws'],
  ['nieuws.xml'],
  ['hotspots-in-kortrijk'],
  ['boekhandels'],
  ['inktvis-op-toer'],
  ['inktvis-op-toer', EVENT],
  ['inktvis-op-toer', `${EVENT}.ics`],
  ['toerbeeld', EVENT, '640x427'],
  ['boekhandels.json'],
  ['zoeken'],
  ['api', 'suggest'],
);
const address = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: fc.array(segment, { maxLength: 6 }) }, list), query)
  .map(
    ([parts, pairs]) =>
      `/${parts.join('/')}${pairs.length > 0 ? '?' : ''}${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`,
  );
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'PROPFIND',
  'TRACE',
);

/** As many as there is time for; docs/operations.md says what a hundred thousand gave. */
const ADDRESSES = Number(process.env.HOSTILE_ADDRESSES ?? 2_000);

test(`${ADDRESSES} hostile addresses: no server error, no stack trace, no X-Powered-By`, async () => {
  test.setTimeout(ADDRESSES * 30);
  const cases = fc.sample(fc.tuple(address, method), ADDRESSES);
  const surprises: string[] = [];
  const next = async (): Promise<void> => {
    for (let item = cases.pop(); item; item = cases.pop()) {
      const [path, verb] = item;
      const response = await send(path, verb);
      const broken = response.status >= 500 || response.status < 200;
      const leaky =
        /\n\s+at .+:\d+:\d+|node_modules/.test(response.body) || 'x-powered-by' in response.headers;
      if (broken || leaky) surprises.push(`${verb} ${path.slice(0, 200)} → ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  expect(surprises).toEqual([]);
});

test('an address of nine thousand characters is refused calmly', async () => {
  expect((await send(`/${'a'.repeat(9000)}`)).status).toBe(414);
});

test('unknown parameters do not change the page', async () => {
  const plain = await send('/praktisch');
  const decorated = await send('/praktisch?utm_source=krant&x=1&pagina=abc');
  expect(decorated.body).toBe(plain.body);
});
