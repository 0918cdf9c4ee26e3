import type { CmsField, Definition, Field } from '../kit/definition.ts';
import { bodyBlockDefinitions } from '../model/body-blocks.ts';
import { definitions } from '../model/index.ts';
import { pageTypeDefinitions } from '../model/page-types.ts';
import { partDefinitions, slideDefinitions } from '../model/part-blocks.ts';
import { supportTypeDefinitions } from '../model/support-types.ts';

/** A component in the form the vendor's command line pushes (storyblok.com/docs/api/management). */
export type Component = ReturnType<typeof component>;

/** What an editor chooses between: the command line finds a folder by its name, and components refer to its uuid. */
const GROUPS: readonly (readonly [name: string, uuid: string, members: object])[] = [
  ["Pagina's", '5a9d2f4e-0c1b-4d7a-9e36-1f0b7c8d2a01', pageTypeDefinitions],
  ['Gegevens zonder pagina', '5a9d2f4e-0c1b-4d7a-9e36-1f0b7c8d2a02', supportTypeDefinitions],
  ['Blokken', '5a9d2f4e-0c1b-4d7a-9e36-1f0b7c8d2a03', bodyBlockDefinitions],
  ["Dia's", '5a9d2f4e-0c1b-4d7a-9e36-1f0b7c8d2a04', slideDefinitions],
  ['Onderdelen van blokken', '5a9d2f4e-0c1b-4d7a-9e36-1f0b7c8d2a05', partDefinitions],
];

const componentField = (field: Field<unknown>, pos: number) => ({
  ...field.cms,
  pos,
  required: field.required,
  display_name: field.label,
  description: field.help,
});

/** The keys of tabs start with `tab-`, which no field does. */
function tabsOf({ tabs = {}, fields }: Definition) {
  const first = Object.keys(fields).length;
  return Object.entries(tabs).map(([label, keys], index) => {
    const tab = { type: 'tab', pos: first + index, display_name: label, keys };
    return [`tab-${label.toLowerCase().replaceAll(' ', '-')}`, tab] as const;
  });
}

const previewOf = ({ preview, fields }: Definition): string | null =>
  preview ?? ['title', 'label'].find((name) => Object.hasOwn(fields, name)) ?? null;

const component = (definition: Definition) => ({
  name: definition.name,
  display_name: definition.label,
  is_root: !definition.nestable,
  is_nestable: definition.nestable,
  preview_field: previewOf(definition),
  component_group_uuid: GROUPS.find(([, , members]) => Object.hasOwn(members, definition.name))?.[1] ?? null,
  schema: Object.fromEntries<CmsField>([
    ...Object.entries(definition.fields).map(
      ([name, field], pos) => [name, componentField(field, pos)] as const,
    ),
    ...tabsOf(definition),
  ]),
});

export const componentExport = (): readonly Component[] => definitions.map(component);

export const groupExport = () => GROUPS.map(([name, uuid], index) => ({ id: index + 1, uuid, name }));
