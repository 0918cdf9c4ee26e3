import { ok } from '@inktvis/foundation/result';
import type { ExperienceCardProps } from '../../cards/experience-card.ts';
import { type HotspotCardProps, hotspotCard } from '../../cards/hotspot-card.ts';
import type { MapSettings } from '../../ui/map/map-settings.ts';
import { pointOf } from '../bookstores/point.ts';
import { relatedOf } from '../listing.ts';
import type { Load } from '../view.ts';
import { soonHere } from './soon-here.ts';
import { readWalk } from './walk.ts';

export type HotspotData = {
  /** Its number on the walk; null when the walk cannot be read now. */
  readonly number: number | null;
  readonly related: readonly HotspotCardProps[];
  /** What is still to come here. */
  readonly soon: readonly ExperienceCardProps[];
  /** Null without the setting, and for a hotspot that does not say where it is. */
  readonly map: MapSettings | null;
};

const relatedHotspots = relatedOf('hotspot_kortrijk');

/** Three other hotspots, where all of them come on the walk, and what takes place here. */
export const loadHotspot: Load<'hotspot_kortrijk', HotspotData> = async (story, context) => {
  const { content, now, map } = context;
  const [related, walk, programme] = await Promise.all([
    relatedHotspots(story, context),
    readWalk(content),
    content.programme(),
  ]);
  if (!related.ok) return related;
  const numberOf = (uuid: string): number | null => (walk.ok ? (walk.value.get(uuid) ?? null) : null);
  return ok({
    data: {
      number: numberOf(story.uuid),
      related: related.value.data.map((other) => hotspotCard(other, numberOf(other.uuid))),
      soon: programme.ok ? soonHere(story.content, programme.value, now) : [],
      map: pointOf(story.content) && map,
    },
    complete: walk.ok && programme.ok && related.value.complete,
  });
};
