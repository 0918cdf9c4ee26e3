import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCopy } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import { bodyOf, type CachedResponse } from '../cache/cached-response.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { pictureResponse } from './pictures.ts';

export type StoredPictures = ReturnType<typeof createStoredPictures>;

/** `/beeld/{space}/{W}x{H}/{hash}/{name}` or `/toerbeeld/{slug}`, and the rendition of it. */
const PARTS = /^(\/beeld\/\d+\/[^/]+\/[^/]+\/[^/]+|\/toerbeeld\/[^/]+)(\/.*)?$/;
const SIZE = /(\d+)x(\d+)/;
/** Longer names of files are refused by some file systems, with what `writeCopy` adds. */
const MAX_NAME = 230;

/**
 * Last good copies of pictures on disk: one or a few renditions of each picture that a page shows (`warm-up`), for when
 * their host does not respond. A rendition that is not there is replaced by the one that is most like it. `directory` has one
 * folder for each picture. A disk that refuses costs a copy, nothing else.
 */
export function createStoredPictures(directory: string, security: SecurityHeaders, log: Pick<Log, 'warn'>) {
  const onError = (error: unknown) => log.warn({ err: error }, 'copy of a picture not stored');
  /** The folder of a picture, and the name of a rendition's file in it, without its media type. */
  const parse = (path: string) => {
    const [, picture = path, rendition = ''] = PARTS.exec(path) ?? [];
    const folder = join(directory, createHash('sha256').update(picture).digest('hex'));
    return { folder, name: encodeURIComponent(rendition) };
  };
  const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
  /** Not those that are being written. */
  const filesIn = async (folder: string) => (await namesIn(folder)).filter((name) => !name.endsWith('.tmp'));

  return {
    /** Whether there is a copy of exactly this rendition. */
    async has(path: string): Promise<boolean> {
      const { folder, name } = parse(path);
      return (await filesIn(folder)).some((file) => renditionOf(file) === name);
    },

    /** Stores a copy. */
    async save(path: string, response: CachedResponse): Promise<void> {
      const { headers } = response.variants.identity;
      const type = headers[headers.indexOf('Content-Type') + 1] ?? '';
      const { folder, name } = parse(path);
      const file = `${name}.${encodeURIComponent(type)}`;
      if (file.length > MAX_NAME) return;
      await writeCopy(join(folder, file), bodyOf(response)).catch(onError);
    },

    /** The copy of this picture whose proportions and then width are nearest; null when there is none. */
    async find(path: string): Promise<CachedResponse | null> {
      const { folder, name } = parse(path);
      const file = nearest(name, await filesIn(folder));
      const body = file === undefined ? undefined : await readFile(join(folder, file)).catch(() => undefined);
      if (file === undefined || body === undefined) return null;
      const type = decodeURIComponent(file.slice(renditionOf(file).length + 1));
      // It may be another size than was requested.
      return pictureResponse({ type, body, headers: [['Cache-Control', 'no-cache']] }, security);
    },

    /** Deletes the copies of pictures that no page shows any more: all but those of `paths`. */
    async prune(paths: Iterable<string>): Promise<void> {
      const shown = new Set([...paths].map((path) => parse(path).folder));
      for (const entry of await namesIn(directory)) {
        const folder = join(directory, entry);
        if (!shown.has(folder)) await rm(folder, { recursive: true, force: true }).catch(onError);
      }
    },
  };
}

/** A file is named after its rendition and its media type, with a dot between them. */
const renditionOf = (file: string): string => file.slice(0, file.lastIndexOf('.'));

/** The file of the rendition `wanted`, else the one that is most like it. */
function nearest(wanted: string, files: readonly string[]): string | undefined {
  const exact = files.find((file) => renditionOf(file) === wanted);
  const [, width = 0, height = 0] = (SIZE.exec(wanted) ?? []).map(Number);
  if (exact !== undefined || width === 0) return exact ?? files[0];
  const distances = files.map((file) => {
    const [, w = width, h = height] = (SIZE.exec(renditionOf(file)) ?? []).map(Number);
    const proportions = h > 0 && height > 0 ? Math.abs(Math.log((w * height) / (h * width))) : 0;
    // A difference in proportions is seen sooner than one in sharpness.
    return { file, distance: proportions * 100 + Math.abs(Math.log(Math.max(1, w) / width)) };
  });
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.file;
}
