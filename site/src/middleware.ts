import { defineMiddleware } from 'astro:middleware';
import { isEventSlug } from '@inktvis/events';
import { settings } from './server/runtime.ts';

/**
 * Touring events live at `/{product}-op-toer/{slug}` (specification 2.2). The product is a setting of the running
 * site, so no file of `pages` can be called after it; only what can be the slug of an event goes to their page.
 */
export const onRequest = defineMiddleware(({ url }, next) => {
  const [, section, slug = '', ...more] = url.pathname.split('/');
  const isEvent = section === `${settings.product}-op-toer` && more.length === 0 && isEventSlug(slug);
  return isEvent ? next(`/op-toer/${slug}`) : next();
});
