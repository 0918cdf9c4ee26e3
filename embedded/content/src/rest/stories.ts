import { Refusal } from '../query/filter.ts';
import { listLinks } from '../query/links.ts';
import { findStory, list, listStories, paging } from '../query/list-stories.ts';
import {
  linkedStories,
  parseRelations,
  type Rendering,
  relatedStories,
  renderStory,
} from '../query/relations.ts';
import type { JsonObject, Story } from '../store/story.ts';
import type { Read } from './request.ts';

/** A REST response; lists also say how many there are. */
export type RestResponse = {
  readonly body: JsonObject;
  readonly paging?: { readonly perPage: number; readonly total: number };
};

/** What the body says of a missing record has a form of its own. */
export const MISSING = 'This record could not be found';

/** Above this number of related or linked stories a response names only their uuids. */
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

type LinkForm = (story: Story, read: Read) => JsonObject;
const whole: LinkForm = (story, read) => renderStory(story, renderingOf(read));
/** What `resolve_links` may ask for. */
const LINK_FORMS: { readonly [asked: string]: LinkForm | undefined } = {
  '1': whole,
  story: whole,
  url: ({ id, uuid, name, slug, full_slug }) => ({ id, uuid, name, slug, full_slug, url: full_slug }),
  link: (story, { snapshot }) => ({
    ...linkEntry({ ...story, is_folder: false }, snapshot),
    full_slug: story.full_slug,
  }),
};
/** Linked stories are short in every form but the whole. */
const LINK_LIMIT = 500;

/** Stories beside others as `name`, or only their uuids where there are too many. */
const sideList = (
  name: string,
  stories: readonly Story[],
  limit: number,
  draw: (story: Story) => JsonObject,
) =>
  stories.length > limit
    ? { [`${name}s`]: [], [`${name}_uuids`]: stories.map(({ uuid }) => uuid) }
    : { [`${name}s`]: stories.map(draw) };

/** `rels` and `links` of a response. */
function sideLists(stories: readonly Story[], read: Read): JsonObject {
  const rels = related(stories, read);
  const form = LINK_FORMS[read.parameters.resolve_links ?? ''];
  const links = form ? linkedStories([...stories, ...rels], read.relatedView) : [];
  return {
    ...sideList('rel', rels, RELATION_LIMIT, (story) => whole(story, read)),
    ...sideList('link', links, form === whole ? RELATION_LIMIT : LINK_LIMIT, (story) =>
      (form ?? whole)(story, read),
    ),
  };
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
  const isUuid = read.parameters.find_by === 'uuid';
  const found = isUuid ? read.view.byUuid.get(key) : findStory(read.view, key);
  if (!found) throw new Refusal(404, MISSING);
  return {
    body: {
      story: renderStory(found, renderingOf(read)),
      cv: read.snapshot.cv,
      ...sideLists([found], read),
    },
  };
}

function linkEntry(link: ReturnType<typeof listLinks>[number], { published }: Read['snapshot']): JsonObject {
  const { id, uuid, full_slug, name, path, parent_id, is_folder, is_startpage, position } = link;
  const real_path = `/${(path ?? full_slug).replace(/^\/+/, '')}`;
  const own = { id, uuid, slug: full_slug, path, real_path, name, published: published.byUuid.has(uuid) };
  return { ...own, parent_id, is_folder, is_startpage, position, alternates: [] };
}

/**
 * `GET /v2/cdn/links`, paged as in a new space. Without a version the preview token sees everything; the public token
 * never sees what is not published.
 */
export function links(read: Read): RestResponse {
  const { snapshot, asked, mayPreview, parameters } = read;
  const all = listLinks(snapshot[asked ?? (mayPreview ? 'draft' : 'published')]);
  const { start, perPage } = paging(parameters, 1000);
  const entries = all.slice(start, start + perPage).map((link) => [link.uuid, linkEntry(link, snapshot)]);
  return { body: { links: Object.fromEntries(entries) }, paging: { perPage, total: all.length } };
}

/** `GET /v2/cdn/spaces/me`. */
export const space = ({ snapshot }: Read): RestResponse => ({
  body: { space: { ...snapshot.space, version: snapshot.cv, language_codes: [] } },
});
