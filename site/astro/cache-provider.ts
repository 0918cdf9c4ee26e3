import type { CacheProviderFactory } from 'astro';

/** Turns `Astro.cache.set` into the header that a CDN and our page cache obey (RFC 9213). */
const createProvider: CacheProviderFactory = () => ({
  name: 'inktvis',
  setHeaders: ({ maxAge = 0, swr = 0 }) =>
    new Headers({ 'CDN-Cache-Control': `max-age=${maxAge}, stale-while-revalidate=${swr}` }),
  async invalidate() {},
});

export default createProvider;
