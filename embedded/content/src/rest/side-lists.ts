import { linkedStories, linkLimit, parseLinkMode, urlOf } from '../query/links.ts';
import { list } from '../query/parameters.ts';
import { parseRelations, relatedStories } from '../query/relations.ts';
import { type Rendering, renderStory } from '../query/render-story.ts';
import type { JsonObject, Story } from '../store/story.ts';
import type { Read } from './context.ts';
import { linkEntry } from './link-entry.ts';

/** Above this number an answer names only the uuids of related stories (contract content-service 1.7). */
export const RELATION_LIMIT = 50;

type SideLists = {
  readonly rels: readonly JsonObject[];
  readonly rel_uuids?: readonly string[];
  readonly links: readonly JsonObject[];
  readonly link_uuids?: readonly string[];
};

const unique = (stories: readonly Story[]): Story[] => [...new Set(stories)];

/** Relations two levels deep; a first level above the limit stands alone unless `resolve_level=2` asks for more. */
function related(stories: readonly Story[], { parameters, view }: Read): Story[] {
  const relations = parseRelations(parameters.resolve_relations);
  const first = relatedStories(stories, relations, view);
  if (first.length > RELATION_LIMIT && parameters.resolve_level !== '2') return first;
  return unique([...first, ...relatedStories(first, relations, view)]);
}

/** How the stories of this answer are shown. */
export const renderingOf = ({ version, snapshot, parameters }: Read): Rendering => ({
  draft: version === 'draft',
  spaceId: snapshot.space.id,
  excludedFields: new Set(list(parameters.excluding_fields)),
});

/** `rels` and `links` of an answer, or their uuids where there are too many (contract content-service 1.7). */
export function sideLists(stories: readonly Story[], read: Read): SideLists {
  const rendering = renderingOf(read);
  const show = (story: Story) => renderStory(story, rendering);
  const rels = related(stories, read);
  const tooMany = rels.length > RELATION_LIMIT;
  const relations = tooMany
    ? { rels: [], rel_uuids: rels.map(({ uuid }) => uuid) }
    : { rels: rels.map(show) };

  const mode = parseLinkMode(read.parameters.resolve_links);
  if (!mode) return { ...relations, links: [] };
  const levels = read.parameters.resolve_links_level === '2' ? 2 : 1;
  const linked = linkedStories(unique([...stories, ...(tooMany ? [] : rels)]), read.view, levels);
  if (linked.length > linkLimit[mode]) {
    return { ...relations, links: [], link_uuids: linked.map(({ uuid }) => uuid) };
  }
  const forms = {
    story: show,
    url: urlOf,
    link: (story: Story) => ({ ...linkEntry(story, read.snapshot), full_slug: story.full_slug }),
  };
  return { ...relations, links: linked.map(forms[mode]) };
}
