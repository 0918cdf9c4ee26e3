import type { Story } from '@inktvis/content';
import type { ContentClient, ListedType } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';

type Listed = { readonly [T in ListedType]: readonly Story<T>[] };

/** A `related` that gives these stories. */
export const relatedWith = (stories: Partial<Listed>): ContentClient['related'] => {
  const all: Listed = { news_article: [], hotspot_kortrijk: [], bookstore: [], experience: [], ...stories };
  return async (type) => ok(all[type]);
};
