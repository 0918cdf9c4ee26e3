import { isObject } from '@inktvis/foundation/json';
import { ok } from '@inktvis/foundation/result';
import type { Definition, WireStory } from '../kit/definition.ts';
import { model } from '../model/index.ts';
import type { Reply, Transport } from './transport/transport.ts';

type Visit = (uuid: string) => void;

/** Blocks anywhere inside a rich text document. */
function visitRichText(value: unknown, visit: Visit): void {
  if (!isObject(value)) return;
  if (value.type === 'blok' && isObject(value.attrs)) visitBlocks(value.attrs.body, visit);
  if (Array.isArray(value.content)) for (const node of value.content) visitRichText(node, visit);
}

function visitBlocks(value: unknown, visit: Visit): void {
  if (Array.isArray(value)) for (const block of value) visitComponent(block, visit);
}

/** A reference that is a text is unresolved; an object is a story already in place, which may refer to others. */
function visitReference(value: unknown, visit: Visit): void {
  if (typeof value === 'string' && value) visit(value);
  else if (isObject(value)) visitComponent(value.content, visit);
}

function visitComponent(value: unknown, visit: Visit): void {
  if (!isObject(value) || typeof value.component !== 'string') return;
  const definition: Definition | undefined = model[value.component];
  if (!definition) return;
  for (const [name, field] of Object.entries(definition.fields)) {
    const child = value[name];
    if (field.refersTo)
      for (const entry of Array.isArray(child) ? child : [child]) visitReference(entry, visit);
    else if (field.kind === 'richtext') visitRichText(child, visit);
    else if (field.holds) visitBlocks(child, visit);
  }
}

/**
 * The uuids of all references in a story's content that the service left unresolved; the model knows where they are.
 */
function unresolvedReferences(content: unknown): Set<string> {
  const found = new Set<string>();
  visitComponent(content, (uuid) => found.add(uuid));
  return found;
}

/** At most this many stories in one request by uuid (requirements 9). */
const MAX_UUIDS = 50;
/** A page, what it refers to, and what that refers to (storyblok.com/docs/api/content-delivery: two levels). */
const MAX_LEVELS = 2;

/** The stories with the given uuids, requested in batches; those that do not exist are left out. */
async function storiesByUuid(transport: Transport, uuids: readonly string[]): Reply<WireStory[]> {
  const batches = Array.from({ length: Math.ceil(uuids.length / MAX_UUIDS) }, (_, index) =>
    uuids.slice(index * MAX_UUIDS, (index + 1) * MAX_UUIDS),
  );
  const results = await Promise.all(
    batches.map((batch) =>
      transport.stories({ uuids: batch, perPage: MAX_UUIDS, excludingFields: ['body'] }),
    ),
  );
  const stories: WireStory[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    stories.push(...result.value.stories);
  }
  return ok(stories);
}

/** Every story that `stories` refer to and that the service left out, by uuid; two levels deep. */
export async function fetchReferences(
  transport: Transport,
  stories: readonly WireStory[],
  known: ReadonlyMap<string, WireStory> = new Map(),
): Reply<Map<string, WireStory>> {
  const found = new Map(known);
  const asked = new Set<string>();
  let frontier: readonly WireStory[] = stories;
  for (let level = 0; level < MAX_LEVELS && frontier.length > 0; level += 1) {
    const wanted = new Set(frontier.flatMap((story) => [...unresolvedReferences(story.content)]));
    const missing = [...wanted].filter((uuid) => !found.has(uuid) && !asked.has(uuid));
    for (const uuid of missing) asked.add(uuid);
    const result = await storiesByUuid(transport, missing);
    if (!result.ok) return result;
    for (const story of result.value) found.set(story.uuid, story);
    frontier = [...wanted].flatMap((uuid) => found.get(uuid) ?? []);
  }
  return ok(found);
}
