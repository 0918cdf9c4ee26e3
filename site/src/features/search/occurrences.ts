import type { ContentClient } from '@inktvis/content/client';
import type { Occurrence } from '@inktvis/programme/occurrences';

const known = new WeakMap<readonly Occurrence[], ReadonlyMap<string, readonly Occurrence[]>>();

/** The items of each experience by its uuid: put together once per version of the content. */
function byExperience(programme: readonly Occurrence[]): ReadonlyMap<string, readonly Occurrence[]> {
  const before = known.get(programme);
  if (before) return before;
  const items = Map.groupBy(programme, ({ content }) => content.experience?.uuid ?? '');
  known.set(programme, items);
  return items;
}

/** Tells the items of an experience; none when the programme cannot be read: a result can do without its hour. */
export async function readOccurrences(
  content: Pick<ContentClient, 'programme'>,
): Promise<(experienceUuid: string) => readonly Occurrence[]> {
  const programme = await content.programme();
  const items = programme.ok ? byExperience(programme.value) : new Map<string, readonly Occurrence[]>();
  return (uuid) => items.get(uuid) ?? [];
}
