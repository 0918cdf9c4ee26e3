import { type CachedHomeResult, measureCachedHome } from './cached-home.ts';
import type { Target } from './targets.ts';
import { startVarnish } from './varnish.ts';

/** The cached home page with Varnish in front; what Varnish and the site use is counted together. */
export async function measureBehindVarnish(
  site: Target,
): Promise<CachedHomeResult | { readonly missing: string }> {
  const varnish = await startVarnish(site.origin);
  if ('missing' in varnish) return varnish;
  try {
    return await measureCachedHome(varnish, [site.pid]);
  } finally {
    await varnish.stop();
  }
}
