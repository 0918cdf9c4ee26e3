import { model } from '../../model.ts';
import { isObject, objectsIn, textOf } from '../folder/json.ts';
import type { ContentFolder } from '../folder/read-folder.ts';
import { allEntries, finding, type Rule } from './finding.ts';

/** The values an editor can choose from; undefined when the field is no choice. */
function valuesOf(
  cms: { readonly [option: string]: unknown },
  { datasources }: ContentFolder,
): ReadonlySet<string> | undefined {
  if (typeof cms.datasource_slug === 'string') {
    return new Set((datasources.get(cms.datasource_slug) ?? []).map(({ value }) => value));
  }
  if (!Array.isArray(cms.options) || cms.type === 'custom') return undefined;
  return new Set(cms.options.map((option: unknown) => (isObject(option) ? String(option.value) : '')));
}

/** Every choice is one of its list: the site leaves out the others without a word. */
export const choices: Rule = (folder) =>
  allEntries(folder).flatMap((entry) =>
    [...objectsIn(entry.story.content)].flatMap(({ at, object }) => {
      const fields = model[textOf(object.component)]?.fields ?? {};
      return Object.entries(fields).flatMap(([name, field]) => {
        const value = object[name];
        const allowed = Array.isArray(value) ? valuesOf(field.cms, folder) : undefined;
        if (!allowed || !Array.isArray(value)) return [];
        const path = at === '' ? name : `${at}.${name}`;
        return value
          .filter((chosen) => !allowed.has(String(chosen)))
          .map((chosen) =>
            finding(entry, 'choice', path, `'${field.label}' heeft '${String(chosen)}'; kies uit de lijst`),
          );
      });
    }),
  );
