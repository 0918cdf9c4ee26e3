import type { ContentClient, Read } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { allOk, ok } from '@inktvis/foundation/result';
import { announcedAt, type Change, changesOf } from '@inktvis/programme/changes/changes';
import { type Occurrence, occurrenceDays } from '@inktvis/programme/occurrences';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';

type Known = {
  readonly announced: Date | null;
  readonly changes: readonly Change[];
  readonly byDay: ReadonlyMap<Day, readonly Day[]>;
};

/** Worked out once per programme, which is the same until something is published. */
const known = new WeakMap<readonly Occurrence[], Known>();

async function readKnown(content: ContentClient): Promise<Read<Known>> {
  const read = await allOk([content.programme(), content.page(PROGRAMME_PATH.slice(1))]);
  if (!read.ok) return read;
  const [programme, overview] = read.value;
  const announced = overview?.type === 'default_date_overview' ? announcedAt(overview) : null;
  const before = known.get(programme);
  if (before && before.announced?.getTime() === announced?.getTime()) return ok(before);
  const changes = changesOf(programme, announced);
  const days = changes.flatMap(({ occurrence }) => occurrenceDays(occurrence));
  const found = { announced, changes, byDay: Map.groupBy(days, (day) => day) };
  known.set(programme, found);
  return ok(found);
}

export async function readChanges(content: ContentClient): Promise<Read<readonly Change[]>> {
  const read = await readKnown(content);
  return read.ok ? ok(read.value.changes) : read;
}

/** 0 when that cannot be read. */
export async function countChanges(content: ContentClient, day: Day): Promise<number> {
  const read = await readKnown(content);
  return read.ok ? (read.value.byDay.get(day)?.length ?? 0) : 0;
}
