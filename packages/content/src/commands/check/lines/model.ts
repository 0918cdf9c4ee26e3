import { isObject } from '@inktvis/foundation/json';
import { z } from 'zod';
import { componentExport } from '../../../cms/components.ts';
import { model } from '../../../model/index.ts';
import { objectsIn, textOf } from '../../folder/json.ts';
import { counted, IS_LOCAL, type Line, listed, WITHOUT_MANAGEMENT } from '../line.ts';
import type { CheckedStory } from '../reading.ts';

/** Keys of a block that are no fields, and copies of fields for other languages. */
const isOwnKey = (key: string) => key === 'component' || key.startsWith('_') || key.includes('__i18n__');

type Found = Map<string, Set<string>>;

/** What stories hold and the model does not know, by its name, with the stories that hold it. */
function unknownIn(stories: readonly CheckedStory[]): Found {
  const found: Found = new Map();
  const add = (what: string, slug: string) => found.set(what, (found.get(what) ?? new Set()).add(slug));
  for (const { content, full_slug } of stories) {
    for (const { at, object } of objectsIn(content)) {
      if (typeof object.component !== 'string') continue;
      const definition = model[object.component];
      const isRoot = at === '';
      if (!definition || definition.nestable === isRoot) {
        add(`${isRoot ? 'Inhoudstype' : 'Blok'} '${object.component}'`, full_slug);
        continue;
      }
      for (const key of Object.keys(object)) {
        if (isOwnKey(key) || Object.hasOwn(definition.fields, key)) continue;
        add(`Veld '${key}' van '${definition.label}' (${object.component})`, full_slug);
      }
    }
  }
  return found;
}

/** What editors made is what the site can show. */
export const contentModel: Line = {
  id: 'content-model',
  title: 'Inhoud past in het model',
  async run({ space }) {
    const { stories, total, drafts } = await space.stories();
    const wrong = [...unknownIn(stories)].map(
      ([what, slugs]) =>
        `${what} kent de site niet (in ${counted(slugs.size, 'verhaal', 'verhalen')}: ${listed(slugs)}). De site toont het niet: verwijder het, of voeg het toe aan het model.`,
    );
    const notes = [
      `${counted(stories.length, 'verhaal', 'verhalen')} gelezen${drafts ? ', kladversies inbegrepen' : ', enkel wat gepubliceerd is'}.`,
    ];
    if (stories.length < total) notes.push(`De ruimte heeft er ${total}; de andere zijn niet nagekeken.`);
    return { wrong, notes };
  },
};

/** A plugin value names the plugin that made it. */
export const plugins: Line = {
  id: 'plugins',
  title: 'Plug-ins',
  async run({ space }) {
    const { stories } = await space.stories();
    const found: Found = new Map();
    for (const { content, full_slug } of stories) {
      for (const { object } of objectsIn(content)) {
        for (const [name, { cms, label }] of Object.entries(model[textOf(object.component)]?.fields ?? {})) {
          const value = object[name];
          const used = isObject(value) ? textOf(value.plugin) : '';
          if (cms.type !== 'custom' || used === '' || used === cms.field_type) continue;
          const key = `'${label}' is gemaakt met plug-in '${used}', de site leest '${cms.field_type}'`;
          found.set(key, (found.get(key) ?? new Set()).add(full_slug));
        }
      }
    }
    const wrong = [...found].map(
      ([what, slugs]) => `${what} (${listed(slugs)}): installeer de juiste en vul het veld opnieuw in.`,
    );
    const needed = new Set(
      Object.values(model).flatMap((definition) =>
        Object.values(definition?.fields ?? {}).flatMap(({ cms }) => textOf(cms.field_type) || []),
      ),
    );
    return {
      wrong,
      notes: [`Nodig in de ruimte: ${[...needed].join(', ')}. Zonder zien redacteurs die velden niet.`],
    };
  },
};

const componentsBody = z.object({
  components: z.array(
    z.looseObject({
      name: z.string(),
      is_root: z.boolean().nullish(),
      is_nestable: z.boolean().nullish(),
      schema: z.record(z.string(), z.looseObject({ type: z.string() })),
    }),
  ),
});

/** Options of a field that decide what an editor can enter; labels and help may differ. */
const OPTIONS = [
  'type',
  'field_type',
  'required',
  'source',
  'datasource_slug',
  'filter_content_type',
  'use_uuid',
  'options',
  'restrict_components',
  'component_whitelist',
  'minimum',
  'maximum',
  'disable_time',
  'filetypes',
] as const;

/** A value of an option as text: absent, empty and false mean the same, and the order of a list means nothing. */
function plain(value: unknown): string {
  if (value === undefined || value === null || value === '' || value === false) return '–';
  if (!Array.isArray(value)) return value === true ? 'ja' : String(value);
  const values = value.map((entry: unknown) => (isObject(entry) ? String(entry.value) : String(entry)));
  return values.length === 0 ? '–' : values.sort().join(', ');
}

/** Fields without a value: they only arrange the others. */
const ARRANGING = ['tab', 'section'];

function differences(components: z.output<typeof componentsBody>['components']): string[] {
  const known = new Map(components.map((component) => [component.name, component]));
  return componentExport().flatMap((ours) => {
    const theirs = known.get(ours.name);
    if (!theirs) return [`Component '${ours.name}' (${ours.display_name}) ontbreekt in de ruimte.`];
    const place =
      theirs.is_root === ours.is_root
        ? []
        : [`Component '${ours.name}': inhoudstype of blok verschilt van het model.`];
    const names = new Set([...Object.keys(ours.schema), ...Object.keys(theirs.schema)]);
    const fields = [...names].flatMap((name): string[] => {
      const own = ours.schema[name];
      const other = theirs.schema[name];
      const field = `Veld ${ours.name}.${name}`;
      if (!own) {
        return !other || ARRANGING.includes(other.type)
          ? []
          : [`${field}: staat in de ruimte, niet in het model (een push wist het).`];
      }
      if (ARRANGING.includes(own.type)) return [];
      if (!other) return [`${field}: ontbreekt in de ruimte.`];
      return OPTIONS.flatMap((option) => {
        const [inSpace, inModel] = [other, own].map((field: Readonly<Record<string, unknown>>) =>
          plain(field[option]),
        );
        if (inSpace === inModel) return [];
        return [
          `${field}, ${option}: in de ruimte ${inSpace}, in het model ${inModel} (een push overschrijft dit).`,
        ];
      });
    });
    return [...place, ...fields];
  });
}

/** How many differences are listed one by one. */
const MAX_LISTED = 20;

/** Editors can enter exactly what the site reads. */
export const schema: Line = {
  id: 'schema',
  title: 'Velden in de redactie',
  async run({ settings, manage }) {
    if (settings.local) return IS_LOCAL;
    if (!manage) return WITHOUT_MANAGEMENT;
    const parsed = componentsBody.safeParse(await manage.list('components', 'components'));
    if (!parsed.success) return 'de lijst van componenten is onleesbaar';
    const all = differences(parsed.data.components);
    if (all.length === 0) return {};
    const rest = all.length - MAX_LISTED;
    const wrong = [...all.slice(0, MAX_LISTED), ...(rest > 0 ? [`En nog ${rest} verschillen.`] : [])];
    const how =
      'Gelijk maken: npm run content -- export <map>, en daar storyblok components push (eerst een kopie nemen).';
    return { wrong, notes: [how] };
  },
};
