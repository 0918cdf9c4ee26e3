import type { TouringEvent } from '@inktvis/events';
import { titleWords } from '../../cards/tours/tour-words.ts';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import type { PageMetadata } from '../../layout/metadata.ts';
import { statusText } from '../../layout/status-texts.ts';
import { breadcrumbList } from '../../seo/site.ts';
import { tourData } from '../../seo/tour-event.ts';
import { cardAddress } from '../../share-card/card.ts';

type Site = Pick<PageMetadata, 'brand' | 'canonicalBase' | 'path'>;

/**
 * What the page of an event says about itself (requirements 3, seo). Pictures are shared by way of our own server;
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
    structuredData: [...tourData(event, path, site), ...breadcrumbList(breadcrumbTrail(path, title), site)],
  };
}
