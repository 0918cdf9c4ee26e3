import { expect, it } from 'vitest';
import { definitions } from '../model/index.ts';
import { componentExport, groupExport } from './components.ts';

const components = componentExport();
const byName = new Map(components.map((component) => [component.name, component]));

it('gives a field its place, its name and its rules', () => {
  const text = { type: 'textarea', pos: 0, required: true, display_name: 'Citaat' };
  expect(byName.get('quote')?.schema.text).toEqual(text);
  expect(byName.get('news_article')?.schema.title).toMatchObject({ max_length: 120 });
  expect(byName.get('quote')?.schema.work).toMatchObject({ description: 'Titel en jaar van de bron.' });
  expect(byName.get('program')?.schema.experience).toMatchObject({
    type: 'option',
    source: 'internal_stories',
    filter_content_type: ['experience'],
    use_uuid: true,
  });
});

const fields = components.flatMap(({ name, schema }) =>
  Object.entries(schema).map(([key, field]) => ({ at: `${name}.${key}`, ...field })),
);
const ofType = (type: string) => fields.filter((field) => field.type === type);

it('offers in rich text what the site shows, and blocks only where there are some', () => {
  for (const { at, ...field } of ofType('richtext')) {
    const { toolbar, component_whitelist: blocks } = field as unknown as Record<string, string[]>;
    const restricted = { customize_toolbar: true, restrict_components: true, restrict_type: '' };
    expect(field, at).toMatchObject(restricted);
    expect(
      toolbar?.filter((name) => /^(h1|color|highlight|align-.*)$/.test(name)),
      at,
    ).toEqual([]);
    expect(toolbar?.includes('blok'), at).toBe((blocks ?? []).length > 0);
  }
  for (const { at, ...field } of [...ofType('richtext'), ...ofType('multilink')])
    expect(field, at).toMatchObject({ allow_target_blank: true, allow_custom_attributes: false });
});

it('limits lists of blocks with numbers, and lists of stories with texts, as the vendor does', () => {
  expect(byName.get('program_grid')?.schema).toMatchObject({
    cta: { maximum: 1 },
    experiences: { min_options: '1', entry_appearance: 'card' },
  });
  expect(byName.get('accordion')?.schema.items).toMatchObject({ minimum: 1 });
  expect(byName.get('bookstore')?.schema.latitude).toMatchObject({ min_value: -90, max_value: 90 });
});

it('puts each field in one tab at most, and only fields that exist', () => {
  const tabbed = components.map(({ name, schema }) => ({
    name,
    schema,
    keys: Object.values(schema).flatMap((field) => (field.type === 'tab' ? (field.keys as string[]) : [])),
  }));
  const long = tabbed.filter(({ keys, schema }) => keys.length === 0 && Object.keys(schema).length > 10);
  expect(long.map(({ name }) => name)).toEqual([]);
  for (const { name, schema, keys } of tabbed) {
    expect(new Set(keys).size, name).toBe(keys.length);
    for (const key of keys) expect(schema[key]?.type, `${name}.${key}`).toBeDefined();
  }
});

it('stands in a folder that the export has too', () => {
  const groups = new Set(groupExport().map(({ uuid }) => uuid));
  for (const { name, component_group_uuid } of components)
    expect(groups.has(component_group_uuid ?? ''), name).toBe(true);
});

it('checks times as they are typed', () => {
  const opens = byName.get('opening_hours')?.schema.opens as { readonly regex?: string } | undefined;
  const regex = new RegExp(opens?.regex ?? 'none');
  for (const good of ['09:30', '00:00', '23:59']) expect(good).toMatch(regex);
  for (const bad of ['9:30', '24:00', '9u30']) expect(bad).not.toMatch(regex);
});

it('only lets fields hold blocks, and refer to types, that exist', () => {
  for (const { name, fields } of definitions) {
    for (const field of Object.values(fields)) {
      for (const nested of field.holds ?? [])
        expect(byName.get(nested), `${name}: ${nested}`).toMatchObject({ is_nestable: true });
      for (const type of field.refersTo ?? [])
        expect(byName.get(type), `${name}: ${type}`).toMatchObject({ is_root: true });
    }
  }
});

it('uses only names that GraphQL and the service allow', () => {
  for (const { name, schema } of components) {
    expect(name).not.toBe('content');
    const keys = Object.keys(schema).filter((key) => schema[key]?.type !== 'tab');
    for (const key of [name, ...keys]) expect(key).toMatch(/^[a-z][a-z0-9_]*$/);
  }
});
