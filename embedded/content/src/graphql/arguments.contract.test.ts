import { describe, expect, it } from 'vitest';
import { serveFilled } from '../testing/ask.ts';
import { uuidOf } from '../testing/fixture.ts';
import { fillSpace } from '../testing/space.ts';

const { ask } = await serveFilled(fillSpace);

/** Slugs that an experience list with these arguments holds. */
async function slugs(values: string, root = 'ExperienceItems'): Promise<unknown> {
  const { data, errors } = await ask.graphql(`{ list: ${root}(${values}) { items { slug } } }`);
  expect(errors).toBeUndefined();
  return [...JSON.stringify(data).matchAll(/"slug":"([^"]*)"/g)].map(([, slug]) => slug);
}

describe('filter_query_v2', () => {
  it.each([
    ['{ title: { in: "Atelier,Iets" } }', ['atelier']],
    ['{ title: { not_in: "Atelier" } }', ['lezen-bij-nacht']],
    ['{ title: { like: "lezen*" } }', ['lezen-bij-nacht']],
    ['{ title: { not_like: "*nacht" } }', ['atelier']],
    ['{ age: { gt_int: 8 } }', ['lezen-bij-nacht']],
    ['{ age: { lt_int: 12, gt_int: 7 } }', ['atelier']],
    ['{ age: { in_int: 12 } }', ['lezen-bij-nacht']],
    ['{ age: { gt_float: 8.5, lt_float: 12.5 } }', ['lezen-bij-nacht']],
    ['{ drop_in: { in: "true" } }', ['lezen-bij-nacht']],
    [`{ location: { in: "${uuidOf(5001)}" } }`, ['lezen-bij-nacht']],
    [`{ theme: { in_array: ["${uuidOf(3002)}", "x"] } }`, ['lezen-bij-nacht']],
    [`{ theme: { all_in_array: ["${uuidOf(3001)}", "${uuidOf(3002)}"] } }`, ['lezen-bij-nacht']],
    [`{ theme: { all_in_array: ["${uuidOf(3001)}", "${uuidOf(3003)}"] } }`, []],
    ['{ age: { in: "8" }, title: { like: "a*" } }', ['atelier']],
    ['{}', ['atelier', 'lezen-bij-nacht']],
  ])('%s', async (filter, expected) => {
    expect(await slugs(`filter_query_v2: ${filter}`)).toEqual(expected);
  });

  it('goes together with filter_query', async () => {
    expect(
      await slugs('filter_query_v2: { age: { gt_int: 1 } }, filter_query: { drop_in: { is: "false" } }'),
    ).toEqual(['atelier']);
  });

  it('knows no operation that the real service does not know there', async () => {
    for (const op of ['is: "empty"', 'any_in_array: ["8"]']) {
      const { errors } = await ask.graphql(
        `{ ExperienceItems(filter_query_v2: { age: { ${op} } }) { total } }`,
      );
      expect(errors?.[0]?.message).toContain('is not defined');
    }
  });
});

describe('arguments of a list', () => {
  it.each([
    ['with_tag: "avond"', ['lezen-bij-nacht']],
    [`by_uuids_ordered: "${uuidOf(4001)},${uuidOf(4002)}"`, ['lezen-bij-nacht', 'atelier']],
    ['by_slugs: "belevingen/a*"', ['atelier']],
    ['excluding_slugs: "*/atelier"', ['lezen-bij-nacht']],
    ['excluding_ids: "4001"', ['atelier']],
    ['is_startpage: "1"', []],
    ['starts_with: "belevingen/l", is_startpage: "0"', ['lezen-bij-nacht']],
    ['first_published_at_gt: "2024-01-06 10:00"', []],
    ['published_at_lt: "2024-02-02", sort_by: "content.age:desc:int"', ['lezen-bij-nacht', 'atelier']],
    ['search_term: "NACHT", language: "", fallback_lang: "nl", from_release: ""', ['lezen-bij-nacht']],
  ])('%s', async (values, expected) => {
    expect(await slugs(values)).toEqual(expected);
  });
});

it('a link has the fields of the service, with the story it goes to now', async () => {
  const { data } = await ask.graphql('{ ContentNode(id: "home", resolve_links: "story") { content } }');
  expect(data).toMatchObject({
    ContentNode: { content: { buttons: [{ link: { story: { content: { title: 'Contact' } } } }] } },
  });
});

it('Links can be cut to a page, and Datasources selected', async () => {
  const { data } = await ask.graphql(
    '{ all: Links { items { id } } page: Links(paginated: true) { items { id } } found: Datasources(search: "uit") { items { id } } none: Datasources(by_ids: ["1"]) { items { id } } }',
  );
  const sizes = Object.entries(data ?? {}).map(([name, value]) => [
    name,
    JSON.stringify(value).match(/"id"/g)?.length ?? 0,
  ]);
  expect(Object.fromEntries(sizes)).toEqual({ all: 68, page: 25, found: 1, none: 0 });
});
