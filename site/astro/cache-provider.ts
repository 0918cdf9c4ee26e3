import type { CacheProviderFactory } from 'astro';

/**
 * Turns `Astro.cache.set` into the headers a CDN reads. Our page cache obeys the same ones, so a page behaves alike
 * behind our cache, Varnish or a CDN. Invalidation goes through the page cache itself.
 */
const createProvider: CacheProviderFactory = () => ({
  name: 'inktvis',
  setHeaders({ maxAge, swr }) {
    const headers = new Headers();
    const life = [
      ...(maxAge === undefined ? [] : [`max-age=${maxAge}`]),
      ...(swr === undefined ? [] : [`stale-while-revalidate=${swr}`]),
    ];
    if (life.length > 0) headers.set('CDN-Cache-Control', life.join(', '));
    return headers;
  },
  async invalidate() {},
});

export default createProvider;
