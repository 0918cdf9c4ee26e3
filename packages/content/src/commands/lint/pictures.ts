import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../folder/asset-path.ts';
import { isObject, type JsonObject, objectsIn, textOf } from '../folder/json.ts';
import { allEntries, finding, type Rule, type RuleName } from './finding.ts';

type Picture = { readonly address: string; readonly alt: string };

/** A picture field, or a picture in a text. */
function pictureOf(object: JsonObject): Picture | undefined {
  if (object.fieldtype === 'asset') return { address: textOf(object.filename), alt: textOf(object.alt) };
  if (object.type !== 'image' || !isObject(object.attrs)) return undefined;
  return { address: textOf(object.attrs.src), alt: textOf(object.attrs.alt) };
}

const HOST = /^(https?:)?\/\/a(-[a-z]+)?\.storyblok\.com\//;

/** Every picture has a description, and is a file of the asset store. */
export const pictures: Rule = (folder) => {
  const assets = join(folder.folder, 'assets');
  return allEntries(folder).flatMap((entry) =>
    [...objectsIn(entry.story.content)].flatMap(({ at, object }) => {
      const picture = pictureOf(object);
      if (!picture || picture.address === '') return [];
      const say = (rule: RuleName, message: string) => finding(entry, rule, at, message);
      const path = HOST.test(picture.address) ? assetPath(picture.address) : undefined;
      const where =
        path === undefined
          ? [say('picture', 'dit beeld komt niet uit de beeldbank; laad het daar op en kies het opnieuw')]
          : !existsSync(join(assets, path))
            ? [say('picture', `het bestand van dit beeld is er niet (${path}); kies het opnieuw`)]
            : [];
      const alt =
        picture.alt.trim() === ''
          ? [say('alt', 'dit beeld heeft geen beschrijving; vul de alt-tekst in')]
          : [];
      return [...where, ...alt];
    }),
  );
};
