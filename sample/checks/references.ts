import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { model } from './content-model.ts';
import { isObject, objectsIn, textOf } from './json.ts';
import type { Space } from './space.ts';

const HOST = 'https://a.storyblok.com/f/';

/** Every relation, story link and picture leads to something that is published. */
export function checkReferences(space: Space): string[] {
  const { byUuid, bySlug, folder } = space;
  return [...space.published, ...space.drafts].flatMap(({ file, story }) => {
    const problems: string[] = [];
    const say = (at: string, message: string) => problems.push(`${file}: ${at} ${message}`);

    const checkTarget = (at: string, uuid: string, slug: string) => {
      const target = byUuid.get(uuid)?.story;
      if (!target) say(at, `links to ${uuid || 'nothing'}, which is not published`);
      else if (slug.replace(/^\//, '') !== target.full_slug)
        say(at, `links to ${target.full_slug} and says '${slug}'`);
    };
    const checkAddress = (at: string, url: string) => {
      const path = /^\/([^?#]*)/.exec(url)?.[1];
      if (path === undefined ? !/^https:\/\/[^/]/.test(url) : !bySlug.has(path || 'home')) {
        say(at, `has the address '${url}', which leads nowhere`);
      }
    };
    const checkPicture = (at: string, address: string, alt: unknown) => {
      if (!address.startsWith(HOST)) say(at, `is a picture of another host: ${address}`);
      else if (!existsSync(join(folder, 'assets', address.slice(HOST.length))))
        say(at, `has no file: ${address}`);
      if (textOf(alt) === '') say(at, 'is a picture without description');
    };

    for (const { at, object } of objectsIn(story.content)) {
      const definition = typeof object.component === 'string' ? model[object.component] : undefined;
      for (const [name, field] of Object.entries(definition?.fields ?? {})) {
        if (!field.refersTo) continue;
        for (const uuid of [object[name]].flat()) {
          const target = byUuid.get(textOf(uuid))?.story.content.component;
          if (uuid !== '' && !field.refersTo.includes(target ?? ''))
            say(`${at}.${name}`, `refers to ${String(uuid)} (${target ?? 'not published'})`);
        }
      }
      if (object.fieldtype === 'multilink') {
        if (object.linktype === 'story' && object.id)
          checkTarget(at, textOf(object.id), textOf(object.cached_url));
        if (object.linktype === 'url') checkAddress(at, textOf(object.url));
      }
      if (object.fieldtype === 'asset' && object.filename)
        checkPicture(at, textOf(object.filename), object.alt);
      if (!isObject(object.attrs)) continue;
      const { href, linktype, uuid, src, alt } = object.attrs;
      if (object.type === 'image') checkPicture(at, textOf(src), alt);
      if (object.type === 'link' && linktype === 'story') checkTarget(at, textOf(uuid), textOf(href));
      if (object.type === 'link' && linktype === 'url') checkAddress(at, textOf(href));
    }
    return problems;
  });
}
