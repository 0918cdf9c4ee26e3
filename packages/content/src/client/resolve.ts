import { ok } from '@inktvis/foundation/result';
import type { WireStory } from '../kit/wire.ts';
import { unresolvedReferences } from './references.ts';
import type { Answer, Transport } from './transport.ts';

/** At most this many stories in one question by uuid (requirements 9). */
export const UUID_BATCH = 50;
/** A page, what it refers to, and what that refers to (contract, section 1.7: two levels). */
const LEVELS = 2;

/** The stories with the given uuids, asked for in batches; those that do not exist are simply not there. */
export async function storiesByUuid(transport: Transport, uuids: readonly string[]): Answer<WireStory[]> {
  const batches = Array.from({ length: Math.ceil(uuids.length / UUID_BATCH) }, (_, index) =>
    uuids.slice(index * UUID_BATCH, (index + 1) * UUID_BATCH),
  );
  const answers = await Promise.all(
    batches.map((batch) =>
      transport.stories({ uuids: batch, perPage: UUID_BATCH, excludingFields: ['body'] }),
    ),
  );
  const stories: WireStory[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    stories.push(...answer.value.stories);
  }
  return ok(stories);
}

/** Every story that `stories` refer to and that the service left out, by uuid; two levels deep. */
export async function fetchReferences(
  transport: Transport,
  stories: readonly WireStory[],
  known: ReadonlyMap<string, WireStory> = new Map(),
): Answer<Map<string, WireStory>> {
  const found = new Map(known);
  const asked = new Set<string>();
  let frontier: readonly WireStory[] = stories;
  for (let level = 0; level < LEVELS && frontier.length > 0; level += 1) {
    const wanted = new Set(frontier.flatMap((story) => [...unresolvedReferences(story.content)]));
    const missing = [...wanted].filter((uuid) => !found.has(uuid) && !asked.has(uuid));
    for (const uuid of missing) asked.add(uuid);
    const answer = await storiesByUuid(transport, missing);
    if (!answer.ok) return answer;
    for (const story of answer.value) found.set(story.uuid, story);
    frontier = [...wanted].flatMap((uuid) => found.get(uuid) ?? []);
  }
  return ok(found);
}
