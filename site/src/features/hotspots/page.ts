import type { Story } from '@inktvis/content';
import { ok } from '@inktvis/foundation/result';
import { search } from '@inktvis/messages/search';
import { shareCard } from '@inktvis/messages/site';
import { joined, postalTown } from '../../cards/text.ts';
import { NOTHING } from '../../cards/when-where.ts';
import type { StructuredData } from '../../seo/json-ld.ts';
import { geoOf, placeData } from '../../seo/places.ts';
import type { Site } from '../../seo/site.ts';
import { pageCard } from '../../share-card/card.ts';
import { type ListingData, listingOf } from '../listing.ts';
import { definePage, LIST } from '../page-kind.ts';
import { type HotspotData, loadHotspot } from './load.ts';

/** A sight, with coordinates if the editor is sure of them. */
export const hotspotData = (story: Story<'hotspot_kortrijk'>, site: Site): StructuredData => ({
  ...placeData(story, 'TouristAttraction', 'plek', site),
  geo: story.content.coordinatesSure ? geoOf(story.content) : undefined,
});

export const hotspotPage = definePage<'hotspot_kortrijk', HotspotData>({
  template: 'hotspots/Page',
  load: loadHotspot,
  structuredData: async (story, _data, site) => [hotspotData(story, site)],
  search: {
    label: search.kind_hotspot,
    icon: 'pin',
    facts: ({ content: { address, postalCode, town } }) => [address, postalCode, town],
    whenWhere: ({ content }) => ({ ...NOTHING, where: joined(content.address, content.town) }),
  },
  card: async ({ content }, { brand }) => {
    const address = joined(content.address, postalTown(content));
    return ok(pageCard(content, { brand, facts: [address, shareCard.hotspot] }));
  },
  indexing: 'alone',
  detail: true,
});

export const hotspotsPage = definePage<'hotspot_kortrijk_overview', ListingData<'hotspot_kortrijk'>>({
  template: 'hotspots/OverviewPage',
  load: listingOf('hotspot_kortrijk'),
  ...LIST,
});
