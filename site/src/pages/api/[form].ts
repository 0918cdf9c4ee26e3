import type { APIRoute } from 'astro';
import { errors } from '../../ui/messages/errors.ts';

const FORMS = ['contact', 'group-purchase', 'subscribe'];

/**
 * The addresses that the forms post to (specification 7.1). Nothing can be stored yet, and a message that would be lost
 * is refused: 503, as JSON for a script and as a page for a visitor.
 */
export const POST: APIRoute = ({ params, request, rewrite }) => {
  if (!FORMS.includes(params.form ?? '')) return rewrite('/fout/404');
  if (!request.headers.get('accept')?.includes('application/json')) return rewrite('/fout/503');
  return Response.json({ error: errors.e503_text }, { status: 503, headers: { 'Retry-After': '30' } });
};
