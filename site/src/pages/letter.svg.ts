import type { APIRoute } from 'astro';
import { letterIcon } from '../seo/manifest.ts';
import { storedText } from '../server/page.ts';
import { settings } from '../server/runtime.ts';

/** `GET /letter.svg`: the icon of a brand without pictures of its own. */
export const GET: APIRoute = (context) =>
  storedText(context, letterIcon(settings.brand, settings.colours), 'image/svg+xml');
