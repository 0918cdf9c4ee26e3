import { type Condition, Refusal } from '../query/filter.ts';
import type { Parameters } from '../query/list-stories.ts';
import type { Snapshot, Version, View } from '../store/snapshot.ts';

type Tokens = { readonly token: string; readonly previewToken: string };

/** A space and its tokens; what it tells of itself may be older than its stories. */
export type Space = Tokens & {
  readonly snapshot: () => Snapshot;
  readonly spaceView: () => Snapshot;
};

export function scopeOf(given: string | null, { token, previewToken }: Tokens) {
  if (given === previewToken) return 'preview';
  return given === token ? 'public' : undefined;
}

const FILTER = /^filter_query\[([^[\]]+)\]\[([^[\]]+)\]$/;

/** Empty parameters, and the text `undefined` of older clients, are absent; in filters an empty value has a meaning. */
function readQuery(search: URLSearchParams) {
  const given = new Map<string, string>();
  const filter: Condition[] = [];
  for (const [name, value] of search) {
    const [condition, field, operation] = FILTER.exec(name) ?? [];
    if (condition && field && operation) filter.push({ field, operation, value });
    else if (name.startsWith('filter_query'))
      throw new Refusal(422, `filter_query: '${name}' is not of the form filter_query[field][operation]`);
    else if (value !== '' && value !== 'undefined') given.set(name, value);
  }
  const parameters: Parameters = Object.fromEntries(given);
  return { parameters, filter };
}

export type Read = ReturnType<typeof openRead>;

/** A release changes drafts only; `0` is none, as the visual editor writes it. */
function viewOf(snapshot: Snapshot, version: Version, release: string | undefined): View {
  if (version === 'published' || release === undefined || release === '0') return snapshot[version];
  const known = snapshot.releases.get(release);
  if (!known) throw new Refusal(404, 'This release could not be found');
  if (!known.isPublic) throw new Refusal(403, 'This release is restricted');
  return known.view;
}

/** Checks token and version first, so that a stranger learns nothing from other errors. Throws `Refusal`. */
export function openRead(search: URLSearchParams, snapshot: Snapshot, tokens: Tokens) {
  const scope = scopeOf(search.get('token'), tokens);
  if (!scope) throw new Refusal(401, 'Unauthorized');
  const { parameters, filter } = readQuery(search);
  const asked = parameters.version;
  if (asked !== undefined && asked !== 'draft' && asked !== 'published')
    throw new Refusal(422, `version: '${asked}' is neither draft nor published`);
  if (asked === 'draft' && scope !== 'preview') throw new Refusal(401, 'Unauthorized');
  const version: Version = asked ?? 'published';
  return {
    snapshot,
    asked,
    version,
    view: viewOf(snapshot, version, parameters.from_release),
    mayPreview: scope === 'preview',
    parameters,
    filter,
  } as const;
}
