import type { Picture, Seo } from '@inktvis/content';
import { imageAddress, type PictureSource } from '../ui/image-address.ts';

export type PageMetadata = {
  brand: string;
  /** Canonical addresses start with this: the deployment address or else the site's (specification 2.2). No slash at the end. */
  canonicalBase: string;
  /** Path of the page. */
  path: string;
  /** Page of a list; from 2 on it is part of the canonical address. */
  pageNumber?: number;
  title: string;
  /** What comes after the title, also after one that an editor chose: the filters and the page of a list. */
  titleEnd?: string;
  /** The title is the whole title, without “– brand” (Live, specification 2.3). */
  isWholeTitle?: boolean;
  intro?: string;
  picture?: Picture | null;
  /** A ready picture of ours for a shared link, by its path: where no picture of the content service is. */
  ownPicture?: { readonly path: string; readonly alt: string };
  seo?: Seo;
  /** Search, Live, previews, filtered lists, error pages. */
  noindex?: boolean;
  type?: 'website' | 'article';
  /** What the page is also had as, for readers that look for it: feeds. */
  alternates?: readonly Alternate[];
};

export type Alternate = { readonly href: string; readonly type: string; readonly title: string };

export type Metadata = {
  title: string;
  description: string;
  canonical: string;
  robots: string | null;
  /** `og:*`, by property. */
  og: ReadonlyArray<readonly [property: string, content: string]>;
  /** `twitter:*`, by name. */
  twitter: ReadonlyArray<readonly [name: string, content: string]>;
};

const SHARE_SIZE = { width: 1200, height: 630 };
const DESCRIPTION_LENGTH = 200;

/** Everything the head says about a page. What the editor left empty comes from the page itself. */
export function metadata(page: PageMetadata): Metadata {
  const { brand, seo } = page;
  const name = (seo?.title || page.title || brand) + (page.titleEnd ?? '');
  const title = page.isWholeTitle || name === brand ? name : `${name} – ${brand}`;
  const description = shorten(seo?.description || page.intro || '');
  const canonical = canonicalAddress(page);
  const ogTitle = seo?.ogTitle || name;
  const ogDescription = seo?.ogDescription || description;
  const image = shareImage(seo?.ogImage ?? '', page);
  const alt = seo?.ogImage ? '' : (page.picture?.alt ?? page.ownPicture?.alt ?? '');
  return {
    title,
    description,
    canonical,
    robots: page.noindex ? 'noindex,follow' : null,
    og: filled([
      ['og:type', page.type ?? 'website'],
      ['og:site_name', brand],
      ['og:locale', 'nl_BE'],
      ['og:url', canonical],
      ['og:title', ogTitle],
      ['og:description', ogDescription],
      ['og:image', image ?? ''],
      ['og:image:alt', image ? alt : ''],
    ]),
    twitter: filled([
      ['twitter:card', image ? 'summary_large_image' : 'summary'],
      // The existing product fills this from the image (specification 3); the decisions correct it.
      ['twitter:title', seo?.twitterTitle || ogTitle],
      ['twitter:description', seo?.twitterDescription || ogDescription],
      ['twitter:image', shareImage(seo?.twitterImage || (seo?.ogImage ?? ''), page) ?? ''],
    ]),
  };
}

const filled = (pairs: ReadonlyArray<readonly [string, string]>) =>
  pairs.filter(([, content]) => content !== '');

/** Page 1 is the list itself; filters and other parameters are never part of it (decisions 2.2). */
function canonicalAddress({ canonicalBase, path, pageNumber = 1 }: PageMetadata): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '/';
  const clean = bare === '/' ? '/' : bare.replace(/\/+$/, '');
  return `${canonicalBase}${clean}${pageNumber > 1 ? `?pagina=${pageNumber}` : ''}`;
}

const ASSET = /\/f\/(\d+\/(\d+)x(\d+)\/[\w-]+\/[\w.%+-]+)$/;

/** The picture for a shared link: chosen by the editor, else that of the page. jpeg: not every reader knows webp. */
function shareImage(chosen: string, { canonicalBase, picture, ownPicture }: PageMetadata): string | null {
  const source = assetOf(chosen) ?? picture;
  if (!source) return ownPicture ? canonicalBase + ownPicture.path : null;
  return `${canonicalBase}${imageAddress(source, SHARE_SIZE, { format: 'jpeg' })}`;
}

function assetOf(address: string): PictureSource | null {
  const [, path, width, height] = ASSET.exec(address) ?? [];
  return path ? { path, width: Number(width), height: Number(height), focus: null } : null;
}

/** One line of at most 200 characters, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`;
}
