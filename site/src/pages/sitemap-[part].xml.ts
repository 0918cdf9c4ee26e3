import { sitemapPart } from '../seo/sitemap.ts';
import { sitemapRoute } from './_sitemap-route.ts';

/** `GET /sitemap-2.xml`: a part of a sitemap that one file cannot hold. */
export const GET = sitemapRoute((entries, { params }) =>
  /^[1-9]\d{0,3}$/.test(params.part ?? '') ? sitemapPart(entries, Number(params.part)) : null,
);
