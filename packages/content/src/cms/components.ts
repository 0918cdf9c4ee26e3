import type { CmsField, Definition, Field } from '../kit/definition.ts';
import { definitions } from '../model/index.ts';

/** A field of a component, in the vendor's form: the place in the editor plus what the kind of field says. */
type ComponentField = CmsField & {
  readonly pos: number;
  readonly required: boolean;
  readonly display_name: string;
  readonly description: string;
};

/** A component in the form the vendor's command line pushes (storyblok.com/docs/api/management). */
export type Component = {
  readonly name: string;
  readonly display_name: string;
  readonly is_root: boolean;
  readonly is_nestable: boolean;
  readonly preview_field: string | null;
  readonly component_group_uuid: null;
  readonly schema: { readonly [field: string]: ComponentField };
};

const componentField = (field: Field<unknown>, pos: number): ComponentField => ({
  ...field.cms,
  pos,
  required: field.required,
  display_name: field.label,
  description: field.help ?? '',
});

const component = (definition: Definition): Component => ({
  name: definition.name,
  display_name: definition.label,
  is_root: !definition.nestable,
  is_nestable: definition.nestable,
  preview_field: definition.preview ?? null,
  component_group_uuid: null,
  schema: Object.fromEntries(
    Object.entries(definition.fields).map(([name, field], pos) => [name, componentField(field, pos)]),
  ),
});

/** Every content type and block as the array the vendor's command line pushes (storyblok.com/docs/api/management). */
export const componentExport = (): readonly Component[] => definitions.map(component);
