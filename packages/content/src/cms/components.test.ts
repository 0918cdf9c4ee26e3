import { describe, expect, it } from 'vitest';
import { definitions } from '../model/index.ts';
import { componentExport } from './components.ts';

describe('the component export', () => {
  const components = componentExport();
  const byName = new Map(components.map((component) => [component.name, component]));

  it('has every content type and block once', () => {
    expect(byName.size).toBe(components.length);
    expect([...byName.keys()].sort()).toEqual(definitions.map(({ name }) => name).sort());
  });

  it('tells content types from blocks', () => {
    expect(byName.get('experience')).toMatchObject({ is_root: true, is_nestable: false });
    expect(byName.get('quote')).toMatchObject({ is_root: false, is_nestable: true });
  });

  it('gives a field its place, its name and its rules', () => {
    expect(byName.get('quote')?.schema.text).toEqual({
      type: 'textarea',
      pos: 0,
      required: true,
      display_name: 'Citaat',
      description: '',
    });
    expect(byName.get('program')?.schema.experience).toMatchObject({
      type: 'option',
      source: 'internal_stories',
      filter_content_type: ['experience'],
      use_uuid: true,
    });
  });

  it('only lets fields hold blocks, and refer to types, that exist', () => {
    for (const { name, fields } of definitions) {
      for (const field of Object.values(fields)) {
        for (const held of field.holds ?? [])
          expect(byName.get(held), `${name}: ${held}`).toMatchObject({ is_nestable: true });
        for (const type of field.refersTo ?? [])
          expect(byName.get(type), `${name}: ${type}`).toMatchObject({ is_root: true });
      }
    }
  });

  it('previews a field that exists', () => {
    for (const { name, preview_field, schema } of components) {
      if (preview_field !== null) expect(Object.keys(schema), name).toContain(preview_field);
    }
  });

  it('uses only names that GraphQL and the service allow', () => {
    for (const { name, schema } of components) {
      expect(name).not.toBe('content');
      for (const key of [name, ...Object.keys(schema)]) expect(key).toMatch(/^[a-z][a-z0-9_]*$/);
    }
  });
});
