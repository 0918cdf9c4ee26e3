import { formNamed } from '@inktvis/forms';
import { systemClock } from '@inktvis/foundation/clock';
import type { APIRoute } from 'astro';
import { createFormHandler } from '../../features/forms/handler.ts';
import { isPlainPost, pageBefore } from '../../features/forms/request-body.ts';
import { jsonResponse, methodNotAllowed, outcomes, redirectBack } from '../../features/forms/responses.ts';
import { outboxFor, visitorFor } from '../../server/outbox.ts';
import { log, settings } from '../../server/runtime.ts';

/** One for the process. Limits and duplicates are counted in real time, also in a rehearsal. */
const handle = createFormHandler({ clock: systemClock, limits: settings.formLimits, log });

/** `POST /api/{form}` (requirements 7.1): JSON for a script; a plain post goes back to its page, or shows `/fout/formulier`. */
export const ALL: APIRoute = async ({ request, params, locals, url, rewrite }) => {
  const form = formNamed(params.form);
  if (!form) return rewrite('/fout/404');
  if (request.method !== 'POST') return methodNotAllowed();
  const store = outboxFor(locals, settings);
  const handled = await handle(request, { form, visitor: visitorFor(locals), store });
  if (!isPlainPost(request)) return jsonResponse(handled);
  const redirect = redirectBack(request, handled);
  if (redirect) return redirect;
  outcomes.set(locals, { form, handled, page: pageBefore(request, handled.extra.page) });
  // The body was read already: the page gets a request of its own.
  return rewrite(new Request(new URL('/fout/formulier', url), { headers: request.headers }));
};
