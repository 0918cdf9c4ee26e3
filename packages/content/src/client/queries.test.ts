import { subscribe } from 'node:diagnostics_channel';
import { ok } from '@inktvis/foundation/result';
import { LIST_READ } from '@inktvis/foundation/whole-list';
import { expect, it } from 'vitest';
import { wireStory } from '../testing/stories.ts';
import { createQueries } from './queries.ts';
import type { Transport } from './transport/transport.ts';

const stories = Array.from({ length: 250 }, (_, at) =>
  wireStory({ component: 'theme' }, { uuid: `u${at}`, full_slug: `t/${at}` }),
);
const unused = () => Promise.reject(new Error('not asked'));

it.each([
  ['has every story once', 'id:asc', [false]],
  ['has none twice if the service knows no id, and says so', '?', ['content theme: 200 of 250 were read']],
])('a list of several pages in which all sort alike %s', async (_name, known, said) => {
  const lines: unknown[] = [];
  subscribe(LIST_READ, (read) => Array.isArray(read) && lines.push(read[1]));
  /** Orders what sorts alike anew on each page. */
  const page: Transport['stories'] = async ({ sort_by = '', page = 1, per_page }) => {
    const moved = [...stories.slice(page * 37), ...stories.slice(0, page * 37)];
    const list = sort_by.split(',').includes(known) ? stories : moved;
    return ok({ stories: list.slice((page - 1) * per_page, page * per_page), unreadable: 0, total: 250 });
  };
  const transport = { stories: page, story: unused, links: unused, version: unused };
  const queries = createQueries({ transport, report: () => {}, findSlug: () => null });
  const fetched = await queries.all('theme').fetch();
  const uuids = fetched.ok ? fetched.value.stories.map(({ uuid }) => uuid) : [];
  expect(uuids).toHaveLength(said[0] ? 200 : 250);
  expect(new Set(uuids).size).toBe(uuids.length);
  expect(lines).toEqual(said);
});
