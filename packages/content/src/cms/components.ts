import type { CmsField, Definition, Field } from '../kit/definition.ts';
import { bodyBlockDefinitions } from '../model/body-blocks.ts';
import { definitions } from '../model/index.ts';
import { pageTypeDefinitions } from '../model/page-types.ts';
import { partDefinitions, slideDefinitions } from '../model/part-blocks.ts';
import { supportTypeDefinitions } from '../model/support-types.ts';

/** A field of a component, in the vendor's form: the place in the editor plus what the kind of field says. */
type ComponentField = CmsField & {
  readonly pos: number;
  readonly required: boolean;
  readonly display_name: string;
  readonly description?: string;
};

type ComponentTab = {
  readonly type: 'tab';
  readonly pos: number;
  readonly display_name: string;
  readonly keys: readonly string[];
};

/** A component in the form the vendor's command line pushes (storyblok.com/docs/api/management). */
export type Component = {
  readonly name: string;
  readonly display_name: string;
  readonly is_root: boolean;
  readonly is_nestable: boolean;
  readonly preview_field: string | null;
  readonly component_group_uuid: string | null;
  readonly schema: { readonly [field: string]: ComponentField | ComponentTab };
};

type ComponentGroup = { readonly id: number; readonly uuid: string; readonly name: string };

/** What an editor chooses between: the command line finds a folder by its name, and components refer to its uuid. */
const GROUPS: readonly (readonly [name: string, uuid: string, members: object])[] = [
  ["Pagina's", '5a9d2f4e-0c1b-4d7a-9e36-1f0b7c8d2a01', pageTypeDefinitions],
  ['Gegevens zonder pagina', '5a9d2f4e-0c1b-4d7a-9e36-1f0b7c8d2a02', supportTypeDefinitions],
  ['Blokken', '5a9d2f4e-0c1b-4d7a-9e36-1f0b7c8d2a03', bodyBlockDefinitions],
  ["Dia's", '5a9d2f4e-0c1b-4d7a-9e36-1f0b7c8d2a04', slideDefinitions],
  ['Onderdelen van blokken', '5a9d2f4e-0c1b-4d7a-9e36-1f0b7c8d2a05', partDefinitions],
];

const componentField = (field: Field<unknown>, pos: number): ComponentField => ({
  ...field.cms,
  pos,
  required: field.required,
  display_name: field.label,
  ...(field.help ? { description: field.help } : {}),
});

/** The keys of tabs start with `tab-`, which no field does. */
function tabsOf({ tabs = {}, fields }: Definition): [string, ComponentTab][] {
  const first = Object.keys(fields).length;
  return Object.entries(tabs).map(([label, keys], index) => [
    `tab-${label.toLowerCase().replaceAll(' ', '-')}`,
    { type: 'tab', pos: first + index, display_name: label, keys },
  ]);
}

const component = (definition: Definition): Component => ({
  name: definition.name,
  display_name: definition.label,
  is_root: !definition.nestable,
  is_nestable: definition.nestable,
  preview_field: definition.preview ?? null,
  component_group_uuid: GROUPS.find(([, , members]) => Object.hasOwn(members, definition.name))?.[1] ?? null,
  schema: Object.fromEntries([
    ...Object.entries(definition.fields).map(([name, field], pos): [string, ComponentField] => [
      name,
      componentField(field, pos),
    ]),
    ...tabsOf(definition),
  ]),
});

/** Every content type and block as the array the vendor's command line pushes (storyblok.com/docs/api/management). */
export const componentExport = (): readonly Component[] => definitions.map(component);

/** The folders in which the editor shows them. */
export const groupExport = (): readonly ComponentGroup[] =>
  GROUPS.map(([name, uuid], index) => ({ id: index + 1, uuid, name }));
