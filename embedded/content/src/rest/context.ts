import { err, ok, type Result } from '@inktvis/foundation/result';
import { scopeOf, type Tokens } from '../access.ts';
import type { Filter } from '../query/filter.ts';
import type { Parameters } from '../query/parameters.ts';
import type { Snapshot, Version, View } from '../store/snapshot.ts';
import { badParameter, type Problem, unauthorised } from './problem.ts';
import { readQuery } from './query.ts';

/** One REST read, let in: what it asks and what it may see. */
export type Read = {
  readonly snapshot: Snapshot;
  /** The version that was asked for; undefined when none was. */
  readonly asked: Version | undefined;
  readonly version: Version;
  readonly view: View;
  readonly mayPreview: boolean;
  readonly parameters: Parameters;
  readonly filter: Filter;
};

/** Checks token and version first, so that a stranger learns nothing from other errors. */
export function openRead(
  search: URLSearchParams,
  snapshot: Snapshot,
  tokens: Tokens,
  known?: ReadonlySet<string>,
): Result<Read, Problem> {
  const scope = scopeOf(search.get('token') ?? undefined, tokens);
  if (!scope) return err(unauthorised);
  const query = readQuery(search, known);
  if (!query.ok) return query;
  const { parameters, filter } = query.value;
  const asked = parameters.version;
  if (asked !== undefined && asked !== 'draft' && asked !== 'published') {
    return err(badParameter(`version: '${asked}' is neither draft nor published`));
  }
  if (asked === 'draft' && scope !== 'preview') return err(unauthorised);
  const version = asked ?? 'published';
  return ok({
    snapshot,
    asked,
    version,
    view: snapshot[version],
    mayPreview: scope === 'preview',
    parameters,
    filter,
  });
}
