import { randomInt, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SAMPLE = join(import.meta.dirname, '..', '..', 'sample', 'content');

/** A copy of the sample that a test may edit as an editor does. */
export type ContentFixture = Awaited<ReturnType<typeof createContentFixture>>;

type StoryFields = { readonly content: object; readonly [field: string]: unknown };

/** Copies the stories; the pictures are not needed to read. */
export async function createContentFixture() {
  const dir = await mkdtemp(join(tmpdir(), 'inktvis-content-'));
  await cp(SAMPLE, dir, { recursive: true, filter: (path) => !path.includes(join('content', 'assets')) });
  const fileOf = (slug: string) => join(dir, 'stories', `${slug}.json`);
  /** Moved into place, so that the service never sees half a file. */
  const write = async (slug: string, text: string) => {
    await writeFile(`${fileOf(slug)}.half`, text);
    await rename(`${fileOf(slug)}.half`, fileOf(slug));
  };
  const read = async (slug: string) => JSON.parse(await readFile(fileOf(slug), 'utf8'));
  const nameOf = (slug: string) => slug.slice(slug.lastIndexOf('/') + 1);
  return {
    dir,
    read,
    /** Changes the text of a published story; throws when `from` is not in it. */
    async replace(slug: string, from: string, to: string): Promise<void> {
      const text = await readFile(fileOf(slug), 'utf8');
      if (!text.includes(from)) throw new Error(`${slug} does not say '${from}'`);
      await write(slug, text.replaceAll(from, to));
    },
    remove: (slug: string) => rename(fileOf(slug), `${fileOf(slug)}.removed`),
    restore: (slug: string) => rename(`${fileOf(slug)}.removed`, fileOf(slug)),
    /** Another story like the one at `slug`, with a new uuid, which it gives, and what it has of its own. */
    async copy(slug: string, to: string, { content, ...own }: StoryFields): Promise<string> {
      const story = await read(slug);
      const uuid = randomUUID();
      const place = { uuid, id: randomInt(2 ** 40), slug: nameOf(to), full_slug: to };
      await write(
        to,
        JSON.stringify({ ...story, ...place, ...own, content: { ...story.content, ...content } }),
      );
      return uuid;
    },
    async set(slug: string, fields: object): Promise<void> {
      const story = await read(slug);
      await write(slug, JSON.stringify({ ...story, content: { ...story.content, ...fields } }));
    },
    async move(slug: string, to: string): Promise<void> {
      await write(to, JSON.stringify({ ...(await read(slug)), slug: nameOf(to), full_slug: to }));
      await rm(fileOf(slug));
    },
    close: () => rm(dir, { recursive: true, force: true }),
  };
}
