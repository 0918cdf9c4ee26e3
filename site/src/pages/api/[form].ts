import type { APIRoute } from 'astro';
import { formNamed } from '../../features/forms/definitions.ts';
import { backToPage, jsonAnswer, onlyPost } from '../../features/forms/handler-answer.ts';
import { isPlainForm } from '../../features/forms/handler-body.ts';
import { keepAnswer, receiveForm } from '../../features/forms/handler-desk.ts';
import { pageBefore } from '../../features/forms/handler-origin.ts';

/**
 * `POST /api/contact`, `/api/group-purchase` and `/api/subscribe` (requirements 7.1): JSON for a script; for a page
 * without script a redirect back to it, or else `/fout/formulier`: the form with what is wrong and all that was typed.
 */
export const ALL: APIRoute = async ({ request, params, locals, url, rewrite }) => {
  const form = formNamed(params.form);
  if (!form) return rewrite('/fout/404');
  if (request.method !== 'POST') return onlyPost();
  const handled = await receiveForm(request, form, locals);
  if (!isPlainForm(request)) return jsonAnswer(handled);
  const back = backToPage(request, handled);
  if (back) return back;
  keepAnswer(locals, { form, handled, page: pageBefore(request, handled.extra.page) });
  // The body was read: the page gets a request of its own.
  return rewrite(new Request(new URL('/fout/formulier', url), { headers: request.headers }));
};
