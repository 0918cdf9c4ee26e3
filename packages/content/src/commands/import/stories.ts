import type { JsonObject } from '@inktvis/foundation/json';
import { slugOf } from '@inktvis/foundation/slug';
import { derivedId, derivedUuid } from '../../derived-ids.ts';
import type { WireStory } from '../../kit/definition.ts';
import type { ContentFolder } from '../folder/read-folder.ts';
import type { Moment } from './moment.ts';
import { type Name, titleKey, type World } from './world.ts';

export const blocksOf = (people: readonly Name[], of: string) =>
  people.map((name, index) => ({
    _uid: derivedUuid(`${of} person ${index}`),
    component: 'person',
    ...name,
    signs: false,
  }));

/** The stories that an import would write, by file. Nothing is written here. */
export function storiesToWrite({ published, drafts }: ContentFolder, world: World, now: Date) {
  const copies = Map.groupBy([...published, ...drafts], ({ story }) => story.uuid);
  const byFile = new Map<string, JsonObject & WireStory>();
  const made = new Map<string, WireStory>();

  /** A new draft. Its ids follow from its address, so that a second push finds what the first one made. */
  function add(full_slug: string, name: string, content: WireStory['content']): WireStory {
    const story = {
      id: derivedId(`import ${full_slug}`),
      uuid: derivedUuid(`import ${full_slug}`),
      name,
      slug: full_slug.split('/').at(-1) ?? '',
      full_slug,
      is_startpage: false,
      created_at: now.toISOString(),
      published_at: null,
      first_published_at: null,
      content: { _uid: derivedUuid(`import content ${full_slug}`), ...content },
    };
    byFile.set(`drafts/${full_slug}.json`, story);
    return story;
  }

  /** Lays fields over every copy of a story, the draft and what is published; whatever else it holds stays. */
  function change(uuid: string, name: string, fields: JsonObject): void {
    for (const { file, raw, story } of copies.get(uuid) ?? [])
      byFile.set(file, { ...raw, ...story, name, content: { ...story.content, ...fields } });
  }

  /** The experience of a title, and whether this import makes it: a draft that an editor finishes. */
  function experienceOf(moment: Moment): { experience: WireStory; isMade: boolean } {
    const { key, type, themes, age, values } = moment;
    const { title, people } = values;
    const known = world.experiences.get(titleKey(title));
    if (known) return { experience: known, isMade: false };
    const own = `activiteiten/${slugOf(title) || key}`;
    const slug = world.bySlug.has(own) || byFile.has(`drafts/${own}.json`) ? `${own}-${key}` : own;
    const experience =
      made.get(titleKey(title)) ??
      add(slug, title, {
        component: 'experience',
        title,
        type: type?.uuid ?? '',
        theme: themes.map(({ uuid }) => uuid),
        age,
        people: blocksOf(people, slug),
      });
    made.set(titleKey(title), experience);
    return { experience, isMade: true };
  }

  return { byFile, add, change, experienceOf };
}
