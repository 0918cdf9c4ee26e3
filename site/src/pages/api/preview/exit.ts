import type { APIRoute } from 'astro';
import { leavingCookie } from '../../../server/preview/preview.ts';
import { ownAddress } from '../../../server/preview/preview-access.ts';

/** `GET /api/preview/exit?slug=…`: leaves the preview and goes to the published page. */
export const GET: APIRoute = ({ request, url }) =>
  new Response(null, {
    status: 307,
    headers: {
      Location: ownAddress(url.searchParams.get('slug'))?.path ?? '/',
      'Cache-Control': 'private, no-store',
      'Set-Cookie': leavingCookie(request, url),
    },
  });
