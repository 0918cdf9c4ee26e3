import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { JsonObject } from '@inktvis/foundation/json';
import { derivedId } from '../../derived-ids.ts';
import { assetPath, assetPathsIn, fileIn, objectsIn, textOf } from '../folder/json.ts';
import type { ContentFolder } from '../folder/read-folder.ts';

/** A number for a file that no story gives one: stable over exports, and not taken. */
function freeId(path: string, taken: ReadonlySet<number>): number {
  let id = derivedId(`asset ${path}`);
  while (taken.has(id)) id += 1;
  return id;
}

/**
 * Every file that stories refer to, in whatever field: pictures, links to files, rich text, plugins; in the push form,
 * which is the file and its metadata. `missing` are addresses without a file.
 */
export function pushAssets({ folder, published, drafts }: ContentFolder) {
  const contents = [...published, ...drafts].map(({ story }) => story.content);
  const described = new Map<string, { address: string; about: JsonObject }>();
  const missing = new Set<string>();
  for (const { object } of objectsIn(contents)) {
    const found = fileIn(object);
    if (!found) continue;
    const path = assetPath(found.address);
    if (path === undefined) {
      if (found.address !== '') missing.add(found.address);
    } else if (
      !described.has(path) ||
      (!(Number(described.get(path)?.about.id) > 0) && Number(found.about.id) > 0)
    ) {
      described.set(path, found);
    }
  }
  const taken = new Set([...described.values()].map(({ about }) => Number(about.id)));
  const assets = [...assetPathsIn(contents)].flatMap((path) => {
    const known = described.get(path);
    const filename = known?.address ?? `https://a.storyblok.com/f/${path}`;
    const source = join(folder, 'assets', path);
    if (!existsSync(source)) {
      missing.add(filename);
      return [];
    }
    const about = known?.about ?? {};
    const id = Number(about.id) > 0 ? Number(about.id) : freeId(path, taken);
    taken.add(id);
    const short = path.split('/').at(-1) ?? path;
    const extension = extname(short);
    const [alt, title, copyright] = [textOf(about.alt), textOf(about.title), textOf(about.copyright)];
    return [
      {
        /** `{space}/{W}x{H}/{hash}/{name}` of its old address. */
        path,
        source,
        /** Its name in the push form, without extension. */
        name: `${short.slice(0, short.length - extension.length)}_${id}`,
        extension,
        about: {
          id,
          /** The whole old address: the command line reads the size of a picture from it. */
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
