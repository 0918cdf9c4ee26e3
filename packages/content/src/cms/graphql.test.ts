import { describe, expect, it } from 'vitest';
import { graphqlSchema, graphqlTypeName } from './graphql.ts';

describe('the GraphQL schema', () => {
  const sdl = graphqlSchema();

  it('names types after the content type', () => {
    expect(graphqlTypeName('program')).toBe('Program');
    expect(graphqlTypeName('blog-article')).toBe('BlogArticle');
    expect(graphqlTypeName('default_date_overview')).toBe('DefaultDateOverview');
    for (const name of ['Item', 'Items', 'Component', 'FilterQuery'])
      expect(sdl).toContain(`DateOverview${name} {`);
  });

  it('maps each kind of field to its GraphQL type', () => {
    const program = /type ProgramComponent \{([^}]*)\}/.exec(sdl)?.[1] ?? '';
    expect(program).toContain('  start_date: String\n');
    expect(program).toContain('  drop_in: Boolean\n');
    expect(program).toMatch(/ {2}experience\(fields: .*resolve_relations: String\): Story\n/);
    expect(program).toMatch(/ {2}theme\(fields: .*sort_by: String\): \[Story\]\n/);
    const home = /type HomeComponent \{([^}]*)\}/.exec(sdl)?.[1] ?? '';
    for (const field of ['image: Asset', 'body: BlockScalar', 'page_color: JsonScalar'])
      expect(home).toContain(field);
  });

  it('filters on the fields that can be filtered only', () => {
    const filter = /input ProgramFilterQuery \{([^}]*)\}/.exec(sdl)?.[1] ?? '';
    expect(filter).toContain('type: FilterQueryOperations');
    expect(filter).not.toContain('start_date');
    expect(filter).not.toContain('note');
  });

  it('has no type for a block', () => {
    expect(sdl).not.toContain('QuoteItem');
  });
});
