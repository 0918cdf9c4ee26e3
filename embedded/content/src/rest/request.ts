import { err, ok, type Result } from '@inktvis/foundation/result';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Condition } from '../query/filter.ts';
import type { Parameters } from '../query/list-stories.ts';
import type { Snapshot, Version, View } from '../store/snapshot.ts';
import type { JsonObject } from '../store/story.ts';

export type Tokens = { readonly token: string; readonly previewToken: string };

/** What a token may read; undefined when we do not know it. */
export function scopeOf(given: string | null, { token, previewToken }: Tokens) {
  if (given === previewToken) return 'preview';
  return given === token ? 'public' : undefined;
}

/** Why a REST read gives no response: the status and the text of its body. */
export type Problem = { readonly status: ContentfulStatusCode; readonly message: string };

/** A parameter of the request is wrong or unknown. */
export const badParameter = (message: string): Problem => ({ status: 422, message });
const unauthorised: Problem = { status: 401, message: 'Unauthorized' };

/** There is no such record, or not in the requested version. */
export const missingRecord: Problem = { status: 404, message: 'This record could not be found' };

/** The body of an error; a missing record has a form of its own. */
export const problemBody = (problem: Problem): { error: string } | [string] =>
  problem === missingRecord ? [problem.message] : { error: problem.message };

/** A REST response; lists also say how many there are. */
export type RestResponse = { readonly body: JsonObject; readonly paging?: Paging };
type Paging = { readonly perPage: number; readonly total: number };

export const pagingHeaders = (paging: Paging | undefined): Record<string, string> =>
  paging ? { 'per-page': String(paging.perPage), total: String(paging.total) } : {};

const FILTER = /^filter_query\[([^[\]]+)\]\[([^[\]]+)\]$/;

type RestQuery = Pick<Read, 'parameters' | 'filter'>;

/**
 * Reads the query string. Empty parameters, and the text `undefined` that older clients send, count as absent; in
 * filters an empty value has a meaning.
 */
function readQuery(search: URLSearchParams): Result<RestQuery, Problem> {
  const parameters = new Map<string, string>();
  const filter: Condition[] = [];
  for (const [name, value] of search) {
    const [condition, field, operation] = FILTER.exec(name) ?? [];
    if (condition && field && operation) filter.push({ field, operation, value });
    else if (name.startsWith('filter_query')) {
      return err(badParameter(`filter_query: '${name}' is not of the form filter_query[field][operation]`));
    } else if (value !== '' && value !== 'undefined') parameters.set(name, value);
  }
  return ok({ parameters: Object.fromEntries(parameters), filter });
}

/** One REST read, let in: what it asks and what it may see. */
export type Read = {
  readonly snapshot: Snapshot;
  /** The requested version; undefined when there is none. */
  readonly asked: Version | undefined;
  readonly version: Version;
  /** With `from_release` the drafts as the release changes them. */
  readonly view: View;
  /** What relations and links resolve to: the release does not reach them (storyblok/monoblok#137). */
  readonly relatedView: View;
  readonly mayPreview: boolean;
  readonly parameters: Parameters;
  readonly filter: readonly Condition[];
};

/** A release changes drafts only; `0` is none, as the visual editor writes it. */
function viewOf(snapshot: Snapshot, version: Version, release: string | undefined): Result<View, Problem> {
  if (version === 'published' || release === undefined || release === '0') return ok(snapshot[version]);
  const known = snapshot.releases.get(release);
  if (!known) return err({ status: 404, message: 'This release could not be found' });
  return known.isPublic ? ok(known.view) : err({ status: 403, message: 'This release is restricted' });
}

/** Checks token and version first, so that a stranger learns nothing from other errors. */
export function openRead(search: URLSearchParams, snapshot: Snapshot, tokens: Tokens): Result<Read, Problem> {
  const scope = scopeOf(search.get('token'), tokens);
  if (!scope) return err(unauthorised);
  const query = readQuery(search);
  if (!query.ok) return query;
  const { parameters, filter } = query.value;
  const asked = parameters.version;
  if (asked !== undefined && asked !== 'draft' && asked !== 'published') {
    return err(badParameter(`version: '${asked}' is neither draft nor published`));
  }
  if (asked === 'draft' && scope !== 'preview') return err(unauthorised);
  const version = asked ?? 'published';
  const view = viewOf(snapshot, version, parameters.from_release);
  if (!view.ok) return view;
  return ok({
    snapshot,
    asked,
    version,
    view: view.value,
    relatedView: snapshot[version],
    mayPreview: scope === 'preview',
    parameters,
    filter,
  });
}
