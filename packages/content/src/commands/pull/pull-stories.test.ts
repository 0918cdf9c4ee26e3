import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommandFailure } from '../command-line.ts';
import { makeTestFolder, storyFile } from '../testing.ts';
import type { ApiStory } from './api.ts';
import { pullDrafts, pullPublished } from './pull-stories.ts';

let folder: ReturnType<typeof makeTestFolder>;
beforeEach(() => {
  folder = makeTestFolder();
});
afterEach(() => folder.clear());

type SpaceState = { readonly version: number; readonly stories: readonly ApiStory[] };

const story = (id: number, slug: string, title = slug): ApiStory =>
  storyFile(id, slug, { component: 'page', title, _editable: '<!-- merk -->' });

/** A space that is in its next state after each request for its version; it stays in the last. */
function changing(...states: SpaceState[]) {
  let asked = 0;
  const now = () => states[Math.min(asked, states.length) - 1] ?? { version: 0, stories: [] };
  return {
    space: async () => {
      asked += 1;
      return { id: 1001, name: 'Proef', version: now().version };
    },
    stories: async () => ({ stories: [...now().stories], total: now().stories.length }),
    folders: async () => [],
    datasources: async () => [],
    entries: async () => [],
    asset: async () => null,
  };
}

const options = (api: ReturnType<typeof changing>) => ({
  api,
  folder: folder.dir,
  source: 'hier',
  progress: () => undefined,
});
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder.dir, file), 'utf8'));

describe('published stories', () => {
  it('are all of one version, also when someone publishes meanwhile', async () => {
    const before = { version: 1, stories: [story(1, 'oud')] };
    const after = { version: 2, stories: [story(1, 'nieuw'), story(2, 'erbij')] };
    expect(await pullPublished(options(changing(before, after)))).toMatchObject({
      version: 2,
      files: { 'uuid-1': 'stories/nieuw.json', 'uuid-2': 'stories/erbij.json' },
    });
    expect(existsSync(join(folder.dir, 'stories/oud.json'))).toBe(false);
  });

  it('fail when the space keeps changing', async () => {
    const states = Array.from({ length: 20 }, (_, version) => ({ version, stories: [story(1, 'a')] }));
    await expect(pullPublished(options(changing(...states)))).rejects.toThrow(/te vaak/);
  });

  it('are written without the marks of the visual editor, and two at one address both', async () => {
    const stories = [story(1, 'map/a'), story(2, '/map/a/')];
    const { files } = await pullPublished(options(changing({ version: 1, stories })));
    expect(files).toEqual({ 'uuid-1': 'stories/map/a.json', 'uuid-2': 'stories/map/a_uuid-2.json' });
    expect(JSON.stringify(read('stories/map/a.json'))).not.toContain('merk');
  });

  it.each(['../buiten', 'a/../../b', 'a\\b', '', 'C:/x', 'a//b'])('never go to %j', async (slug) => {
    const api = changing({ version: 1, stories: [story(1, slug)] });
    await expect(pullPublished(options(api))).rejects.toThrow(CommandFailure);
  });
});

describe('drafts', () => {
  it('are those that differ from what is published, and those that never were', async () => {
    const published = [story(1, 'a'), story(2, 'b')];
    const state = await pullPublished(options(changing({ version: 1, stories: published })));
    folder.write('drafts/van-vroeger.json', story(9, 'van-vroeger'));
    const drafts = [{ ...story(1, 'a'), updated_at: 'later' }, story(2, 'b', 'Anders'), story(3, 'c')];
    const api = changing({ version: 1, stories: drafts });
    await api.space();
    expect(await pullDrafts(options(api), state)).toBe(2);
    expect(read('drafts/b.json')).toMatchObject({ content: { title: 'Anders' } });
    expect(existsSync(join(folder.dir, 'drafts/c.json'))).toBe(true);
    expect(existsSync(join(folder.dir, 'drafts/a.json'))).toBe(false);
    expect(existsSync(join(folder.dir, 'drafts/van-vroeger.json'))).toBe(false);
  });
});
