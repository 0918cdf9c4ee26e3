import { err, ok, type Result } from '@inktvis/foundation/result';
import {
  type LinkTarget,
  listDatasources,
  listEntries,
  listLinks,
  listTags,
  targetOf,
} from '../query/links.ts';
import { paging } from '../query/parameters.ts';
import type { JsonObject } from '../store/story.ts';
import { badParameter, missingRecord, type Problem, type Read, type RestResponse } from './request.ts';
import { folderEntry, linkEntry } from './stories.ts';

const MAX_PER_PAGE = 1000;

function page<T>(
  read: Read,
  all: readonly T[],
): Result<{ items: readonly T[]; perPage: number; total: number }, Problem> {
  const found = paging(read.parameters, MAX_PER_PAGE);
  if (!found.ok) return err(badParameter(found.error));
  const { start, perPage } = found.value;
  return ok({ items: all.slice(start, start + perPage), perPage, total: all.length });
}

/** Without a version the preview token sees everything; the public token never sees what is not published. */
const linkView = ({ asked, mayPreview, snapshot }: Read) =>
  snapshot[asked ?? (mayPreview ? 'draft' : 'published')];

const entryOf = (target: LinkTarget, { snapshot, parameters }: Read): JsonObject => {
  const entry = 'story' in target ? linkEntry(target.story, snapshot) : folderEntry(target.folder);
  if (parameters.include_dates !== '1') return entry;
  const dates = 'story' in target ? target.story : { published_at: null, updated_at: null, ...target.folder };
  return {
    ...entry,
    published_at: dates.published_at,
    created_at: dates.created_at,
    updated_at: dates.updated_at,
  };
};

/** `GET /v2/cdn/links`, paged as in a new space; `paginated=0` gives all at once. */
export function links(read: Read): Result<RestResponse, Problem> {
  const { starts_with, by_uuid, with_parent, paginated } = read.parameters;
  const all = listLinks(read.snapshot, linkView(read), starts_with).filter((target) => {
    const { uuid, parent_id } = targetOf(target);
    if (by_uuid !== undefined && uuid !== by_uuid) return false;
    return with_parent === undefined || String(parent_id) === with_parent;
  });
  const body = (targets: readonly LinkTarget[]): JsonObject => ({
    links: Object.fromEntries(targets.map((target) => [targetOf(target).uuid, entryOf(target, read)])),
  });
  if (paginated === '0' || paginated === 'false') return ok({ body: body(all) });
  const part = page(read, all);
  return part.ok ? ok({ body: body(part.value.items), paging: part.value }) : part;
}

/** `GET /v2/cdn/links/{uuid}`. */
export function link(read: Read, uuid: string): Result<RestResponse, Problem> {
  const found = listLinks(read.snapshot, linkView(read)).find((target) => targetOf(target).uuid === uuid);
  return found ? ok({ body: { link: entryOf(found, read) } }) : err(missingRecord);
}

/** `GET /v2/cdn/spaces/me`. */
export const space = ({ snapshot }: Read): Result<RestResponse, Problem> =>
  ok({ body: { space: { ...snapshot.space, version: snapshot.cv, language_codes: [] } } });

/** `GET /v2/cdn/tags`. */
export function tags({ view, parameters }: Read): Result<RestResponse, Problem> {
  const found = listTags(view, parameters.starts_with).map(({ name, count }) => ({
    name,
    taggings_count: count,
    ...(parameters.all_tags === undefined ? {} : { tag_on_stories: count }),
  }));
  return ok({ body: { tags: found } });
}

const datasourceBody = ({ id, name, slug }: { id: number; name: string; slug: string }): JsonObject => ({
  id,
  name,
  slug,
  dimensions: [],
});

/** `GET /v2/cdn/datasources`. */
export function datasources(read: Read): Result<RestResponse, Problem> {
  const { search, by_ids } = read.parameters;
  const part = page(read, listDatasources(read.snapshot, search, by_ids?.split(',')));
  if (!part.ok) return part;
  return ok({
    body: { datasources: part.value.items.map(datasourceBody), cv: read.snapshot.cv },
    paging: part.value,
  });
}

/** `GET /v2/cdn/datasources/{id}`. */
export function datasource(read: Read, key: string): Result<RestResponse, Problem> {
  const found = read.snapshot.datasources.find(({ id, slug }) => String(id) === key || slug === key);
  return found
    ? ok({ body: { datasource: datasourceBody(found), cv: read.snapshot.cv } })
    : err(missingRecord);
}

/** `GET /v2/cdn/datasource_entries`; an unknown datasource is empty. */
export function datasourceEntries(read: Read): Result<RestResponse, Problem> {
  const part = page(read, listEntries(read.snapshot, read.parameters.datasource));
  if (!part.ok) return part;
  return ok({
    body: {
      datasource_entries: part.value.items.map((entry) => ({ ...entry, dimension_value: null })),
      cv: read.snapshot.cv,
    },
    paging: part.value,
  });
}
