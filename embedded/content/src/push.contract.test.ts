import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { definitions } from '@inktvis/content/cms';
import { temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { expect, it } from 'vitest';
import { createSpace } from './testing/vendor/management-space.ts';
import { openVendorCommand, runNode } from './testing/vendor/vendor-command.ts';

/** The vendor's own command line pushes an export of the sample to a space of which every id and uuid is new. */

const ROOT = join(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'packages/content/src/commands/main.ts');
const OLD = 1001;
const NEW = 288_868_932_106_293;
const PICTURE = `https://a.storyblok.com/f/${OLD}/1600x1066/a50631c133/leeshoek-kinderen.webp`;

/** The uuid of the page that the test adds. */
const PROEF = 'b2c9a1f4-77aa-4c4e-9c52-3d5f0a9e0001';

const scratch = temporaryFolder();
// Nine of the many items of the programme, which are alike: the command line asks several times for each story.
const filter = (path: string) => !/programma-items\/p(?!00)/.test(path);
await cp(join(ROOT, 'sample/content'), join(scratch, 'content'), { recursive: true, filter });
const space = createSpace(NEW);
const vendor = await openVendorCommand(space, NEW);

/** Runs `npm run content -- <args>` on the copy of the sample. */
const content = (...args: readonly string[]) =>
  runNode([MAIN, ...args], { env: { PATH: process.env.PATH, CONTENT_DIR: join(scratch, 'content') } });

async function push(part: string): Promise<string> {
  const { code, output } = await vendor.run(
    join(scratch, 'to-space/.storyblok'),
    part,
    'push',
    '--from',
    String(OLD),
  );
  expect(code, output).toBe(0);
  return output;
}

type Found = { readonly story: string; readonly at: string; readonly uuid: string };
const refers = new Map(
  definitions.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([key, { refersTo }]) => (refersTo ? [[`${name}.${key}`, refersTo]] : [])),
  ),
);

/** Every uuid that content refers to: in fields of the model, in links and in rich text. */
function* references(value: unknown, story: string, at = ''): Generator<Found> {
  if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* references(entry, story, `${at}.${index}`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const one: Record<string, unknown> = { ...value };
  if (one.linktype === 'story' && (one.id || one.uuid)) yield { story, at, uuid: String(one.uuid ?? one.id) };
  for (const [key, entry] of Object.entries(one)) {
    if (refers.has(`${String(one.component)}.${key}`)) {
      for (const uuid of [entry].flat())
        if (typeof uuid === 'string' && uuid) yield { story, at: `${at}.${key}`, uuid };
    }
    yield* references(entry, story, `${at}.${key}`);
  }
}

/** Counts what the space refers to, and names what leads nowhere: stories, and files of the old space. */
function count() {
  const stories = [...space.stories.values()];
  const uuids = new Set(stories.map(({ uuid }) => uuid));
  const found = stories.flatMap((story) => [...references(story.content, story.full_slug)]);
  const addresses = [
    ...JSON.stringify(stories.map((story) => story.content)).matchAll(/"[^"]*\/f\/(\d+)\/[^"]*"/g),
  ];
  return {
    references: found.length,
    dead: found.filter(({ uuid }) => !uuids.has(uuid)),
    files: addresses.length,
    oldFiles: addresses.filter(([, number]) => number !== String(NEW)).map(([text]) => text),
  };
}

/** What the sample does not have: what the command line leaves alone or fails on. */
async function addHardCases() {
  const file = join(scratch, 'content/stories/alle-blokken.json');
  const story = JSON.parse(await readFile(file, 'utf8'));
  const { published_at: _, ...rest } = story;
  const image = { id: null, src: PICTURE, alt: 'Een beeld' };
  const link = { type: 'link', attrs: { linktype: 'asset', href: PICTURE } };
  const text = {
    type: 'doc',
    content: [
      { type: 'image', attrs: image },
      { type: 'paragraph', content: [{ type: 'text', text: 'het bestand', marks: [link] }] },
    ],
  };
  const button = { linktype: 'asset', fieldtype: 'multilink', id: '', url: PICTURE, cached_url: PICTURE };
  const content = {
    _uid: 'proef',
    component: 'page',
    title: 'Proef',
    image: { fieldtype: 'asset', id: null, filename: PICTURE, alt: '' },
    seo: { plugin: 'seo_metatags', og_image: PICTURE },
    body: [
      { _uid: 'p1', component: 'rich_text', text },
      { _uid: 'p2', component: 'call_to_action', title: 'Leeg', links: null },
      { _uid: 'p3', component: 'program_grid', title: 'Ook leeg', experiences: [], cta: '' },
      {
        _uid: 'p4',
        component: 'call_to_action',
        title: 'Bestand',
        links: [{ _uid: 'p5', component: 'button', label: 'Plan', link: button }],
      },
    ],
  };
  const own = { id: 999_001, uuid: PROEF, name: 'Proef', slug: 'proef' };
  const page = { ...rest, ...own, full_slug: 'proef', parent_id: 0, is_startpage: false, content };
  await writeFile(join(scratch, 'content/stories/proef.json'), JSON.stringify(page));
}

/** A sheet adds a moment of an experience that the sample has, and one that becomes a new one. */
async function importMoments() {
  const sheet = join(scratch, 'programma.csv');
  const rows = [
    'Nummer;Datum;Begin;Titel;Zaal;Type;Namen',
    '901;27/10;10u30;Vertaalduel;Leescafé;Debat;Nand Novelle',
    '902;27/10;12u;Boeken op de brug;Leiepodium;Lezing;Sien Sonnet',
  ];
  await writeFile(sheet, rows.join('\n'));
  const { code, output } = await content('import', sheet, '--write');
  expect(code, output).toBe(0);
}

it('loses nothing: every reference, picture and file is that of the new space', {
  timeout: 180_000,
}, async () => {
  await addHardCases();
  await importMoments();
  const into = join(scratch, 'to-space');
  const first = await content('export', into);
  expect(first.output).toMatch(/0 verwijzingen en 0 adressen .*\n\d+ wachten nog/);
  const early = await content('export', into, '--relink');
  expect(early).toMatchObject({ code: 1, output: expect.stringContaining('push eerst') });
  for (const part of ['components', 'datasources', 'assets', 'stories']) await push(part);
  const before = count();
  // Exactly the single references, and files outside fields: that is what the vendor's command line leaves alone.
  expect(before.dead.length).toBeGreaterThan(100);
  expect(before.dead.length).toBeLessThan(before.references);
  expect(before.oldFiles.length).toBeGreaterThan(3);

  const again = await content('export', into, '--relink');
  const said = `${before.dead.length} verwijzingen`;
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining(said) });
  await push('stories');
  const after = count();
  expect(after).toEqual({ ...before, dead: [], oldFiles: [] });
  // What an import made is there, as a draft, with its experience and hall in this space.
  for (const [number, experience] of [
    ['901', 'vertaalduel'],
    ['902', 'boeken-op-de-brug'],
  ]) {
    const bySlug = (slug: string) => [...space.stories.values()].find(({ full_slug }) => full_slug === slug);
    expect(bySlug(`programma-items/nr-${number}`)).toMatchObject({
      published: false,
      content: { component: 'program', experience: bySlug(`activiteiten/${experience}`)?.uuid },
    });
  }
  // What a push decides, without what the space dates anew.
  const contents = () =>
    [...space.stories.values()].map(({ name, content, path }) => ({ name, content, path }));
  const pushedTwice = structuredClone(contents());
  await push('stories');
  expect(contents()).toEqual(pushedTwice);
});
