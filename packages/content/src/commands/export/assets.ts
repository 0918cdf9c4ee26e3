import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { assetPath } from '../folder/asset-path.ts';
import { isObject, objectsIn, textOf } from '../folder/json.ts';
import type { ContentFolder } from '../folder/read-folder.ts';

/** A file of the asset store in the push form: the file itself, and beside it what is known of it. */
export type PushAsset = {
  /** Where the file is now. */
  readonly source: string;
  /** Its name in the push form, without extension. */
  readonly name: string;
  readonly extension: string;
  readonly about: {
    readonly id: number;
    readonly filename: string;
    readonly short_filename: string;
    readonly asset_folder_id: null;
    readonly meta_data: { readonly alt: string; readonly title: string; readonly copyright: string };
    readonly focus: string;
  };
};

/** The assets that stories refer to and that have a number and a file; `missing` are addresses without one of these. */
export function pushAssets({ folder, published, drafts }: ContentFolder): {
  assets: PushAsset[];
  missing: string[];
} {
  const assets = new Map<string, PushAsset>();
  const missing = new Set<string>();
  for (const { story } of [...published, ...drafts]) {
    for (const { object } of objectsIn(story.content)) {
      const held = object.fieldtype === 'asset' ? object : object.type === 'image' ? object.attrs : undefined;
      if (!isObject(held)) continue;
      const filename = textOf(held.filename) || textOf(held.src);
      if (filename === '' || assets.has(filename)) continue;
      const path = assetPath(filename);
      const source = path === undefined ? '' : join(folder, 'assets', path);
      const id = Number(held.id);
      if (path === undefined || !(id > 0) || !existsSync(source)) {
        missing.add(filename);
        continue;
      }
      const short = path.split('/').at(-1) ?? path;
      const extension = extname(short);
      const [alt, title, copyright] = [textOf(held.alt), textOf(held.title), textOf(held.copyright)];
      assets.set(filename, {
        source,
        name: `${short.slice(0, short.length - extension.length)}_${id}`,
        extension,
        about: {
          id,
          filename,
          short_filename: short,
          asset_folder_id: null,
          meta_data: { alt, title, copyright },
          focus: textOf(held.focus),
        },
      });
    }
  }
  return { assets: [...assets.values()], missing: [...missing].filter((filename) => !assets.has(filename)) };
}
