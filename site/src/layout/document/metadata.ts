import type { Seo } from '@inktvis/content';
import {
  CROPS,
  cropAddress,
  fitSize,
  isVector,
  readAssetAddress,
  statesSize,
} from '@inktvis/content/picture-address';
import { shorten } from '../../cards/text.ts';
import { jsonLd, type StructuredData } from '../../seo/json-ld.ts';
import { CARD, cardAlt, FESTIVAL_CARD } from '../../share-card/card.ts';

export type PageMetadata = {
  brand: string;
  /** The deployment's or else the site's address (requirements 2.2), without a slash at the end. */
  canonicalBase: string;
  path: string;
  /** Parameters of the canonical address, without question mark. */
  query?: string;
  /** Page of a list; from 2 on it is part of the canonical address. */
  pageNumber?: number;
  title: string;
  titleEnd?: string;
  /** The title is the whole title, without “– brand” (Live, requirements 2.3). */
  isWholeTitle?: boolean;
  intro?: string;
  card?: string;
  seo?: Seo;
  noindex?: boolean;
  /** Another form of a page that is indexed in its own form, to which the canonical address leads: a filtered list. */
  isVariant?: boolean;
  structuredData?: readonly StructuredData[];
  type?: 'website' | 'article';
  alternates?: readonly Alternate[];
};

export type Alternate = { readonly href: string; readonly type: string; readonly title: string };

const DESCRIPTION_LENGTH = 200;

/** What the head says: what the editor left empty comes from the page. `robots` and `jsonLd` may be null. */
export function metadata(page: PageMetadata) {
  const { brand, seo } = page;
  const name = (seo?.title || page.title || brand) + (page.titleEnd ?? '');
  const title = page.isWholeTitle || name === brand ? name : `${name} – ${brand}`;
  const description = shorten(seo?.description || page.intro || '', DESCRIPTION_LENGTH);
  const canonical = canonicalAddress(page);
  const ogTitle = seo?.ogTitle || name;
  const ogDescription = seo?.ogDescription || description;
  const picture = sharePicture(seo?.ogImage ?? '', page);
  const twitterPicture = seo?.twitterImage ? sharePicture(seo.twitterImage, page) : picture;
  return {
    title,
    description,
    canonical,
    namesCanonical: !page.noindex || page.isVariant === true,
    robots: page.noindex ? 'noindex,follow' : null,
    og: filled([
      ['og:type', page.type ?? 'website'],
      ['og:site_name', brand],
      ['og:locale', 'nl_BE'],
      ['og:url', canonical],
      ['og:title', ogTitle],
      ['og:description', ogDescription],
      ['og:image', picture.url],
      ['og:image:width', String(picture.size?.width ?? '')],
      ['og:image:height', String(picture.size?.height ?? '')],
      ['og:image:alt', picture.alt],
    ]),
    twitter: filled([
      ['twitter:card', 'summary_large_image'],
      // The existing product fills this from the image (requirements 3); the decisions correct it.
      ['twitter:title', seo?.twitterTitle || ogTitle],
      ['twitter:description', seo?.twitterDescription || ogDescription],
      ['twitter:image', twitterPicture.url],
      ['twitter:image:alt', twitterPicture.alt],
    ]),
    jsonLd: page.noindex ? null : jsonLd(page.structuredData ?? []),
  };
}

const filled = (pairs: ReadonlyArray<readonly [string, string]>) =>
  pairs.filter(([, content]) => content !== '');

/** Page 1 is the list itself; filters are never part of it (requirements 2.2). */
function canonicalAddress({ canonicalBase, path, query = '', pageNumber = 1 }: PageMetadata): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '/';
  const clean = bare === '/' ? '/' : bare.replace(/\/+$/, '');
  const parameters = [query, pageNumber > 1 ? `pagina=${pageNumber}` : ''].filter(Boolean).join('&');
  return `${canonicalBase}${clean}${parameters && `?${parameters}`}`;
}

/** The editor's picture, cut to a card as jpeg (not every reader knows webp), or the drawn card. `size` in pixels. */
function sharePicture(chosen: string, { brand, canonicalBase, title, card }: PageMetadata) {
  const alt = cardAlt({ brand, title });
  const source = readAssetAddress(chosen);
  if (source && !isVector(source)) {
    const url = canonicalBase + cropAddress({ ...source, focus: null }, 'share');
    return { url, alt, size: statesSize(source) ? fitSize(CROPS.share, source) : null };
  }
  if (!source && /^https?:\/\//.test(chosen)) return { url: chosen, alt, size: null };
  return { url: canonicalBase + (card ?? FESTIVAL_CARD), alt, size: CARD };
}
