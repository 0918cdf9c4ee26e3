import { Refusal } from '../query/filter.ts';
import { listLinks } from '../query/links.ts';
import { findStory, list, listStories, paging } from '../query/list-stories.ts';
import { parseRelations, type Rendering, relatedStories, renderStory } from '../query/relations.ts';
import type { JsonObject, Story } from '../store/story.ts';
import type { Read } from './request.ts';

export type RestResponse = {
  readonly body: JsonObject;
  readonly paging?: { readonly perPage: number; readonly total: number };
};

/** Its body has a form of its own. */
export const MISSING = 'This record could not be found';

/** Above this number of related stories a response names only their uuids. */
const RELATION_LIMIT = 50;

const renderingOf = ({ version, snapshot, parameters }: Read): Rendering => ({
  draft: version === 'draft',
  spaceId: snapshot.space.id,
  excludedFields: new Set(list(parameters.excluding_fields)),
});

/** Two levels deep, which the release does not reach (storyblok/monoblok#137); a first level above the limit stands alone. */
function related(stories: readonly Story[], { parameters, snapshot, version }: Read): Story[] {
  const relations = parseRelations(parameters.resolve_relations);
  const view = snapshot[version];
  const first = relatedStories(stories, relations, view);
  if (first.length > RELATION_LIMIT) return first;
  return [...new Set([...first, ...relatedStories(first, relations, view)])];
}

/** Related stories beside others, or only their uuids where there are too many. No link is resolved. */
function sideLists(stories: readonly Story[], read: Read): JsonObject {
  const found = related(stories, read);
  if (found.length > RELATION_LIMIT) return { rels: [], rel_uuids: found.map(({ uuid }) => uuid), links: [] };
  return { rels: found.map((story) => renderStory(story, renderingOf(read))), links: [] };
}

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

export function story(read: Read, key: string): RestResponse {
  const found = findStory(read.view, key);
  if (!found) throw new Refusal(404, MISSING);
  const { cv } = read.snapshot;
  return { body: { story: renderStory(found, renderingOf(read)), cv, ...sideLists([found], read) } };
}

/** `GET /v2/cdn/links`, paged as in a new space. Without a version the preview token sees everything. */
export function links({ snapshot, asked, mayPreview, parameters }: Read): RestResponse {
  const all = listLinks(snapshot, asked ?? (mayPreview ? 'draft' : 'published'));
  const { start, perPage } = paging(parameters, 1000);
  const entries = all.slice(start, start + perPage).map((link) => [link.uuid, link]);
  return { body: { links: Object.fromEntries(entries) }, paging: { perPage, total: all.length } };
}

export const space = ({ snapshot }: Read): RestResponse => ({
  body: { space: { ...snapshot.space, version: snapshot.cv, language_codes: [] } },
});
