import type { APIRoute } from 'astro';
import { manifest } from '../seo/manifest.ts';
import { PAGE_LIFE } from '../server/page.ts';
import { settings } from '../server/runtime.ts';
import { OVERVIEWS } from '../shell/sections.ts';
import { hasMascot } from '../ui/brand.ts';
import { homeScreen } from '../ui/messages/home-screen.ts';
import { messages } from '../ui/messages.ts';
import { LIST_PATH } from '../views/leeslint/addresses.ts';

/** `GET /manifest.webmanifest`: how the site is called on a home screen. */
export const GET: APIRoute = ({ cache }) => {
  cache.set(PAGE_LIFE);
  const document = manifest({
    brand: settings.brand,
    start: OVERVIEWS.programme,
    shortcuts: [
      { name: homeScreen.today, url: OVERVIEWS.programme },
      { name: messages.leeslint.title, url: LIST_PATH },
    ],
    hasIcons: hasMascot(settings.brand),
  });
  return Response.json(document, { headers: { 'Content-Type': 'application/manifest+json' } });
};
