import type { View } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';

/**
 * One story by full slug, numeric id, or uuid when `findBy` says so (contract content-service 1.3). GraphQL also takes
 * a uuid without that word (2.3): `anyKey`.
 */
export function findStory(
  view: View,
  key: string,
  { findBy, anyKey = false }: { readonly findBy?: string; readonly anyKey?: boolean },
): Story | undefined {
  if (findBy === 'uuid') return view.byUuid.get(key);
  const slug = key.replace(/^\/+|\/+$/g, '');
  const byId = /^\d{1,10}$/.test(slug) ? view.byId.get(Number(slug)) : undefined;
  return byId ?? view.bySlug.get(slug) ?? (anyKey ? view.byUuid.get(key) : undefined);
}
