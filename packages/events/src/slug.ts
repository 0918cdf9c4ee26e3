/** Ids of old events may miss the last hyphen (docs.publiq.be, Search API). */
const SLUG = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-?[0-9a-f]{12}$/;

export const isEventSlug = (text: string): boolean => SLUG.test(text);

/** The last part of an event's id without the word 'event', in lower case (requirements 2.2); null for no event. */
export function slugOf(id: string): string | null {
  const parts = (id.split(/[?#]/, 1)[0] ?? '').toLowerCase().split('/');
  const slug = parts.filter((part) => !['', 'event', 'events'].includes(part)).at(-1) ?? '';
  return isEventSlug(slug) && !/\/places?\//.test(id) ? slug : null;
}
