import { pictureAddress, pictureSizes, type TouringEvent } from '@inktvis/events';
import type { PageMetadata } from '../../shell/metadata.ts';
import { statusText } from '../../shell/status-texts.ts';
import { titleWords } from './tour-words.ts';

type Site = Pick<PageMetadata, 'brand' | 'canonicalBase' | 'path'>;

function ownPicture({ image, slug }: TouringEvent): PageMetadata['ownPicture'] {
  const [size] = pictureSizes('share');
  return image && size ? { path: pictureAddress(slug, size), alt: image.alt } : undefined;
}

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
  return {
    ...site,
    title: titleWords(event).text,
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
    ownPicture: ownPicture(event),
  };
}
