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
type Handle = (request: ManagementRequest, id?: number, step?: string) => ManagementResponse;

const object = (value: unknown): JsonObject => (isObject(value) ? value : {});
const ok = (body: unknown): ManagementResponse => ({ status: 200, body });
const missing: ManagementResponse = { status: 404, body: { error: 'This record could not be found' } };

/** One page of a list, as its query asks for it. */
function pageOf(name: string, found: readonly unknown[], query: URLSearchParams, perPage: number) {
  const page = Number(query.get('page') ?? 1);
  const body = { [name]: found.slice((page - 1) * perPage, page * perPage) };
  return { status: 200, body, total: found.length };
}

function createStories(newId: () => number) {
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
    const isTaken = [...stories.values()].some(
      (story) => story.full_slug === full_slug && story.is_folder === given.is_folder,
    );
    if (isTaken) return { status: 422, body: { slug: ['has already been taken'] } };
    const id = newId();
    const story = { ...given, id, uuid: randomUUID(), slug, parent_id, full_slug, published: false };
    stories.set(id, story);
    return { status: 201, body: { story } };
  }

  function update(id: number, given: JsonObject): ManagementResponse {
    const known = stories.get(id);
    if (!known) return missing;
    // Only the service decides about these.
    const { created_at: _created, published_at: _published, ...own } = given;
    const { uuid, slug, full_slug, parent_id } = known;
    const updated_at = systemClock.now().toISOString();
    const story = { ...known, ...own, id, uuid, full_slug, parent_id, slug, updated_at };
    stories.set(id, story);
    return ok({ story });
  }

  const handle: Handle = ({ method, query, body }, id) => {
    if (method === 'POST') return create(object(body.story));
    if (id !== undefined) return method === 'PUT' ? update(id, object(body.story)) : missing;
    const slugs = query.get('by_slugs')?.split(',');
    const ids = query.get('by_ids')?.split(',');
    const found = [...stories.values()].filter(
      (story) => (!slugs || slugs.includes(story.full_slug)) && (!ids || ids.includes(String(story.id))),
    );
    return pageOf('stories', found, query, Number(query.get('per_page') ?? 25));
  };
  return { stories, handle };
}

function createAssets(spaceId: number, newId: () => number): Handle {
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

  return (request, id, step) => {
    const { method, query, body } = request;
    if (method === 'POST') return sign(request);
    if (id === undefined) return pageOf('assets', [...assets.values()], query, 1000);
    const asset = assets.get(id);
    if (!asset) return missing;
    if (method !== 'PUT') return step === 'finish_upload' ? ok({}) : ok(asset);
    assets.set(id, { ...asset, ...object(body.asset), id, filename: asset.filename });
    return { status: 204, body: {} };
  };
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

/** A list of rows without more meaning. */
function createTable(list: string, name: string, newId: () => number): Handle {
  const rows = new Map<number, Row>();
  return ({ method, query, body }, given) => {
    if (method === 'GET') {
      const parent = query.get('datasource_id');
      const found = [...rows.values()].filter((row) => !parent || String(row.datasource_id) === parent);
      return pageOf(list, found, query, 100);
    }
    const id = given ?? newId();
    if (method === 'DELETE') {
      rows.delete(id);
      return { status: 204, body: {} };
    }
    const row = { ...rows.get(id), ...object(body[name]), id };
    rows.set(id, row);
    return { status: method === 'POST' ? 201 : 200, body: { [name]: row } };
  };
}

/**
 * A space in memory as the Management API knows it (storyblok.com/docs/api/management), as far as a push needs it: every
 * story and file gets a new id of 15 digits and a new uuid, whatever the push says.
 */
export function createSpace(spaceId: number) {
  let lastId = spaceId;
  const newId = () => {
    lastId += 1013;
    return lastId;
  };
  const { stories, handle: handleStory } = createStories(newId);
  const handlers = new Map<string, Handle>([
    ['stories', handleStory],
    ['assets', createAssets(spaceId, newId)],
    ...Object.entries(ROW_NAMES).map(([list, name]) => [list, createTable(list, name, newId)] as const),
  ]);
  return {
    stories,
    handle(request: ManagementRequest): ManagementResponse {
      const [kind = '', key, step] = request.path.split('/');
      const id = key === undefined ? undefined : Number(key);
      return handlers.get(kind)?.(request, id, step) ?? missing;
    },
  };
}

export type Space = ReturnType<typeof createSpace>;
