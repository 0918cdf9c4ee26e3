import type { CacheProviderFactory } from 'astro';

/**
 * Turns `Astro.cache.set` into the headers a CDN reads. Our page cache obeys the same ones, so a page behaves alike
 * behind our cache, Varnish or a CDN. Invalidation goes through the page cache itself.
 */
const createProvider: CacheProviderFactory = () => ({
  name: 'inktvis',
  setHeaders: ({ maxAge = 0, swr = 0 }) =>
    new Headers({ 'CDN-Cache-Control': `max-age=${maxAge}, stale-while-revalidate=${swr}` }),
  async invalidate() {},
});

export default createProvider;
