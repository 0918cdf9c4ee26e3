import { sitemap } from '../seo/sitemap.ts';
import { settings } from '../server/runtime.ts';
import { sitemapRoute } from './_sitemap-route.ts';

/** `GET /sitemap.xml`: every page that search engines may find, or the list of the files that hold them. */
export const GET = sitemapRoute((entries) =>
  sitemap(entries, (part) => `${settings.canonicalBase}/sitemap-${part}.xml`),
);
