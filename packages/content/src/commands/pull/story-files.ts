import { CommandFailure } from '../failure.ts';
import { isObject } from '../folder/json.ts';
import type { ApiStory } from './api.ts';

/** A value without the marks of the visual editor: those are of this moment, not of the story. */
export function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      key === '_editable' ? [] : [[key, withoutMarks(entry)]],
    ),
  );
}

/** `stories/nieuws/x.json`. Throws `CommandFailure` for an address that would lead out of the folder. */
export function storyFile(part: 'stories' | 'drafts', fullSlug: string, file?: string): string {
  const slug = fullSlug.replace(/^\/+|\/+$/g, '');
  const isPlain = slug.split('/').every((name) => /^[^\\\0:]+$/.test(name) && !/^\.+$/.test(name));
  if (!isPlain)
    throw new CommandFailure(`een verhaal heeft het adres '${fullSlug}', en dat kan geen bestand zijn`);
  return file === undefined ? `${part}/${slug}.json` : `${part}/${slug}/${file}`;
}

/** What a draft can differ in; dates move without any change. */
const essence = (story: Record<string, unknown>): string => {
  const { name, slug, full_slug, content, position, tag_list, is_startpage, parent_id, path, sort_by_date } =
    story;
  const own = {
    name,
    slug,
    full_slug,
    content,
    position,
    tag_list,
    is_startpage,
    parent_id,
    path,
    sort_by_date,
  };
  return JSON.stringify(withoutMarks(own));
};

/** Whether a draft says something else than the published copy. */
export const differs = (draft: ApiStory, published: Record<string, unknown>): boolean =>
  essence(draft) !== essence(published);
