import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN_PARAMETERS } from './query/search.ts';
import { KEY, startSample } from './testing/service.ts';

let source: Awaited<ReturnType<typeof startSample>>;
beforeAll(async () => {
  source = await startSample();
});
afterAll(() => source.close());

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'true',
    '*',
    ',',
    'a,b',
    '__proto__',
    'constructor',
    '\0',
    'x'.repeat(2000),
  ),
  fc.constantFrom(
    '2024-10-26T10:05:00+02:00',
    '9999-99-99T99:99:99+99:99',
    'labels:(a OR b)',
    'labels:"',
    'EVERYONE',
    'BE',
  ),
);
const known = fc.constantFrom(...KNOWN_PARAMETERS.filter((name) => !/apiKey|clientId/.test(name)));
const brackets = fc.constantFrom(
  '',
  '[]',
  '[0]',
  '[availableTo]',
  '[a][b][c]',
  '[',
  ']',
  '[__proto__]',
  '[[]',
);
const name = fc.oneof(
  fc.tuple(known, brackets).map((parts) => parts.join('')),
  odd,
);
const raw = fc.constantFrom('%', '%ZZ', '%00', '%ff%fe', '&&', '=', '[=', '+', '%5B%5D=1');

describe('whatever a stranger sends', () => {
  it('parameters never make it fail', async () => {
    const pairs = fc.array(
      fc
        .tuple(name, odd)
        .map(
          ([key, value]) =>
            `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
        ),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(pairs, fc.array(raw, { maxLength: 2 }), async (good, bad) => {
        const response = await fetch(`${source.url}/events?${[...good, ...bad].join('&')}`, {
          headers: { 'x-api-key': KEY },
        });
        await response.json();
        expect([200, 404]).toContain(response.status);
      }),
      { numRuns: 500 },
    );
  });

  it('paths never make it fail', async () => {
    const part = fc.oneof(
      odd.map((text) => encodeURIComponent(text.toWellFormed())),
      fc.constantFrom('..', '%2e%2e', '%', '%ZZ', '%00', 'events', 'event', 'images', 'boekenbus.webp'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 5 }),
        fc.constantFrom('/', '/events/', '/images/', '/event/'),
        async (parts, start) => {
          const response = await fetch(`${source.url}${start}${parts.join('/')}`);
          const text = await response.text();
          expect(response.status).toBeLessThan(500);
          expect(text).not.toContain('root:');
        },
      ),
      { numRuns: 200 },
    );
  });

  it('bodies never make it fail', async () => {
    await fc.assert(
      fc.asyncProperty(odd, fc.constantFrom('text/plain', 'application/json', 'x'), async (body, type) => {
        const headers = { 'x-api-key': KEY, 'content-type': type };
        const response = await fetch(`${source.url}/events`, { method: 'POST', headers, body });
        await response.text();
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
    const large = await fetch(`${source.url}/events`, {
      method: 'POST',
      headers: { 'x-api-key': KEY },
      body: 'x'.repeat(100_000),
    });
    expect(large.status).toBe(400);
  });
});
