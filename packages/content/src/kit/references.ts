import { textOf } from '@inktvis/foundation/json';
import { err, ok } from '@inktvis/foundation/result';
import {
  described,
  type Field,
  type FieldOptions,
  MAX_DEPTH,
  type Marker,
  type ReadContext,
  wireStorySchema,
} from './definition.ts';
import { readStory } from './read.ts';

/** The referred story; null when it is unpublished, deleted or of another type, which costs only the reference. */
function readReference(
  value: unknown,
  names: readonly string[],
  context: ReadContext,
  path: string,
): unknown {
  if (context.depth >= MAX_DEPTH) return null;
  const unresolved = (message: string) => {
    context.report({ kind: 'unresolved-reference', story: context.story, path, message });
    return null;
  };
  const uuid = textOf(value);
  const story = uuid ? context.findStory(uuid) : wireStorySchema.safeParse(value).data;
  if (!story) return unresolved(`verwijst naar iets dat er niet (meer) is${uuid && ` (${uuid})`}`);
  const { component } = story.content;
  if (!names.includes(component))
    return unresolved(`verwijst naar een '${component}', verwacht ${names.join(' of ')}`);
  const key = `${context.depth} ${story.uuid}`;
  if (context.known.has(key)) return context.known.get(key);
  const read = readStory(story, { ...context, depth: context.depth + 1 });
  const found = read.ok ? read.value : null;
  context.known.set(key, found);
  return found;
}

const cmsRelation = (names: readonly string[]) => ({
  source: 'internal_stories',
  filter_content_type: names,
  use_uuid: true,
  entry_appearance: 'card',
  allow_advanced_search: true,
});

/** One story of the content types `names`; null when empty or when it does not exist. */
export const story = <const N extends string>(
  names: readonly N[],
  options: FieldOptions,
): Field<Marker<'story', N>> => ({
  ...described(options),
  cms: { type: 'option', ...cmsRelation(names), ...(options.required ? { exclude_empty_option: true } : {}) },
  refersTo: names,
  empty: null,
  read: (value, context, path) => ok(readReference(value, names, context, path)),
});

/** Several stories of the content types `names`, in the editor's order; those that do not exist are left out. */
export const stories = <const N extends string>(
  names: readonly N[],
  options: FieldOptions,
): Field<Marker<'stories', N>> => ({
  ...described(options),
  cms: {
    type: 'options',
    ...cmsRelation(names),
    is_reference_type: true,
    ...(options.required ? { min_options: '1' } : {}),
  },
  refersTo: names,
  empty: [],
  read(value, context, path) {
    if (!Array.isArray(value)) return err('geen lijst van verwijzingen');
    const found = value
      .map((entry, index) => readReference(entry, names, context, `${path}.${index}`))
      .filter((entry) => entry !== null);
    return options.required && found.length === 0 ? err('is leeg') : ok(found);
  },
});
