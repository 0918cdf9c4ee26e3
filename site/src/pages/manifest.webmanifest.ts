import { hasMascot } from '@inktvis/foundation/brand';
import { messages } from '@inktvis/messages';
import { homeScreen } from '@inktvis/messages/site';
import { MY_LIST_PATH } from '@inktvis/programme/paths';
import type { APIRoute } from 'astro';
import { OVERVIEWS } from '../layout/sections.ts';
import { manifest } from '../seo/manifest.ts';
import { PAGE_LIFE } from '../server/page.ts';
import { settings } from '../server/runtime.ts';

/** `GET /manifest.webmanifest`: how the site is called on a home screen. */
export const GET: APIRoute = ({ cache }) => {
  cache.set(PAGE_LIFE);
  const document = manifest({
    brand: settings.brand,
    start: OVERVIEWS.programme,
    shortcuts: [
      { name: homeScreen.today, url: OVERVIEWS.programme },
      { name: messages.myList.title, url: MY_LIST_PATH },
    ],
    hasIcons: hasMascot(settings.brand),
    colours: settings.colours,
  });
  return Response.json(document, { headers: { 'Content-Type': 'application/manifest+json' } });
};
