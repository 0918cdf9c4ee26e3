import { beforeEach, expect, it } from 'vitest';
import type { ContentService } from '../create-service.ts';
import { asker, type Folder, makeFolder, page, serve, storyFile, until } from '../testing/fixture.ts';

let folder: Folder;
let service: ContentService;
let ask: ReturnType<typeof asker>;

const title = async (slug: string, parameters = {}) =>
  (await ask.story(slug, parameters)).story.content.title;
const cv = async () => (await ask.stories()).cv;

async function start() {
  service = await serve(folder);
  ask = asker(service.url);
}
beforeEach(async () => {
  folder = await makeFolder();
  await folder.story(page(1, 'een', 'Een'));
  await folder.story(page(2, 'map/twee', 'Twee'));
  await start();
});

it('shows a changed story and moves the version', async () => {
  const before = await cv();
  await folder.story(page(1, 'een', 'Eén'));
  await until(async () => expect(await title('een')).toBe('Eén'));
  const after = await cv();
  expect(after).toBeGreaterThan(before);
  await folder.story(page(1, 'een', 'Een weer'));
  await until(async () => expect(await title('een')).toBe('Een weer'));
  expect(await cv()).toBeGreaterThan(after);
});

it('shows a new story in a new folder, and forgets a removed one', async () => {
  const before = await cv();
  await folder.story(page(3, 'nieuw/diep/drie', 'Drie'));
  await until(async () => expect((await ask.rest('stories/nieuw/diep/drie')).status).toBe(200));
  await folder.remove('stories/een.json');
  await until(async () => expect((await ask.rest('stories/een')).status).toBe(404));
  expect(await cv()).toBeGreaterThan(before);
});

it('follows a story that moves to another address', async () => {
  await folder.story(page(1, 'verhuisd', 'Een'));
  await folder.remove('stories/een.json');
  await until(async () => expect((await ask.story('1')).story.full_slug).toBe('verhuisd'));
  expect((await ask.rest('stories/een')).status).toBe(404);
});

it('shows a draft at once, without moving the version', async () => {
  const before = await cv();
  await folder.story(page(1, 'een', 'Ontwerp'), 'drafts');
  await until(async () => expect(await title('een', ask.draft)).toBe('Ontwerp'));
  expect(await title('een')).toBe('Een');
  expect(await cv()).toBe(before);
  await folder.remove('drafts/een.json');
  await until(async () => expect(await title('een', ask.draft)).toBe('Een'));
});

it('keeps what it knew when a file breaks, and takes it up again when it is mended', async () => {
  await folder.write('stories/een.json', '{ "id": 1, "uuid": ');
  await folder.story(page(2, 'map/twee', 'Twee!'));
  await until(async () => expect(await title('map/twee')).toBe('Twee!'));
  expect(await title('een')).toBe('Een');
  await folder.story(page(1, 'een', 'Hersteld'));
  await until(async () => expect(await title('een')).toBe('Hersteld'));
});

it('never moves the version back, not even after a restart', async () => {
  await folder.remove('stories/map/twee.json');
  await until(async () => expect((await ask.rest('stories/map/twee')).status).toBe(404));
  const before = await cv();
  await service.close();
  await start();
  // The version counts in seconds: one more change within the same second may have run ahead of the clock by one.
  expect(await cv()).toBeGreaterThanOrEqual(before - 1);
});

it('broken files in a folder cost those files only', async () => {
  await service.close();
  await folder.write('stories/stuk.json', 'geen json');
  await folder.write('stories/leeg.json', '');
  await folder.write('stories/zonder-inhoud.json', { ...storyFile(page(7, 'x', '')), content: undefined });
  await folder.write('stories/dubbel.json', storyFile({ ...page(1, 'y', ''), uuid: 'y' }));
  await folder.write('space.json', '[]');
  await start();
  expect((await ask.stories()).stories).toHaveLength(2);
  expect((await ask.rest('spaces/me')).status).toBe(200);
});
