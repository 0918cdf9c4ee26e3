import { err, ok } from '@inktvis/foundation/result';
import type { StoredEvent } from './stored-event.ts';

const MAX_WINDOW = 10_000;

type Search = Extract<ReturnType<typeof readSearch>, { ok: true }>['value'];

/** The real source has more, and refuses unknown names as well. */
const KNOWN = new Set([
  ...['apiKey', 'clientId', 'embed', 'start', 'limit', 'sort[availableTo]', 'labels', 'labels[]'],
  ...['id', 'availableFrom', 'availableTo'],
]);

/** Of a repeated plain `labels` only the last one counts, as in PHP. The error is the detail of a 404. Null does not filter. */
export function readSearch(query: URLSearchParams, now: Date) {
  const unknown = [...query.keys()].filter((name) => !KNOWN.has(name));
  if (unknown.length > 0) return err(`Unknown query parameter(s): ${unknown.join(', ')}`);
  const labels = [...query.getAll('labels[]'), ...query.getAll('labels').slice(-1)].map((label) =>
    label.trim(),
  );
  const wrong = labels.find((label) => label.length < 2 || label.length > 255 || label.includes(';'));
  if (wrong !== undefined) return err(`The label "${wrong.slice(0, 50)}" is no label.`);
  const start = Number(query.get('start') ?? 0);
  const limit = Number(query.get('limit') ?? 30) || 30;
  if (!(start >= 0 && limit > 0 && limit <= 2000 && start + limit <= MAX_WINDOW))
    return err(`"start" and "limit" should stay between 0 and ${MAX_WINDOW}`);
  const windowEnd = (name: string) => (query.get(name) === '*' ? null : now.getTime());
  return ok({
    embed: query.get('embed') === 'true',
    start,
    limit,
    /** `availableTo` ascending; otherwise the order of the folder. */
    byEnd: query.get('sort[availableTo]') === 'asc',
    /** An event must have all of them. */
    labels: labels.map((label) => label.toLowerCase()),
    id: query.get('id')?.toLowerCase() ?? null,
    /** Ms, of which the publication window must overlap. */
    availableFrom: windowEnd('availableFrom'),
    availableTo: windowEnd('availableTo'),
  });
}

/** An event that was never published has no window: it matches only without both ends. */
function isAvailable({ availableFrom, availableTo }: StoredEvent, search: Search): boolean {
  if (search.availableFrom === null && search.availableTo === null) return true;
  if (availableFrom === null || availableTo === null) return false;
  return (
    (search.availableTo === null || availableFrom <= search.availableTo) &&
    (search.availableFrom === null || availableTo >= search.availableFrom)
  );
}

/** Approved, in Belgium and for everyone: the default filters. */
const isPublic = (event: StoredEvent): boolean =>
  ['APPROVED', 'READY_FOR_VALIDATION'].includes(event.workflowStatus) &&
  event.countries.has('BE') &&
  event.audienceType === 'everyone';

const end = ({ availableTo }: StoredEvent): number => availableTo ?? Number.MAX_SAFE_INTEGER;

/** Before it is cut into pages. */
export function findEvents(events: readonly StoredEvent[], search: Search): readonly StoredEvent[] {
  const found = events.filter(
    (event) =>
      (search.id === null || event.id === search.id) &&
      search.labels.every((label) => event.labels.has(label)) &&
      isPublic(event) &&
      isAvailable(event, search),
  );
  return search.byEnd ? found.toSorted((a, b) => end(a) - end(b)) : found;
}
