import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/**
 * Renders one request. `locals` reach the pages as `Astro.locals`. The answer states its own life in
 * `CDN-Cache-Control` and `Cache-Tag`; whoever calls may keep it that long.
 */
export async function render(request: Request, locals: object): Promise<Response> {
  const response = await app.render(request, { locals });
  // Astro leaves the character set out.
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  return response;
}
