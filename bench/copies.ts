import { cpSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SAMPLE = fileURLToPath(new URL('../sample/content', import.meta.url));

/** What every story has on the wire; its content is for whoever makes copies of it. */
export type WireStory<Content> = {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly content: Content;
};

/** The sample content, without its pictures, in a new folder. */
export function copySample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-large-'));
  cpSync(SAMPLE, folder, { recursive: true, filter: (path) => !path.startsWith(join(SAMPLE, 'assets')) });
  return folder;
}

/** The sample's stories in a folder, in the order of their names. */
export const sampleStories = <Content>(folder: string): readonly WireStory<Content>[] =>
  globSync(`stories/${folder}/*.json`, { cwd: SAMPLE })
    .sort()
    .map((file) => JSON.parse(readFileSync(join(SAMPLE, file), 'utf8')));

/** The uuid of a copy: as that of the original, with the round in front. */
export const uuidOfCopy = (uuid: string, round: number): string =>
  `${String(round).padStart(8, '0')}${uuid.slice(8)}`;

/** The same story once more, under a key and an address of its own; rounds count from 1. */
export const copyOf = <Content>(
  story: WireStory<Content>,
  round: number,
  content: Content,
): WireStory<Content> => ({
  ...story,
  id: story.id + round * 100_000,
  uuid: uuidOfCopy(story.uuid, round),
  slug: `${story.slug}-${round}`,
  full_slug: `${story.full_slug}-${round}`,
  content,
});

/** Goes through `originals` again and again until there are `count` together: each copy that it takes, by its round. */
export function* rounds<T>(originals: readonly T[], count: number): Generator<readonly [T, number]> {
  for (let at = originals.length; at < count; at += 1) {
    const original = originals[at % originals.length];
    if (original !== undefined) yield [original, Math.floor(at / originals.length)];
  }
}
