import { randomUUID } from 'node:crypto';
import { systemClock } from '@inktvis/foundation/clock';
import { isObject, type JsonObject } from '@inktvis/foundation/json';

type Row = JsonObject & { readonly id: number };
type StoryRow = Row & {
  readonly uuid: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly parent_id: number;
};

/** A request to the Management API; `path` comes after `/v1/spaces/<space>/`. */
type ManagementRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: JsonObject;
  /** Where uploads go. */
  readonly uploads: string;
};

type ManagementResponse = { readonly status: number; readonly body: unknown; readonly total?: number };

const object = (value: unknown): JsonObject => (isObject(value) ? value : {});
const ok = (body: unknown, total?: number): ManagementResponse => ({ status: 200, body, total });
const missing: ManagementResponse = { status: 404, body: { error: 'This record could not be found' } };

/** Ids of 15 digits; those of a space go up. */
function createIds(spaceId: number): () => number {
  let last = spaceId;
  return () => {
    last += 1013;
    return last;
  };
}
type NewId = ReturnType<typeof createIds>;

/** One page of a list, as its query asks for it. */
function pageOf<T>(found: readonly T[], query: URLSearchParams, perPage: number): readonly T[] {
  const page = Number(query.get('page') ?? 1);
  return found.slice((page - 1) * perPage, page * perPage);
}

function createStories(newId: NewId) {
  const stories = new Map<number, StoryRow>();

  function addressOf(slug: string, parent: number, isStartpage: boolean): string {
    const folder = stories.get(parent)?.full_slug;
    if (folder === undefined) return slug;
    return isStartpage ? folder : `${folder}/${slug}`;
  }

  function create(given: JsonObject): ManagementResponse {
    const slug = String(given.slug);
    const parent_id = Number(given.parent_id ?? 0);
    const full_slug = addressOf(slug, parent_id, given.is_startpage === true);
    const taken = [...stories.values()].some(
      (story) => story.full_slug === full_slug && story.is_folder === given.is_folder,
    );
    if (taken) return { status: 422, body: { slug: ['has already been taken'] } };
    const id = newId();
    const story = { ...given, id, uuid: randomUUID(), slug, parent_id, full_slug, published: false };
    stories.set(id, story);
    return { status: 201, body: { story } };
  }

  function update(id: number, given: JsonObject): ManagementResponse {
    const known = stories.get(id);
    if (!known) return missing;
    // Only the service decides about these.
    const { id: _id, uuid: _uuid, created_at: _created, published_at: _published, ...own } = given;
    const { uuid, full_slug, parent_id } = known;
    const now = systemClock.now().toISOString();
    const story = { ...known, ...own, id, uuid, full_slug, parent_id, slug: known.slug, updated_at: now };
    stories.set(id, story);
    return ok({ story });
  }

  function list(query: URLSearchParams): ManagementResponse {
    const slugs = query.get('by_slugs')?.split(',');
    const ids = query.get('by_ids')?.split(',');
    const found = [...stories.values()].filter(
      ({ id, full_slug }) => (!slugs || slugs.includes(full_slug)) && (!ids || ids.includes(String(id))),
    );
    return ok({ stories: pageOf(found, query, Number(query.get('per_page') ?? 25)) }, found.length);
  }

  function handle({ method, query, body }: ManagementRequest, id?: number): ManagementResponse {
    if (method === 'GET' && id === undefined) return list(query);
    if (method === 'POST') return create(object(body.story));
    if (method !== 'PUT' || id === undefined) return missing;
    return update(id, object(body.story));
  }
  return { stories, handle };
}

function createAssets(spaceId: number, newId: NewId) {
  const assets = new Map<number, Row & { readonly filename: string }>();

  /** Sign, upload, finish, read: the four steps of a file. The size is only in the address when the push names it. */
  function sign({ query, body, uploads }: ManagementRequest): ManagementResponse {
    const given = (name: string) => String(query.get(name) ?? body[name] ?? '');
    const id = newId();
    const size = given('size') ? `${given('size')}/` : '';
    const filename = `https://s3.amazonaws.com/a.storyblok.com/f/${spaceId}/${size}${id.toString(16)}/${given('filename')}`;
    assets.set(id, { id, filename });
    return ok({ id, post_url: uploads, fields: { key: filename }, pretty_url: filename });
  }

  function handle(request: ManagementRequest, id?: number, step?: string): ManagementResponse {
    const { method, body } = request;
    if (method === 'POST') return sign(request);
    if (id === undefined) return ok({ assets: [...assets.values()] }, assets.size);
    const asset = assets.get(id);
    if (!asset) return missing;
    if (method === 'PUT') {
      assets.set(id, { ...asset, ...object(body.asset), id, filename: asset.filename });
      return { status: 204, body: {} };
    }
    return step === 'finish_upload' ? ok({}) : ok(asset);
  }
  return { handle };
}

/** What one row is called in requests and responses, by the name of its list. */
const ROW_NAMES: Readonly<Record<string, string>> = {
  components: 'component',
  component_groups: 'component_group',
  internal_tags: 'internal_tag',
  presets: 'preset',
  datasources: 'datasource',
  datasource_entries: 'datasource_entry',
  asset_folders: 'asset_folder',
  shared_asset_folders: 'shared_asset_folder',
};

function createTables(newId: NewId) {
  const tables = new Map<string, Map<number, Row>>();
  const table = (kind: string) => {
    const known = tables.get(kind) ?? new Map<number, Row>();
    tables.set(kind, known);
    return known;
  };

  function handle(kind: string, { method, query, body }: ManagementRequest, id?: number): ManagementResponse {
    const name = ROW_NAMES[kind];
    if (name === undefined) return missing;
    const known = table(kind);
    if (method === 'POST') {
      const row = { ...object(body[name]), id: newId() };
      known.set(row.id, row);
      return { status: 201, body: { [name]: row } };
    }
    if (method === 'PUT' && id !== undefined) {
      const row = { ...known.get(id), ...object(body[name]), id };
      known.set(id, row);
      return ok({ [name]: row });
    }
    if (method === 'DELETE' && id !== undefined) {
      known.delete(id);
      return { status: 204, body: {} };
    }
    const parent = query.get('datasource_id');
    const found = [...known.values()].filter(
      (row) => parent === null || String(row.datasource_id) === parent,
    );
    return ok({ [kind]: pageOf(found, query, 100) }, found.length);
  }
  return { handle };
}

/**
 * A space in memory as the Management API knows it (storyblok.com/docs/api/management), as far as a push needs it: every
 * story and file gets a new id of 15 digits and a new uuid, whatever the push says.
 */
export function createSpace(spaceId: number) {
  const newId = createIds(spaceId);
  const { stories, handle: handleStory } = createStories(newId);
  const { handle: handleAsset } = createAssets(spaceId, newId);
  const { handle: handleRow } = createTables(newId);
  return {
    stories,
    handle(request: ManagementRequest): ManagementResponse {
      const [kind = '', key, step] = request.path.split('/');
      const id = key === undefined ? undefined : Number(key);
      if (kind === 'stories') return handleStory(request, id);
      if (kind === 'assets') return handleAsset(request, id, step);
      return handleRow(kind, request, id);
    },
  };
}

export type Space = ReturnType<typeof createSpace>;
