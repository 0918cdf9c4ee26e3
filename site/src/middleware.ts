import { defineMiddleware } from 'astro:middleware';
import { tagsAt } from './consent/tags.ts';
import { isBareTemplate } from './features/shown-page.ts';
import { settings } from './server/runtime.ts';

export const onRequest = defineMiddleware(async ({ url, originPathname, locals }, next) => {
  Object.assign(locals, { tags: tagsAt(originPathname, settings.tags), colours: settings.colours });
  const response = await next(isBareTemplate(url.pathname, locals) ? '/fout/404' : undefined);
  if (!settings.isFindable) response.headers.set('X-Robots-Tag', 'noindex');
  return response;
});
