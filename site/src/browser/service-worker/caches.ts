/** Another number when what is kept takes another form. */
export const PAGES = 'site-paginas-1';
export const FILES = 'site-bestanden-1';

type Names = Pick<CacheStorage, 'keys' | 'delete'>;

/** Drops what this worker kept, but for the caches named. Those of the Live page are another worker's. */
export async function dropCaches(caches: Names, but: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('site-') && !but.includes(name));
  await Promise.all(own.map((name) => caches.delete(name)));
}
