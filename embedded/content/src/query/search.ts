import { memoizeByObject } from '@inktvis/foundation/memoize';
import { slugOf } from '@inktvis/foundation/slug';
import type { Story } from '../store/story.ts';

/** Fields that hold no words of the editor. */
const TECHNICAL =
  /^(_.*|component|type|fieldtype|linktype|plugin|u?u?id|filename|(cached_)?url|href|src|focus|target)$/;

const wordsOf = memoizeByObject(({ full_slug, name, content }: Story) => {
  const texts = [full_slug, name];
  JSON.stringify(content, (key, value) => {
    if (typeof value === 'string' && !TECHNICAL.test(key)) texts.push(value);
    return value;
  });
  return { slug: slugOf(full_slug), name: slugOf(name), all: slugOf(texts.join(' ')) };
});

/** Those with every word, whatever its case and accents; `byRelevance`: first with more in the slug, then in the name. */
export function searchStories(stories: readonly Story[], term: string, byRelevance: boolean) {
  const words = slugOf(term).split('-');
  const found = stories.filter((story) => words.every((word) => wordsOf(story).all.includes(word)));
  if (!byRelevance) return found;
  const count = (story: Story, part: 'slug' | 'name') =>
    words.filter((word) => wordsOf(story)[part].includes(word)).length;
  return found.toSorted((a, b) => count(b, 'slug') - count(a, 'slug') || count(b, 'name') - count(a, 'name'));
}
