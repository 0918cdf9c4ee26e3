import type { Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';

/** The number of each hotspot on the walk, by uuid. */
export type WalkNumbers = ReadonlyMap<string, number>;

const counted = new WeakMap<readonly Story[], WalkNumbers>();

/** The walk is all hotspots in the order of the editors. */
const WHOLE_WALK = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

/**
 * The numbers of the walk. The content client hands out the same list until something is published, so they are
 * counted once per version of the content.
 */
export async function readWalk(content: ContentClient): Promise<Read<WalkNumbers>> {
  const read = await content.listing('hotspot_kortrijk', WHOLE_WALK);
  if (!read.ok) return read;
  const { items } = read.value;
  const numbers = counted.get(items) ?? new Map(items.map(({ uuid }, at) => [uuid, at + 1]));
  counted.set(items, numbers);
  return ok(numbers);
}
