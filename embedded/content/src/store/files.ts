import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseStoryFile, type Story } from './story.ts';

export type Space = { readonly id: number; readonly name: string; readonly domain: string };

export type ContentFile =
  | { readonly kind: 'published' | 'draft'; readonly story: Story | null }
  | { readonly kind: 'release'; readonly release: string; readonly story: Story | null }
  | { readonly kind: 'release-settings'; readonly release: string; readonly isPublic: boolean }
  | { readonly kind: 'space'; readonly space: Space };

const spaceFile = z.object({ id: z.number().int(), name: z.string(), domain: z.string() });
/** Restricted to tokens that it names, of which the preview token is none. */
const releaseFile = z.object({ public: z.boolean().default(true) });

const CONTENT_FILE =
  /^(?:space|stories\/.+|drafts\/.+|releases\/(\d{1,16})\/(?:(release)|stories\/.+))\.json$/;

/** `path` is relative to the folder, with `/`. */
export const isContentFile = (path: string): boolean => CONTENT_FILE.test(path);

/** Throws with one line that says what is wrong. */
export function readContentFile(folder: string, path: string): ContentFile {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  const [, release, isSettings] = CONTENT_FILE.exec(path) ?? [];
  if (path === 'space.json') return { kind: 'space', space: spaceFile.parse(JSON.parse(text)) };
  if (release !== undefined && isSettings)
    return { kind: 'release-settings', release, isPublic: releaseFile.parse(JSON.parse(text)).public };
  const isPublished = path.startsWith('stories/');
  const story = parseStoryFile(text, isPublished, statSync(file).mtime);
  if (release !== undefined) return { kind: 'release', release, story };
  return { kind: isPublished ? 'published' : 'draft', story };
}
