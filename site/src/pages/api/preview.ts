import type { APIRoute } from 'astro';
import { closingCookie, FRAME_POLICY, openingCookie } from '../../server/preview/preview.ts';
import { ownAddress } from '../../server/preview/preview-access.ts';

const REFUSED =
  'Deze link naar de voorbeeldweergave klopt niet of is verlopen. Open de pagina opnieuw vanuit de redactie.';

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' };

/**
 * `GET /api/preview?slug=…` with the visual editor's parameters or `secret=…`: opens the preview and goes to the page.
 * 401 when neither verifies, 400 when `slug` is no address of this site. The editor's parameters are passed on, because
 * a browser may refuse the cookie in its frame.
 */
export const GET: APIRoute = ({ url }) => {
  const cookie = openingCookie(url);
  if (cookie === null) {
    return new Response(REFUSED, { status: 401, headers: { ...plain, 'Set-Cookie': closingCookie(url) } });
  }
  const target = ownAddress(url.searchParams.get('slug'));
  if (!target) return new Response(REFUSED, { status: 400, headers: plain });
  const editorParameters = [...url.searchParams].filter(([name]) => name.startsWith('_storyblok'));
  const search = editorParameters.length > 0 ? `?${new URLSearchParams(editorParameters)}` : '';
  return new Response(null, {
    status: 307,
    headers: {
      Location: target.path + search,
      'Cache-Control': 'private, no-store',
      'Set-Cookie': cookie,
      'Content-Security-Policy': `default-src 'none'; ${FRAME_POLICY}`,
    },
  });
};
