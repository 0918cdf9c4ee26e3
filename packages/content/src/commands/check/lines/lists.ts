import { definitions, model } from '../../../model/index.ts';
import { objectsIn, textOf } from '../../folder/json.ts';
import { type Line, listed } from '../line.ts';
import type { CheckedStory } from '../reading.ts';

/** The lists that the model takes choices from. */
const LISTS = new Set(
  definitions.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ cms }) => textOf(cms.datasource_slug) || []),
  ),
);

/** Every value that stories hold of a list, with a story that has it. */
function chosen(stories: readonly CheckedStory[], list: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { content, full_slug } of stories) {
    for (const { object } of objectsIn(content)) {
      for (const [name, { cms }] of Object.entries(model[textOf(object.component)]?.fields ?? {})) {
        if (cms.datasource_slug !== list) continue;
        for (const value of [object[name]].flat()) if (textOf(value)) found.set(textOf(value), full_slug);
      }
    }
  }
  return found;
}

/** The lists that editors extend are there, and hold what was chosen from them. */
export const lists: Line = {
  id: 'lists',
  title: 'Keuzelijsten',
  async run({ space }) {
    const { stories } = await space.stories();
    const wrong: string[] = [];
    for (const list of LISTS) {
      const values = new Set(await space.entries(list));
      if (values.size === 0) {
        wrong.push(`Lijst '${list}' ontbreekt of is leeg: maak ze onder Datasources, met die slug.`);
        continue;
      }
      const lost = [...chosen(stories, list)].filter(([value]) => !values.has(value));
      if (lost.length === 0) continue;
      const where = listed(lost.map(([value, slug]) => `'${value}' (${slug})`));
      wrong.push(`In lijst '${list}' staat niet: ${where}. Voeg het toe aan de lijst of kies iets anders.`);
    }
    return { wrong };
  },
};
