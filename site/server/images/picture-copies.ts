import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCopy } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';

type Picture = { readonly type: string; readonly body: Buffer };

/** `/beeld/{space}/{W}x{H}/{hash}/{name}` or `/toerbeeld/{slug}`, and the rendition of it. */
const PARTS = /^(\/beeld\/\d+\/[^/]+\/[^/]+\/[^/]+|\/toerbeeld\/[^/]+)(\/.*)?$/;
const SIZE = /(\d+)x(\d+)/;
/** Longer names of files are refused by some file systems, with what `writeCopy` adds. */
const MAX_NAME = 230;

/** A folder for each picture; its nearest rendition takes the place of others. A disk that refuses costs a copy, no more. */
export function createPictureCopies(directory: string, log: Pick<Log, 'warn'>) {
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
    async has(path: string): Promise<boolean> {
      const { folder, name } = parse(path);
      return (await filesIn(folder)).some((file) => renditionOf(file) === name);
    },

    async save(path: string, { type, body }: Picture): Promise<void> {
      const { folder, name } = parse(path);
      const file = `${name}.${encodeURIComponent(type)}`;
      if (file.length <= MAX_NAME) await writeCopy(join(folder, file), body).catch(onError);
    },

    /** The copy of this picture whose proportions and then width are nearest; null when there is none. */
    async find(path: string): Promise<Picture | null> {
      const { folder, name } = parse(path);
      const file = nearest(name, await filesIn(folder));
      const body = file && (await readFile(join(folder, file)).catch(() => null));
      return file && body
        ? { type: decodeURIComponent(file.slice(renditionOf(file).length + 1)), body }
        : null;
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

/** Logarithms: what is half as wide is as far away as what is twice as wide. */
function shapeOf(rendition: string): { readonly width: number; readonly ratio: number } {
  const [, width = 1, height = 0] = (SIZE.exec(rendition) ?? []).map(Number);
  return { width: Math.log(width), ratio: height > 0 ? Math.log(width / height) : 0 };
}

function nearest(wanted: string, files: readonly string[]): string | undefined {
  const shape = shapeOf(wanted);
  const distanceOf = (file: string): number => {
    if (renditionOf(file) === wanted) return -1;
    const { width, ratio } = shapeOf(renditionOf(file));
    // A difference in proportions is seen sooner than one in sharpness.
    return Math.abs(ratio - shape.ratio) * 100 + Math.abs(width - shape.width);
  };
  return files.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];
}
