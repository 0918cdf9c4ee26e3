import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sample = join(import.meta.dirname, '..', 'sample', 'content');
const slug = 'nieuws/strips-op-de-kade';
const title = '"title": "Strips op de kade"';

/** A copy of the sample content, without its pictures, of which one article gets other titles. */
export type ContentFixture = {
  readonly contentDir: string;
  /** Address of the article. */
  readonly address: string;
  /** Publishes the article under another title; resolves to when that was done, on `performance.now()`. */
  publish(changed: string): Promise<number>;
  remove(): Promise<void>;
};

export async function createContentFixture(): Promise<ContentFixture> {
  const contentDir = await mkdtemp(join(tmpdir(), 'inktvis-content-'));
  await cp(sample, contentDir, {
    recursive: true,
    filter: (path) => !path.startsWith(join(sample, 'assets')),
  });
  const file = join(contentDir, 'stories', `${slug}.json`);
  const story = await readFile(file, 'utf8');
  if (!story.includes(title)) throw new Error(`${file} has another title than the bench expects`);
  return {
    contentDir,
    address: `/${slug}`,
    async publish(changed) {
      await writeFile(`${file}.half`, story.replace(title, `"title": "${changed}"`));
      const since = performance.now();
      await rename(`${file}.half`, file);
      return since;
    },
    remove: () => rm(contentDir, { recursive: true, force: true }),
  };
}
