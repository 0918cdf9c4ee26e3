import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { textOf } from '@inktvis/foundation/json';
import { assetPath, assetPathsIn, fileIn, objectsIn } from '../folder/json.ts';
import type { ContentFolder } from '../folder/read-folder.ts';

/** The same in every export, so that a second push finds what the first one made. 48 bits. */
const assetId = (path: string): number =>
  createHash('sha256').update(`asset ${path}`).digest().readUIntBE(0, 6);

type Described = NonNullable<ReturnType<typeof fileIn>>;

/** Every file that stories refer to, in whatever field, in the push form; `missing` are addresses without a file. */
export function pushAssets({ folder, published, drafts }: ContentFolder) {
  const contents = [...published, ...drafts].map(({ story }) => story.content);
  const described = new Map<string, Described>();
  for (const { object } of objectsIn(contents)) {
    const found = fileIn(object);
    const path = assetPath(found?.address ?? '');
    if (found && path !== undefined && !described.has(path)) described.set(path, found);
  }
  const missing: string[] = [];
  const assets = [...assetPathsIn(contents)].flatMap((path) => {
    const unknown: Described = { address: `https://a.storyblok.com/f/${path}`, about: {} };
    const { address, about } = described.get(path) ?? unknown;
    const source = join(folder, 'assets', path);
    if (!existsSync(source)) {
      missing.push(address);
      return [];
    }
    const id = assetId(path);
    const extension = extname(path);
    return [
      {
        path,
        source,
        name: `${basename(path, extension)}_${id}`,
        extension,
        about: {
          id,
          /** The whole old address: the command line reads the size of a picture from it. */
          filename: address,
          short_filename: basename(path),
          asset_folder_id: null,
          meta_data: {
            alt: textOf(about.alt),
            title: textOf(about.title),
            copyright: textOf(about.copyright),
          },
          focus: textOf(about.focus),
        },
      },
    ];
  });
  return { assets, missing };
}
