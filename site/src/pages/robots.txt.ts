import type { APIRoute } from 'astro';
import { robotsText } from '../seo/sitemap.ts';
import { storedText } from '../server/page.ts';
import { settings } from '../server/runtime.ts';

/** `GET /robots.txt` */
export const GET: APIRoute = (context) =>
  storedText(context, robotsText(settings.canonicalBase, settings.isFindable), 'text/plain; charset=utf-8');
