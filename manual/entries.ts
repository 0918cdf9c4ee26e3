import type { ContentFolder } from '@inktvis/content/checking';
import { type Component, componentExport, groupExport } from '@inktvis/content/cms';
import { openExamples } from './examples.ts';
import { type Labels, limitOf, optionsOf } from './limits.ts';

/** One field as the manual describes it. */
export type FieldEntry = {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  /** Dutch help of the model; empty when the label says enough. */
  readonly help: string;
  /** What it takes, in one sentence. */
  readonly limit: string;
  /** A value of the sample; empty when there is none. */
  readonly example: string;
  /** The tab of the editor it is in; empty for the first. */
  readonly tab: string;
  /** Of a closed list: value → word. */
  readonly options: ReadonlyMap<string, string>;
};

/** One block or kind of story. */
export type Entry = {
  readonly name: string;
  readonly label: string;
  readonly fields: readonly FieldEntry[];
  /** Components whose fields hold it. */
  readonly usedIn: readonly string[];
  /** Address of a story of this kind in the sample; undefined for what is no page. */
  readonly page: string | undefined;
};

export type Group = { readonly name: string; readonly entries: readonly Entry[] };

/** The group of what a visitor opens. */
const PAGES = "Pagina's";

const pageOf = ({ published }: ContentFolder, component: string): string | undefined => {
  const slug = published.find(({ story }) => story.content.component === component)?.story.full_slug;
  return slug && (slug === 'home' ? '/' : `/${slug}`);
};

type Field = Exclude<Component['schema'][string], { readonly type: 'tab' }>;

const isTab = (setting: Component['schema'][string]): setting is Extract<typeof setting, { type: 'tab' }> =>
  setting.type === 'tab';

/** Names of the components that a component may hold. */
const parentsOf = ({ schema }: Component): string[] =>
  Object.values(schema).flatMap((setting) =>
    'component_whitelist' in setting && Array.isArray(setting.component_whitelist)
      ? setting.component_whitelist.map(String)
      : [],
  );

function fieldsOf(
  { name: component, schema }: Component,
  labels: Labels,
  exampleOf: ReturnType<typeof openExamples>,
) {
  const tabs = Object.values(schema).filter(isTab);
  return Object.entries(schema).flatMap(([name, setting]): FieldEntry[] => {
    if (isTab(setting)) return [];
    const field: Field = setting;
    return [
      {
        name,
        label: field.display_name,
        required: field.required,
        help: field.description ?? '',
        limit: limitOf(field, labels),
        example: exampleOf(component, name, field),
        tab: tabs.find(({ keys }) => keys.includes(name))?.display_name ?? '',
        options: field.type === 'custom' ? new Map() : optionsOf(field),
      },
    ];
  });
}

/**
 * Everything an editor can make, in the folders of the editor: read from the same export that a space gets, so that
 * the manual and the editor say the same. Examples come from the stories of `folder`.
 */
export function readEntries(folder: ContentFolder): readonly Group[] {
  const components = componentExport();
  const labels = new Map(components.map(({ name, display_name }) => [name, display_name]));
  const exampleOf = openExamples(folder, labels);
  return groupExport().map(({ name, uuid }) => ({
    name,
    entries: components
      .filter(({ component_group_uuid }) => component_group_uuid === uuid)
      .map((component) => ({
        name: component.name,
        label: component.display_name,
        fields: fieldsOf(component, labels, exampleOf),
        page: name === PAGES ? pageOf(folder, component.name) : undefined,
        usedIn: components
          .filter((other) => parentsOf(other).includes(component.name))
          .map(({ name }) => name),
      })),
  }));
}
