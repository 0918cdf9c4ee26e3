import type { Content, Story } from '@inktvis/content';
import { ok } from '@inktvis/foundation/result';
import { slugOf } from '@inktvis/foundation/slug';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { hotspots as hotspotsWords } from '@inktvis/messages/hotspots';
import { locationOf, type Occurrence, phaseOf, sortOccurrences } from '@inktvis/programme/occurrences';
import { type ExperienceCardProps, experienceCard } from '../../cards/experience/experience-card.ts';
import type { MapSettings } from '../../ui/map/LeafletMap.tsx';
import type { PlaceMapProps } from '../../ui/map/PlaceMap.island.tsx';
import { pointOf } from '../../ui/map/point.ts';
import { relatedOf } from '../listing.ts';
import type { Load } from '../view.ts';

type Hotspot = Story<'hotspot_kortrijk'>;

export type HotspotData = {
  /** Its number on the walk; null when the walk could not be read. */
  readonly number: number | null;
  readonly related: readonly { readonly story: Hotspot; readonly number: number | null }[];
  readonly soon: readonly ExperienceCardProps[];
  readonly map: PlaceMapProps | null;
};

/** The walk is all hotspots in the order of the editors. */
const WHOLE_WALK = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

function mapOf(content: Content<'hotspot_kortrijk'>, settings: MapSettings | null): PlaceMapProps | null {
  const point = pointOf(content);
  if (!settings || !point) return null;
  const { map_title: title, map_label: label, map_failed: failed } = hotspotsWords;
  const place = { point, title: withoutSoftHyphens(content.title), href: null };
  return { settings, places: [place], words: { title, label, failed } };
}

const MAX_SHOWN = 3;

/** A name for comparing: without soft hyphens, accents, case and punctuation. */
const plain = (name: string): string => slugOf(withoutSoftHyphens(name));

/** What is still to come at a hotspot, by start. The content does not link them: a location or hall has its name or its address. */
export function soonHere(
  { title, address }: Pick<Content<'hotspot_kortrijk'>, 'title' | 'address'>,
  programme: readonly Occurrence[],
  now: Date,
): readonly ExperienceCardProps[] {
  const names = new Set([title, address].map(plain).filter(Boolean));
  const found = programme.filter((one) => {
    const here = locationOf(one)?.content;
    return (
      here && [here.title, here.hall].some((name) => names.has(plain(name))) && phaseOf(one, now) !== 'past'
    );
  });
  return sortOccurrences(found)
    .flatMap((one) => {
      const { experience } = one.content;
      return experience ? [experienceCard(experience, [one], now)] : [];
    })
    .slice(0, MAX_SHOWN);
}

const relatedHotspots = relatedOf('hotspot_kortrijk');

export const loadHotspot: Load<'hotspot_kortrijk', HotspotData> = async (story, context) => {
  const { content, now, map } = context;
  const [related, walk, programme] = await Promise.all([
    relatedHotspots(story, context),
    content.listing('hotspot_kortrijk', WHOLE_WALK),
    content.programme(),
  ]);
  if (!related.ok) return related;
  const stops = walk.ok ? walk.value.items : [];
  const numberOf = ({ uuid }: Hotspot) => stops.findIndex((stop) => stop.uuid === uuid) + 1 || null;
  return ok({
    data: {
      number: numberOf(story),
      related: related.value.data.map((other) => ({ story: other, number: numberOf(other) })),
      soon: programme.ok ? soonHere(story.content, programme.value, now) : [],
      map: mapOf(story.content, map),
    },
    storable: walk.ok && programme.ok && related.value.storable !== false,
  });
};
