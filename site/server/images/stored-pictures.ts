import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureRoom } from '@inktvis/foundation/disk-room';
import type { CachedResponse } from '../cache/cached-response.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { pictureResponse } from './image-cache.ts';

type StoredPicturesOptions = {
  /** The folder they are in; it has one folder for each picture. */
  readonly directory: string;
  readonly security: SecurityHeaders;
  /** Called when the disk refuses: that costs a copy, nothing else. */
  readonly onError: (error: unknown) => void;
};

export type StoredPictures = ReturnType<typeof createStoredPictures>;

/** `/beeld/{space}/{W}x{H}/{hash}/{name}` or `/toerbeeld/{slug}`, and the rendition of it. */
const PARTS = /^(\/beeld\/\d+\/[^/]+\/[^/]+\/[^/]+|\/toerbeeld\/[^/]+)(\/.*)?$/;
const SIZE = /(\d+)x(\d+)/;
/** Longer names of files than this are refused by some file systems. */
const MAX_NAME = 240;

const folderName = (picture: string): string => createHash('sha256').update(picture).digest('hex');

/** The name of a rendition's file, without its media type. */
const fileName = (rendition: string): string => encodeURIComponent(rendition);

/**
 * Last good copies of pictures on disk: one or a few renditions of each picture that a page shows (`warm-up`), for when
 * their host does not respond. A rendition that is not there is replaced by the one that is most like it.
 */
export function createStoredPictures({ directory, security, onError }: StoredPicturesOptions) {
  const parse = (path: string) => {
    const [, picture = path, rendition = ''] = PARTS.exec(path) ?? [];
    return { folder: join(directory, folderName(picture)), name: fileName(rendition) };
  };
  const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
  let writes = 0;

  return {
    /** Whether there is a copy of exactly this rendition. */
    async has(path: string): Promise<boolean> {
      const { folder, name } = parse(path);
      return (await filesIn(folder)).some((file) => renditionOf(file) === name);
    },

    /**
     * Stores a copy; `type` is its media type. Written beside its place and renamed, so that half a file is never read.
     */
    async save(path: string, type: string, bytes: Buffer): Promise<void> {
      const { folder, name } = parse(path);
      const file = `${name}.${encodeURIComponent(type)}`;
      if (file.length > MAX_NAME) return;
      writes += 1;
      const temporary = join(directory, `${process.pid}.${writes}`);
      try {
        await mkdir(folder, { recursive: true });
        await ensureRoom(folder);
        await writeFile(temporary, bytes);
        await rename(temporary, join(folder, file));
      } catch (error) {
        onError(error);
      }
    },

    /** The copy of this picture whose proportions and then width are nearest; null when there is none. */
    async find(path: string): Promise<CachedResponse | null> {
      const { folder, name } = parse(path);
      const file = nearest(name, await filesIn(folder));
      const bytes =
        file === undefined ? undefined : await readFile(join(folder, file)).catch(() => undefined);
      if (file === undefined || bytes === undefined) return null;
      const type = decodeURIComponent(file.slice(renditionOf(file).length + 1));
      // It may be another size than was requested.
      return pictureResponse({ type, body: bytes, headers: [['Cache-Control', 'no-cache']] }, security);
    },

    /** Deletes the copies of pictures that no page shows any more: all but those of `paths`. */
    async prune(paths: Iterable<string>): Promise<void> {
      const shown = new Set([...paths].map((path) => parse(path).folder));
      for (const entry of await filesIn(directory)) {
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
