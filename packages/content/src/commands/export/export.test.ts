import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '../../testing/folder.ts';
import { exportFolder } from './export-folder.ts';

let from: ReturnType<typeof makeTestFolder>;
let into: ReturnType<typeof makeTestFolder>;
beforeEach(() => {
  from = makeTestFolder();
  into = makeTestFolder();
});
const exported = () => exportFolder({ from: from.dir, into: into.dir });
const at = (...parts: string[]) => join(into.dir, '.storyblok', ...parts);
type Pushed = { readonly id: number; readonly is_folder: boolean; readonly full_slug: string };
const json = (...parts: string[]): Pushed => JSON.parse(readFileSync(at(...parts), 'utf8'));
const page = (title: string, rest = {}) => ({ component: 'page', title, body: [], ...rest });

it('holds stories by slug and uuid, with the folders they stand in', async () => {
  from.story(1, 'nieuws', page('Nieuws'), { is_startpage: true, parent_id: 50 });
  from.story(2, 'nieuws/a', page('A'), { parent_id: 50 });
  from.story(3, 'x/y/z', page('Z'));
  expect(await exported()).toMatchObject({ spaceId: '1001' });
  expect(json('stories', '1001', 'nieuws_uuid-1.json')).toMatchObject({
    full_slug: 'nieuws',
    parent_id: 50,
    is_folder: false,
    is_startpage: true,
    published: true,
    unpublished_changes: false,
    content: { title: 'Nieuws' },
  });
  const names = readdirSync(at('stories', '1001'));
  expect(names).toHaveLength(6);
  const folders = names.map((name) => json('stories', '1001', name)).filter((story) => story.is_folder);
  const [news, x, y] = folders.sort((a, b) => a.full_slug.localeCompare(b.full_slug));
  expect(news).toMatchObject({ id: 50, full_slug: 'nieuws', parent_id: 0, name: 'Nieuws' });
  expect([x, y]).toMatchObject([{ full_slug: 'x' }, { full_slug: 'x/y', parent_id: x?.id }]);
  expect(json('stories', '1001', 'z_uuid-3.json')).toMatchObject({ parent_id: y?.id });
  await exported();
  expect(readdirSync(at('stories', '1001'))).toEqual(names);
});

it('takes the published copy; what was never published stays a draft', async () => {
  from.story(1, 'a', page('Gepubliceerd'));
  from.draft(1, 'a', page('Concept'));
  from.draft(2, 'b', page('Nieuw'));
  expect(await exported()).toMatchObject({ leftOut: ['a'] });
  expect(json('stories', '1001', 'a_uuid-1.json')).toMatchObject({
    published: true,
    unpublished_changes: false,
    content: { title: 'Gepubliceerd' },
  });
  expect(json('stories', '1001', 'b_uuid-2.json')).toMatchObject({ published: false });
});

it('replaces an earlier one, and preserves the record of the push', async () => {
  from.story(1, 'a', page('A'));
  into.write('.storyblok/stories/1001/weg_uuid-9.json', {});
  into.write('.storyblok/stories/1001/manifest.jsonl', '{"old_id":1,"new_id":2}\n');
  await exported();
  expect(readdirSync(at('stories', '1001')).sort()).toEqual(['a_uuid-1.json', 'manifest.jsonl']);
  expect(readdirSync(at('stories'))).toEqual(['1001']);
});

it('is refused when a file cannot be read, and leaves everything as it was', async () => {
  from.story(1, 'a', page('A'));
  from.write('stories/b.json', '{');
  await expect(exported()).rejects.toThrow('b.json');
  expect(existsSync(at())).toBe(false);
});
