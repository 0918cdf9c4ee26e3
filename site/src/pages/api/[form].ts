import { formNamed } from '@inktvis/forms';
import type { APIRoute } from 'astro';
import { handleForm, setOutcome } from '../../features/forms/form-service.ts';
import { isPlainPost, pageBefore } from '../../features/forms/request-body.ts';
import { jsonResponse, methodNotAllowed, redirectBack } from '../../features/forms/responses.ts';

/** `POST /api/{form}` (requirements 7.1): JSON for a script; a plain post goes back to its page, or shows `/fout/formulier`. */
export const ALL: APIRoute = async ({ request, params, locals, url, rewrite }) => {
  const form = formNamed(params.form);
  if (!form) return rewrite('/fout/404');
  if (request.method !== 'POST') return methodNotAllowed();
  const handled = await handleForm(request, form, locals);
  if (!isPlainPost(request)) return jsonResponse(handled);
  const redirect = redirectBack(request, handled);
  if (redirect) return redirect;
  setOutcome(locals, { form, handled, page: pageBefore(request, handled.extra.page) });
  // The body was read already: the page gets a request of its own.
  return rewrite(new Request(new URL('/fout/formulier', url), { headers: request.headers }));
};
