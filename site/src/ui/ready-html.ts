import { LRUCache } from 'lru-cache';

/** In characters; some hundreds of bytes each. */
const MOST_KEPT = 4_000_000;

const kept = new LRUCache<string, string>({
  maxSize: MOST_KEPT,
  sizeCalculation: (html, key) => html.length + key.length,
});

/**
 * HTML of a small part that comes again in many pages, rendered once for each `key`: all that it depends on. What was
 * not asked for in a long time is forgotten. For the server only.
 */
export function readyHtml(key: readonly (string | number | boolean | null)[], render: () => string): string {
  const name = key.join('\n');
  const known = kept.get(name);
  if (known !== undefined) return known;
  const html = render();
  kept.set(name, html);
  return html;
}
