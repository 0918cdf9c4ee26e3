import { createApp } from 'astro/app/entrypoint';
import type { RenderLocals } from '../src/server/render-locals.ts';

const app = createApp({ streaming: false });

/** Renders one request. The response states in `CDN-Cache-Control` how long the caller may store it. */
export async function render(request: Request, locals: RenderLocals): Promise<Response> {
  const response = await app.render(request, { locals });
  // Astro leaves the character set out.
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  return response;
}
