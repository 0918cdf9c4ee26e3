import { ok } from '@inktvis/foundation/result';
import { type HotspotCardProps, hotspotCard } from '../../cards/hotspot-card.ts';
import { relatedOf } from '../listing.ts';
import type { Load } from '../view.ts';
import { readWalk } from './walk.ts';

export type HotspotData = {
  /** Its number on the walk; null when the walk cannot be read now. */
  readonly number: number | null;
  readonly related: readonly HotspotCardProps[];
};

const relatedHotspots = relatedOf('hotspot_kortrijk');

/** Three other hotspots, and where all of them come on the walk. */
export const loadHotspot: Load<'hotspot_kortrijk', HotspotData> = async (story, context) => {
  const [related, walk] = await Promise.all([relatedHotspots(story, context), readWalk(context.content)]);
  if (!related.ok) return related;
  const numberOf = (uuid: string): number | null => (walk.ok ? (walk.value.get(uuid) ?? null) : null);
  return ok({
    data: {
      number: numberOf(story.uuid),
      related: related.value.data.map((other) => hotspotCard(other, numberOf(other.uuid))),
    },
    complete: walk.ok && related.value.complete,
  });
};
