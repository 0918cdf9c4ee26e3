import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { z } from 'zod';
import { componentExport } from '../../../cms/components.ts';
import { definitions, model } from '../../../model/index.ts';
import { fieldsOf, textOf } from '../../folder/json.ts';
import { counted, IS_LOCAL, type Line, listed, WITHOUT_MANAGEMENT } from '../line.ts';
import { type CheckedStory, objectsOf } from '../reading.ts';

/** Keys of a block that are no fields, and copies of fields for other languages. */
const isOwnKey = (key: string) => key === 'component' || key.startsWith('_') || key.includes('__i18n__');

type Found = { readonly at: string; readonly object: JsonObject; readonly slug: string };

/** What `say` says of the objects in stories, each with the slugs of the stories that it is said of. */
function saidOf(stories: readonly CheckedStory[], say: (found: Found) => string[]): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  for (const found of objectsOf(stories)) {
    for (const what of say(found)) said.set(what, (said.get(what) ?? new Set()).add(found.slug));
  }
  return said;
}

/** What an object holds and the model does not know. */
function unknownIn({ at, object }: Found): string[] {
  const { component } = object;
  if (typeof component !== 'string') return [];
  const definition = model[component];
  const isRoot = at === '';
  if (!definition || definition.nestable === isRoot)
    return [`${isRoot ? 'Inhoudstype' : 'Blok'} '${component}'`];
  return Object.keys(object)
    .filter((key) => !isOwnKey(key) && !Object.hasOwn(definition.fields, key))
    .map((key) => `Veld '${key}' van '${definition.label}' (${component})`);
}

/** What editors made is what the site can show. */
export const contentModel: Line = {
  id: 'content-model',
  title: 'Inhoud past in het model',
  async run({ space }) {
    const { stories, total, drafts } = await space.stories();
    const wrong = [...saidOf(stories, unknownIn)].map(
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

/** Fields that were filled in with another plugin than the site reads: a plugin value names the plugin that made it. */
const foreignPlugins = ({ object }: Found): string[] =>
  fieldsOf(object).flatMap(([name, { cms, label }]) => {
    const value = object[name];
    const used = isObject(value) ? textOf(value.plugin) : '';
    if (cms.type !== 'custom' || used === '' || used === cms.field_type) return [];
    return [`'${label}' is gemaakt met plug-in '${used}', de site leest '${cms.field_type}'`];
  });

/** Plugins of the space are those that the site reads. */
export const plugins: Line = {
  id: 'plugins',
  title: 'Plug-ins',
  async run({ space }) {
    const { stories } = await space.stories();
    const wrong = [...saidOf(stories, foreignPlugins)].map(
      ([what, slugs]) => `${what} (${listed(slugs)}): installeer de juiste en vul het veld opnieuw in.`,
    );
    const needed = new Set(
      definitions.flatMap(({ fields }) =>
        Object.values(fields).flatMap(({ cms }) => textOf(cms.field_type) || []),
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
    const parsed = componentsBody.safeParse(await manage.list('components'));
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
