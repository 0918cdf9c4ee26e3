import { type ContentFolder, type Entry, isObject, model, objectsIn, textOf } from './content-model.ts';

/**
 * The sample is what the model says, to the letter: no unknown field, none left out, a page colour of ours, and links
 * that know the present address. A real space has all of these after a while, and the site copes.
 */
export function checkStrictly({ published, drafts, byUuid }: ContentFolder): string[] {
  return [...published, ...drafts].flatMap((entry) =>
    [...objectsIn(entry.story.content)].flatMap(({ at, object }) =>
      [...fieldProblems(object), ...linkProblems(object, byUuid)].map(
        (problem) => `${entry.file}: ${at} ${problem}`,
      ),
    ),
  );
}

function fieldProblems(object: Record<string, unknown>): string[] {
  const definition = model[textOf(object.component)];
  if (!definition) return [];
  const known = ['_uid', 'component', ...Object.keys(definition.fields)];
  const colour = object.page_color;
  return [
    ...Object.keys(object)
      .filter((key) => !known.includes(key))
      .map((key) => `has ${key}, which is no field of ${definition.name}`),
    ...known.filter((name) => object[name] === undefined).map((name) => `has no ${name}`),
    ...('page_color' in definition.fields &&
    !(isObject(colour) && /^(white|blue|orange|red)$/.test(String(colour.value)))
      ? ['has no page colour']
      : []),
  ];
}

/** The address that a link to a story says, beside its uuid. */
function linkProblems(object: Record<string, unknown>, byUuid: ReadonlyMap<string, Entry>): string[] {
  const { id, cached_url } = object;
  const attrs = isObject(object.attrs) ? object.attrs : {};
  const [uuid, says] =
    object.fieldtype === 'multilink' && object.linktype === 'story'
      ? [textOf(id), textOf(cached_url)]
      : object.type === 'link' && attrs.linktype === 'story'
        ? [textOf(attrs.uuid), textOf(attrs.href)]
        : ['', ''];
  const slug = byUuid.get(uuid)?.story.full_slug;
  return slug === undefined || slug === says.replace(/^\//, '')
    ? []
    : [`links to ${slug} and says '${says}'`];
}
