import type { ContentClient, Read } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { announcedAt, type Change, changesOf } from '@inktvis/programme/changes/changes';
import { isOnDay, type Occurrence } from '@inktvis/programme/occurrences';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';

type Known = { readonly announced: Date | null; readonly changes: readonly Change[] };

/** The content client returns the same programme until something is published: its changes are worked out once. */
const known = new WeakMap<readonly Occurrence[], Known>();

/** Everything that changed since the programme was announced, by start. */
export async function readChanges(content: ContentClient): Promise<Read<readonly Change[]>> {
  const [programme, overview] = await Promise.all([
    content.programme(),
    content.page(PROGRAMME_PATH.slice(1)),
  ]);
  if (!programme.ok) return programme;
  if (!overview.ok) return overview;
  const announced = overview.value?.type === 'default_date_overview' ? announcedAt(overview.value) : null;
  const before = known.get(programme.value);
  if (before && before.announced?.getTime() === announced?.getTime()) return ok(before.changes);
  const changes = changesOf(programme.value, announced);
  known.set(programme.value, { announced, changes });
  return ok(changes);
}

/** How many items of a day changed; none when that cannot be read. */
export async function countChanges(content: ContentClient, day: Day): Promise<number> {
  const read = await readChanges(content);
  return read.ok ? read.value.filter(({ occurrence }) => isOnDay(occurrence, day)).length : 0;
}
