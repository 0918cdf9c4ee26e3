import { err, ok, type Result } from '@inktvis/foundation/result';
import { linkedStories, linkLimit, parseLinkMode, urlOf } from '../query/links.ts';
import { findStory, listStories } from '../query/list-stories.ts';
import { list } from '../query/parameters.ts';
import { parseRelations, type Rendering, relatedStories, renderStory } from '../query/relations.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { Folder, JsonObject, Story } from '../store/story.ts';
import { badParameter, missingRecord, type Problem, type Read, type RestResponse } from './request.ts';

/** A folder in `cdn/links`; `slug` is the full slug here. */
export const folderEntry = (folder: Folder): JsonObject => ({
  id: folder.id,
  uuid: folder.uuid,
  slug: folder.full_slug,
  path: null,
  real_path: `/${folder.full_slug}`,
  name: folder.name,
  published: false,
  parent_id: folder.parent_id,
  is_folder: true,
  is_startpage: false,
  position: folder.position,
  alternates: [],
});

/** A story in `cdn/links`. */
export const linkEntry = (story: Story, { published }: Pick<Snapshot, 'published'>): JsonObject => ({
  ...folderEntry(story),
  path: story.path,
  real_path: `/${(story.path ?? story.full_slug).replace(/^\/+/, '')}`,
  published: published.byUuid.has(story.uuid),
  is_folder: false,
  is_startpage: story.is_startpage,
});

/** Above this number a response names only the uuids of related stories. */
const RELATION_LIMIT = 50;

const unique = (stories: readonly Story[]): Story[] => [...new Set(stories)];

/** Relations two levels deep; a first level above the limit stands alone unless `resolve_level=2` asks for more. */
function related(stories: readonly Story[], { parameters, relatedView: view }: Read): Story[] {
  const relations = parseRelations(parameters.resolve_relations);
  const first = relatedStories(stories, relations, view);
  if (first.length > RELATION_LIMIT && parameters.resolve_level !== '2') return first;
  return unique([...first, ...relatedStories(first, relations, view)]);
}

/** How the stories of this response are shown. */
const renderingOf = ({ version, snapshot, parameters }: Read): Rendering => ({
  draft: version === 'draft',
  spaceId: snapshot.space.id,
  excludedFields: new Set(list(parameters.excluding_fields)),
});

/** `rels` and `links` of a response, or their uuids where there are too many. */
function sideLists(stories: readonly Story[], read: Read): JsonObject {
  const rendering = renderingOf(read);
  const show = (story: Story) => renderStory(story, rendering);
  const rels = related(stories, read);
  const tooMany = rels.length > RELATION_LIMIT;
  const relations: JsonObject = tooMany
    ? { rels: [], rel_uuids: rels.map(({ uuid }) => uuid) }
    : { rels: rels.map(show) };

  const mode = parseLinkMode(read.parameters.resolve_links);
  if (!mode) return { ...relations, links: [] };
  const levels = read.parameters.resolve_links_level === '2' ? 2 : 1;
  const linked = linkedStories(unique([...stories, ...(tooMany ? [] : rels)]), read.relatedView, levels);
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

/** `GET /v2/cdn/stories`. */
export function stories(read: Read): Result<RestResponse, Problem> {
  const page = listStories(read.view, read.parameters, read.filter);
  if (!page.ok) return err(badParameter(page.error));
  const rendering = renderingOf(read);
  return ok({
    body: {
      stories: page.value.stories.map((story) => renderStory(story, rendering)),
      cv: read.snapshot.cv,
      ...sideLists(page.value.stories, read),
    },
    paging: page.value,
  });
}

/** `GET /v2/cdn/stories/{key}`. */
export function story(read: Read, key: string): Result<RestResponse, Problem> {
  const { parameters, view, snapshot } = read;
  const { find_by: findBy, content_type: type } = parameters;
  if (findBy !== undefined && findBy !== 'uuid') return err(badParameter(`find_by: '${findBy}' is not uuid`));
  const found = findStory(view, key, { findBy });
  if (!found || (type !== undefined && found.content.component !== type)) {
    return err(missingRecord);
  }
  const body = { story: renderStory(found, renderingOf(read)), cv: snapshot.cv, ...sideLists([found], read) };
  return ok({ body });
}
