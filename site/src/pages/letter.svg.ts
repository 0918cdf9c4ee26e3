import type { APIRoute } from 'astro';
import { letterIcon } from '../seo/manifest.ts';
import { PAGE_LIFE } from '../server/page.ts';
import { settings } from '../server/runtime.ts';

/** `GET /letter.svg`: the icon of a brand without pictures of its own. */
export const GET: APIRoute = ({ cache }) => {
  cache.set(PAGE_LIFE);
  return new Response(letterIcon(settings.brand, settings.colours), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
