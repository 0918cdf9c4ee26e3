import { Refusal } from '../query/filter.ts';
import { listLinks } from '../query/links.ts';
import { findStory, list, listStories, paging } from '../query/list-stories.ts';
import { parseRelations, type Rendering, relatedStories, renderStory } from '../query/relations.ts';
import type { JsonObject, Story } from '../store/story.ts';
import type { Read } from './request.ts';

/** A REST response; lists also say how many there are. */
export type RestResponse = {
  readonly body: JsonObject;
  readonly paging?: { readonly perPage: number; readonly total: number };
};

/** What the body says of a missing record has a form of its own. */
export const MISSING = 'This record could not be found';

/** Above this number of related stories a response names only their uuids. */
const RELATION_LIMIT = 50;

const renderingOf = ({ version, snapshot, parameters }: Read): Rendering => ({
  draft: version === 'draft',
  spaceId: snapshot.space.id,
  excludedFields: new Set(list(parameters.excluding_fields)),
});

/** Relations two levels deep; a first level above the limit stands alone. */
function related(stories: readonly Story[], { parameters, relatedView: view }: Read): Story[] {
  const relations = parseRelations(parameters.resolve_relations);
  const first = relatedStories(stories, relations, view);
  if (first.length > RELATION_LIMIT) return first;
  return [...new Set([...first, ...relatedStories(first, relations, view)])];
}

/** `rels` of a response, or their uuids where there are too many; the site reads `cdn/links` instead of `links`. */
function sideLists(stories: readonly Story[], read: Read): JsonObject {
  const rels = related(stories, read);
  if (rels.length > RELATION_LIMIT) return { rels: [], rel_uuids: rels.map(({ uuid }) => uuid), links: [] };
  const rendering = renderingOf(read);
  return { rels: rels.map((story) => renderStory(story, rendering)), links: [] };
}

/** `GET /v2/cdn/stories`. */
export function stories(read: Read): RestResponse {
  const page = listStories(read.view, read.parameters, read.filter);
  const rendering = renderingOf(read);
  return {
    body: {
      stories: page.stories.map((story) => renderStory(story, rendering)),
      cv: read.snapshot.cv,
      ...sideLists(page.stories, read),
    },
    paging: page,
  };
}

/** `GET /v2/cdn/stories/{key}`. */
export function story(read: Read, key: string): RestResponse {
  const found = findStory(read.view, key);
  if (!found) throw new Refusal(404, MISSING);
  return {
    body: {
      story: renderStory(found, renderingOf(read)),
      cv: read.snapshot.cv,
      ...sideLists([found], read),
    },
  };
}

/**
 * `GET /v2/cdn/links`, paged as in a new space. Without a version the preview token sees everything; the public token
 * never sees what is not published.
 */
export function links(read: Read): RestResponse {
  const { snapshot, asked, mayPreview, parameters } = read;
  const all = listLinks(snapshot[asked ?? (mayPreview ? 'draft' : 'published')]);
  const { start, perPage } = paging(parameters, 1000);
  const entries = all
    .slice(start, start + perPage)
    .map(({ id, uuid, full_slug, name, path, parent_id, is_folder, is_startpage, position }) => {
      const real_path = `/${(path ?? full_slug).replace(/^\/+/, '')}`;
      const published = snapshot.published.byUuid.has(uuid);
      const own = { id, uuid, slug: full_slug, path, real_path, name, published };
      return [uuid, { ...own, parent_id, is_folder, is_startpage, position, alternates: [] }];
    });
  return { body: { links: Object.fromEntries(entries) }, paging: { perPage, total: all.length } };
}

/** `GET /v2/cdn/spaces/me`. */
export const space = ({ snapshot }: Read): RestResponse => ({
  body: { space: { ...snapshot.space, version: snapshot.cv, language_codes: [] } },
});
