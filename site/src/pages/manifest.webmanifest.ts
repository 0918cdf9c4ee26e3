import type { APIRoute } from 'astro';
import { manifest } from '../seo/manifest.ts';
import { storedText } from '../server/page.ts';
import { settings } from '../server/runtime.ts';

/** `GET /manifest.webmanifest`: how the site is called on a home screen. */
export const GET: APIRoute = (context) =>
  storedText(
    context,
    JSON.stringify(manifest(settings.brand, settings.colours)),
    'application/manifest+json',
  );
