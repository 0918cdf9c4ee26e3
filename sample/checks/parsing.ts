import { type Definition, model, parseStory } from './content-model.ts';
import { isObject, objectsIn } from './json.ts';
import type { Entry, Space } from './space.ts';

/** The stories as the site reads them: whatever it would report is a problem. */
export function checkParsing(space: Space): string[] {
  const problems = new Set<string>();
  const { byUuid } = space;
  for (const { story } of [...space.published, ...space.drafts]) {
    const read = parseStory(story, {
      timezone: 'UTC',
      findStory: (uuid) => byUuid.get(uuid)?.story,
      findSlug: (uuid) => byUuid.get(uuid)?.story.full_slug,
      report: (problem) =>
        problems.add(
          `${problem.story}: ${problem.path} (${problem.component ?? ''}) ${problem.kind}: ${problem.message}`,
        ),
    });
    if (!read.ok) problems.add(`${story.full_slug}: unusable: ${read.error.message}`);
  }
  return [...problems];
}

/** Reading is lenient; here nothing may be left over: no unknown field, no choice outside its list. */
export function checkLeftovers(space: Space): string[] {
  return [...space.published, ...space.drafts].flatMap((entry) =>
    [...objectsIn(entry.story.content)].flatMap(({ at, object }) => {
      const definition = typeof object.component === 'string' ? model[object.component] : undefined;
      return definition ? leftovers(entry, at, object, definition, space) : [];
    }),
  );
}

function leftovers(
  { file }: Entry,
  at: string,
  object: Record<string, unknown>,
  definition: Definition,
  space: Space,
) {
  const problems: string[] = [];
  for (const key of Object.keys(object)) {
    if (!['_uid', 'component', ...Object.keys(definition.fields)].includes(key)) {
      problems.push(`${file}: ${at}.${key} is no field of ${definition.name}`);
    }
  }
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = object[name];
    if (value === undefined) problems.push(`${file}: ${at}.${name} is not there`);
    if (
      name === 'page_color' &&
      !(isObject(value) && /^(white|blue|orange|red)$/.test(String(value.value)))
    ) {
      problems.push(`${file}: ${at}.${name} is no page colour`);
    }
    const allowed = valuesOf(field.cms, space);
    for (const entry of allowed && Array.isArray(value) ? value : []) {
      if (!allowed?.has(String(entry))) problems.push(`${file}: ${at}.${name} has '${String(entry)}'`);
    }
  }
  return problems;
}

/** The values an editor can choose from; undefined when the field is no choice. */
function valuesOf(
  cms: { readonly [option: string]: unknown },
  { datasources }: Space,
): ReadonlySet<string> | undefined {
  if (typeof cms.datasource_slug === 'string') return datasources.get(cms.datasource_slug) ?? new Set();
  if (!Array.isArray(cms.options) || cms.type === 'custom') return undefined;
  return new Set(cms.options.map((option: unknown) => (isObject(option) ? String(option.value) : '')));
}
