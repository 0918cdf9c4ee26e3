import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export type Space = { readonly id: number; readonly name: string; readonly domain: string };

import { type Entry, parseStoryFile } from './story.ts';

/** One file of the content folder, read. `path` is relative to the folder, with `/`. */
export type ContentFile = { readonly path: string; readonly modified: Date } & (
  | { readonly kind: 'published' | 'draft'; readonly entry: Entry }
  | { readonly kind: 'release'; readonly release: string; readonly entry: Entry }
  | { readonly kind: 'release-settings'; readonly release: string; readonly isPublic: boolean }
  | { readonly kind: 'space'; readonly space: Space }
);

const spaceFile = z.object({ id: z.number().int(), name: z.string(), domain: z.string() });
/** `public: false`: only tokens that the release names may read it, and the preview token is none of them. */
const releaseFile = z.object({ public: z.boolean().default(true) });

/** Whether the service reads this file at all. */
export const isContentFile = (path: string): boolean =>
  path === 'space.json' || /^(stories|drafts)\/.+\.json$/.test(path) || RELEASE_FILE.test(path);

/** `releases/<id>/stories/….json`, or `releases/<id>/release.json`. */
const RELEASE_FILE = /^releases\/(\d{1,16})\/(?:stories\/.+|release)\.json$/;

function parseContentFile(path: string, text: string, modified: Date): ContentFile {
  if (path === 'space.json')
    return { path, modified, kind: 'space', space: spaceFile.parse(JSON.parse(text)) };
  const release = RELEASE_FILE.exec(path)?.[1];
  if (release !== undefined) {
    return path.endsWith('/release.json') && path.split('/').length === 3
      ? {
          path,
          modified,
          kind: 'release-settings',
          release,
          isPublic: releaseFile.parse(JSON.parse(text)).public,
        }
      : { path, modified, kind: 'release', release, entry: parseStoryFile(text, false, modified) };
  }
  const kind = path.startsWith('drafts/') ? 'draft' : 'published';
  return { path, modified, kind, entry: parseStoryFile(text, kind === 'published', modified) };
}

/** Reads one file below `folder`. Rejects with one line that says what is wrong. */
export async function readContentFile(folder: string, path: string): Promise<ContentFile> {
  const file = join(folder, path);
  const [text, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  return parseContentFile(path, text, mtime);
}

/**
 * As `readContentFile`, for the start, before any request arrives: reading ten thousand files one after the other takes
 * a third of the time and memory.
 */
export function readContentFileNow(folder: string, path: string): ContentFile {
  const file = join(folder, path);
  return parseContentFile(path, readFileSync(file, 'utf8'), statSync(file).mtime);
}

const PARTS = ['stories', 'drafts', 'releases'];

/** Paths of all content files below `folder`, or in `part` of it, sorted; empty when there is no such folder. */
export async function listContentFiles(folder: string, part = ''): Promise<string[]> {
  const parts = await Promise.all(
    (part === '' ? PARTS : [part]).map(async (name) => {
      const found = await readdir(join(folder, name), { recursive: true }).catch(() => []);
      return found.map((file) => `${name}/${file.replaceAll('\\', '/')}`);
    }),
  );
  return [...(part === '' ? ['space.json'] : []), ...parts.flat()].filter(isContentFile).sort();
}

/** The newest change of the folders that hold published files, in ms: that is where a deletion shows. */
export async function newestFolderChange(folder: string, paths: readonly string[]): Promise<number> {
  const folders = new Set(
    paths.filter((path) => path.startsWith('stories/')).map((path) => path.replace(/\/[^/]*$/, '')),
  );
  const times = await Promise.all(
    [...folders].map((path) =>
      stat(join(folder, path)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(0, ...times);
}
