import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { assetPath, assetPathsIn, objectsIn, textOf } from '../folder/json.ts';
import type { ContentFolder } from '../folder/read-folder.ts';

/** A file of the asset store in the push form: the file and its metadata. */
type PushAsset = {
  /** `{space}/{W}x{H}/{hash}/{name}` of its old address. */
  readonly path: string;
  /** Where the file is now. */
  readonly source: string;
  /** Its name in the push form, without extension. */
  readonly name: string;
  readonly extension: string;
  readonly about: {
    readonly id: number;
    /** The whole old address: the command line reads the size of a picture from it. */
    readonly filename: string;
    readonly short_filename: string;
    readonly asset_folder_id: null;
    readonly meta_data: { readonly alt: string; readonly title: string; readonly copyright: string };
    readonly focus: string;
  };
};

/** What stories say about a file: fields of type `asset`, and pictures in rich text. */
function* describedFiles(content: unknown): Generator<{ filename: string; about: JsonObject }> {
  for (const { object } of objectsIn(content)) {
    const about = object.fieldtype === 'asset' ? object : object.type === 'image' ? object.attrs : undefined;
    if (isObject(about)) yield { filename: textOf(about.filename) || textOf(about.src), about };
  }
}

/** A number for a file that no story gives one: stable over exports, and not taken. */
function derivedId(path: string, taken: ReadonlySet<number>): number {
  let id = (createHash('sha256').update(`asset ${path}`).digest().readUInt32BE(0) % 2_000_000_000) + 1;
  while (taken.has(id)) id += 1;
  return id;
}

/**
 * Every file that stories refer to, in whatever field: pictures, links to files, rich text, plugins. `missing` are
 * addresses without a file.
 */
export function pushAssets({ folder, published, drafts }: ContentFolder): {
  assets: PushAsset[];
  missing: string[];
} {
  const contents = [...published, ...drafts].map(({ story }) => story.content);
  const described = new Map<string, { filename: string; about: JsonObject }>();
  const missing = new Set<string>();
  for (const found of contents.flatMap((content) => [...describedFiles(content)])) {
    const path = assetPath(found.filename);
    if (path === undefined) {
      if (found.filename !== '') missing.add(found.filename);
    } else if (
      !described.has(path) ||
      (!(Number(described.get(path)?.about.id) > 0) && Number(found.about.id) > 0)
    ) {
      described.set(path, found);
    }
  }
  const taken = new Set([...described.values()].map(({ about }) => Number(about.id)));
  const assets = [...new Set(contents.flatMap((content) => [...assetPathsIn(content)]))].flatMap((path) => {
    const known = described.get(path);
    const filename = known?.filename ?? `https://a.storyblok.com/f/${path}`;
    const source = join(folder, 'assets', path);
    if (!existsSync(source)) {
      missing.add(filename);
      return [];
    }
    const about = known?.about ?? {};
    const id = Number(about.id) > 0 ? Number(about.id) : derivedId(path, taken);
    taken.add(id);
    const short = path.split('/').at(-1) ?? path;
    const extension = extname(short);
    const [alt, title, copyright] = [textOf(about.alt), textOf(about.title), textOf(about.copyright)];
    return [
      {
        path,
        source,
        name: `${short.slice(0, short.length - extension.length)}_${id}`,
        extension,
        about: {
          id,
          filename,
          short_filename: short,
          asset_folder_id: null,
          meta_data: { alt, title, copyright },
          focus: textOf(about.focus),
        },
      },
    ];
  });
  return { assets, missing: [...missing] };
}
