import { cropAddress, type PictureSource } from '@inktvis/content/picture-address';
import type { Day } from '@inktvis/foundation/brussels';
import type { StructuredData } from './json-ld.ts';

export type Site = {
  readonly brand: string;
  /** What public addresses start with, without a slash at the end. */
  readonly canonicalBase: string;
};

/** The full address of a path on this site; other addresses stay as they are. */
export const absolute = (href: string, { canonicalBase }: Site): string =>
  href.startsWith('/') ? canonicalBase + href : href;

/** `@id` fragments that other structured data refer to. */
export const organisationId = (site: Site) => ({ '@id': `${site.canonicalBase}/#organisatie` });
/** The festival of a year, by its first day. */
export const festivalId = (site: Site, first: Day | null) => ({
  '@id': `${site.canonicalBase}/#festival${first ? `-${first.slice(0, 4)}` : ''}`,
});

/** The organisation behind the festival and the site: `logo` is the path of a picture, `elsewhere` its addresses on other sites. */
export const organisationData = (
  site: Site,
  { logo, elsewhere }: { logo?: string | null; elsewhere?: readonly string[] } = {},
): StructuredData => ({
  '@type': 'Organization',
  ...organisationId(site),
  name: site.brand,
  url: `${site.canonicalBase}/`,
  logo: logo && absolute(logo, site),
  sameAs: elsewhere,
});

export const websiteData = (site: Site): StructuredData => ({
  '@type': 'WebSite',
  '@id': `${site.canonicalBase}/#site`,
  name: site.brand,
  url: `${site.canonicalBase}/`,
  inLanguage: 'nl-BE',
  publisher: organisationId(site),
});

/** The address of a picture for search engines, as JPEG, which all of them read; null if there is none. */
export const pictureOf = (picture: PictureSource | null, site: Site): string | null =>
  picture && absolute(cropAddress(picture, 'search'), site);

/** One step of the trail to a page; `href` is missing on the page itself. */
export type Step = { readonly title: string; readonly href?: string };

/** The breadcrumbs that a page shows; none for a page without. The last step is the page itself. */
export const breadcrumbList = (trail: readonly Step[], site: Site): readonly StructuredData[] =>
  trail.length === 0
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ title, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: href && absolute(href, site),
          })),
        },
      ];
