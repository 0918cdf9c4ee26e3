import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storiesParameters } from './rest/routes.ts';
import { serveFilled } from './testing/ask.ts';
import { TOKEN } from './testing/fixture.ts';
import { fillSpace } from './testing/space.ts';

const { service } = await serveFilled(fillSpace);

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'true',
    'undefined',
    '*',
    '**a*',
    ',',
    'a,b',
    '2024-10-26',
    '__proto__',
    '\0',
    'x'.repeat(2000),
  ),
  fc.constantFrom(
    'content.body:asc',
    'name:desc:int',
    'article_grid.articles',
    'story',
    '[]',
    '{}',
    '../../etc/passwd',
  ),
);
const name = fc.oneof(fc.constantFrom(...storiesParameters), odd);
const filterName = fc
  .tuple(odd, fc.constantFrom('in', 'like', 'is', 'gt_date', 'gt_int', 'any_in_array', 'exists', '__proto__'))
  .map(([field, op]) => `filter_query[${field}][${op}]`);
const query = fc.array(fc.tuple(fc.oneof(name, filterName), odd), { maxLength: 6 });

describe('whatever a stranger sends', () => {
  it('REST never fails on its side', async () => {
    const path = fc.constantFrom(
      'stories',
      'stories/home',
      'links',
      'tags',
      'datasource_entries',
      'datasources',
      'spaces/me',
    );
    await fc.assert(
      fc.asyncProperty(path, query, async (where, pairs) => {
        const search = new URLSearchParams(
          pairs.filter(([key]) => key !== 'token').map(([key, value]) => [key, value]),
        );
        search.set('token', TOKEN);
        const response = await fetch(`${service.url}/v2/cdn/${where}?${search}`);
        await response.arrayBuffer();
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  it('paths never fail on its side', async () => {
    const part = fc.oneof(
      odd.map(encodeURIComponent),
      fc.constantFrom('..', '%2e%2e', '%', '%ZZ', '%00', 'm', 'f', 'v2', 'cdn'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 7 }),
        fc.constantFrom('/', '/f/1001/', '/v2/cdn/stories/'),
        async (parts, start) => {
          const response = await fetch(`${service.url}${start}${parts.join('/')}?token=${TOKEN}`);
          const text = await response.text();
          expect(response.status).toBeLessThan(500);
          expect(text).not.toContain('root:');
        },
      ),
      { numRuns: 200 },
    );
  });

  it('GraphQL never fails on its side', async () => {
    const body = fc.oneof(
      fc.json(),
      odd,
      fc.record({ query: odd, variables: fc.jsonValue() }).map((value) => JSON.stringify(value)),
      fc.jsonValue().map((filter) =>
        JSON.stringify({
          query:
            'query($f: JsonScalar, $s: String) { ContentNodes(filter_query: $f, sort_by: $s) { items { content } } }',
          variables: { f: filter, s: 'name:asc' },
        }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const response = await fetch(`${service.url}/v1/api`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', token: TOKEN },
          body: text,
        });
        expect(await response.text()).not.toContain('Unexpected error');
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });
});
