import type { APIRoute } from 'astro';
import { robotsText } from '../seo/sitemap.ts';
import { PAGE_LIFE } from '../server/page.ts';
import { settings } from '../server/runtime.ts';

/** `GET /robots.txt` */
export const GET: APIRoute = ({ cache }) => {
  cache.set(PAGE_LIFE);
  return new Response(robotsText(settings.canonicalBase, settings.isFindable), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
