/** The published pattern; ids of old events may miss the last hyphen (docs.publiq.be, Search API). */
const SLUG = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-?[0-9a-f]{12}$/;

/** Whether a text can be the slug of an event. */
export const isEventSlug = (text: string): boolean => SLUG.test(text);

/**
 * The slug in an event's id: the last part of its path, with the word 'event' removed (requirements 2.2). Lower
 * case, since the source ignores case and addresses of the site are lower case. Null: not the id of an event.
 */
export function slugOf(id: string): string | null {
  const parts = (id.split(/[?#]/, 1)[0] ?? '').toLowerCase().split('/');
  const slug = parts.filter((part) => !['', 'event', 'events'].includes(part)).at(-1) ?? '';
  return isEventSlug(slug) && !/\/places?\//.test(id) ? slug : null;
}
