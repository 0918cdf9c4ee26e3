import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SAMPLE = join(import.meta.dirname, '..', '..', 'sample', 'content');

/** A copy of the sample that a test may edit as an editor does. */
export type ContentFixture = {
  readonly dir: string;
  /** Changes the text of a published story; throws when `from` is not in it. */
  replace(slug: string, from: string, to: string): Promise<void>;
  remove(slug: string): Promise<void>;
  restore(slug: string): Promise<void>;
  /** Another story like the one at `slug`, with a new uuid; gives that uuid. */
  copy(slug: string, to: string, name: string): Promise<string>;
  set(slug: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
  move(slug: string, to: string): Promise<void>;
  close(): Promise<void>;
};

/** Copies the stories; the pictures are not needed to read. */
export async function createContentFixture(): Promise<ContentFixture> {
  const dir = await mkdtemp(join(tmpdir(), 'inktvis-content-'));
  await cp(SAMPLE, dir, { recursive: true, filter: (path) => !path.includes(join('content', 'assets')) });
  const fileOf = (slug: string) => join(dir, 'stories', `${slug}.json`);
  /** Moved into place, so that the service never sees half a file. */
  const write = async (slug: string, text: string) => {
    await writeFile(`${fileOf(slug)}.half`, text);
    await rename(`${fileOf(slug)}.half`, fileOf(slug));
  };
  return {
    dir,
    async replace(slug, from, to) {
      const text = await readFile(fileOf(slug), 'utf8');
      if (!text.includes(from)) throw new Error(`${slug} does not say '${from}'`);
      await write(slug, text.replaceAll(from, to));
    },
    remove: (slug) => rename(fileOf(slug), `${fileOf(slug)}.removed`),
    restore: (slug) => rename(`${fileOf(slug)}.removed`, fileOf(slug)),
    async copy(slug, to, name) {
      const story = JSON.parse(await readFile(fileOf(slug), 'utf8'));
      const uuid = randomUUID();
      const own = { uuid, name, slug: to.slice(to.lastIndexOf('/') + 1), full_slug: to };
      await write(to, JSON.stringify({ ...story, ...own, content: { ...story.content, title: name } }));
      return uuid;
    },
    async set(slug, fields) {
      const story = JSON.parse(await readFile(fileOf(slug), 'utf8'));
      await write(slug, JSON.stringify({ ...story, content: { ...story.content, ...fields } }));
    },
    async move(slug, to) {
      const text = await readFile(fileOf(slug), 'utf8');
      const name = to.slice(to.lastIndexOf('/') + 1);
      await write(
        to,
        text
          .replace(`"full_slug": "${slug}"`, `"full_slug": "${to}"`)
          .replace(/"slug": "[^"]+"/, `"slug": "${name}"`),
      );
      await rm(fileOf(slug));
    },
    close: () => rm(dir, { recursive: true, force: true }),
  };
}
