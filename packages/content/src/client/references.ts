import { isObject } from '@inktvis/foundation/json';
import { allOk, mapOk, ok } from '@inktvis/foundation/result';
import type { WireStory } from '../kit/definition.ts';
import { model } from '../model/index.ts';
import type { Reply, Transport } from './transport/transport.ts';

/** Collects the references that the service left unresolved: those that are texts; an object is a story in place. */
function collectReferences(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) collectReferences(entry, into);
  if (!isObject(value)) return;
  const fields = typeof value.component === 'string' ? model[value.component]?.fields : undefined;
  for (const [name, child] of Object.entries(value)) {
    if (fields?.[name]?.refersTo) {
      for (const uuid of [child].flat()) if (typeof uuid === 'string' && uuid) into.add(uuid);
    }
    collectReferences(child, into);
  }
}

/** At most this many stories in one request by uuid (requirements 9). */
const MAX_UUIDS = 50;
/** A page, what it refers to, and what that refers to (storyblok.com/docs/api/content-delivery: two levels). */
const MAX_LEVELS = 2;

async function storiesByUuid(transport: Transport, uuids: readonly string[]): Reply<WireStory[]> {
  const batches = Array.from({ length: Math.ceil(uuids.length / MAX_UUIDS) }, (_, at) => {
    const by_uuids = uuids.slice(at * MAX_UUIDS, (at + 1) * MAX_UUIDS).join();
    return transport.stories({ by_uuids, per_page: MAX_UUIDS, excluding_fields: 'body' });
  });
  return mapOk(await allOk(batches), (pages) => pages.flatMap(({ stories }) => stories));
}

/** Every story that `stories` refer to, by uuid, two levels deep; those that are `known` are not asked for. */
export async function fetchReferences(
  transport: Transport,
  stories: readonly WireStory[],
  known: readonly WireStory[] = [],
): Reply<Map<string, WireStory>> {
  const found = new Map(known.map((story) => [story.uuid, story]));
  const asked = new Set<string>();
  let frontier: readonly WireStory[] = stories;
  for (let level = 0; level < MAX_LEVELS && frontier.length > 0; level += 1) {
    const wanted = new Set<string>();
    for (const story of frontier) collectReferences(story.content, wanted);
    const missing = [...wanted].filter((uuid) => !found.has(uuid) && !asked.has(uuid));
    for (const uuid of missing) asked.add(uuid);
    const result = await storiesByUuid(transport, missing);
    if (!result.ok) return result;
    for (const story of result.value) found.set(story.uuid, story);
    frontier = [...wanted].flatMap((uuid) => found.get(uuid) ?? []);
  }
  return ok(found);
}
