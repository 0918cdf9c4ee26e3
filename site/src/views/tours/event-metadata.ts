import type { TouringEvent } from '@inktvis/events';
import { breadcrumbList } from '../../seo/breadcrumb-list.ts';
import { cardAddress } from '../../seo/card-address.ts';
import { tourThings } from '../../seo/tour-event.ts';
import { breadcrumbTrail } from '../../shell/breadcrumbs.ts';
import type { PageMetadata } from '../../shell/metadata.ts';
import { statusText } from '../../shell/status-texts.ts';
import { titleWords } from '../../tours/tour-words.ts';

type Site = Pick<PageMetadata, 'brand' | 'canonicalBase' | 'path'>;

/**
 * What the page of an event says about itself (specification 3, seo). Pictures are shared by way of our own server;
 * without an event the page says that there is none.
 */
export function eventMetadata(
  event: TouringEvent | undefined,
  { brand, canonicalBase, path }: Site,
): PageMetadata {
  const site = { brand, canonicalBase, path };
  if (!event) return { ...site, title: statusText(404).title, noindex: true };
  const { seo } = event;
  const title = titleWords(event).text;
  return {
    ...site,
    title,
    intro: event.intro || event.foreign?.intro,
    seo: {
      title: seo.title,
      description: '',
      ogTitle: seo.ogTitle,
      ogDescription: '',
      ogImage: '',
      twitterTitle: seo.twitterTitle,
      twitterDescription: '',
      twitterImage: '',
    },
    card: cardAddress('toer', event.slug),
    things: [...tourThings(event, path, site), ...breadcrumbList(breadcrumbTrail(path, title), site)],
  };
}
