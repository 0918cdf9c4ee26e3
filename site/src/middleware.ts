import { defineMiddleware } from 'astro:middleware';
import { isEventSlug } from '@inktvis/events';
import { tagsAt } from './consent/tags.ts';
import { isBareTemplate } from './features/shown-page.ts';
import { settings } from './server/runtime.ts';

/**
 * Touring events live at `/{product}-op-toer/{slug}` (requirements 2.2). The product is a setting, so a valid slug of an event
 * is rewritten to a page, or calendar (`.ics`), at an address that is not public.
 */
export const onRequest = defineMiddleware(async ({ url, originPathname, locals }, next) => {
  Object.assign(locals, { tags: tagsAt(originPathname, settings.tags), colours: settings.colours });
  const [, section, slug = '', ...more] = url.pathname.split('/');
  const isOfTour = more.length === 0 && isEventSlug(slug.replace(/\.ics$/, ''));
  const isInside = section === 'op-toer' ? isOfTour : isBareTemplate(url.pathname, locals);
  const tour = section === `${settings.product}-op-toer` && isOfTour ? `/op-toer/${slug}` : undefined;
  const response = await next(isInside ? '/fout/404' : tour);
  if (!settings.isFindable) response.headers.set('X-Robots-Tag', 'noindex');
  return response;
});
