import type { APIRoute } from 'astro';
import { manifest } from '../seo/manifest.ts';
import { PAGE_LIFE } from '../server/page.ts';
import { settings } from '../server/runtime.ts';

/** `GET /manifest.webmanifest`: how the site is called on a home screen. */
export const GET: APIRoute = ({ cache }) => {
  cache.set(PAGE_LIFE);
  return Response.json(manifest(settings.brand, settings.colours), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
