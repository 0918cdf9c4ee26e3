import { camelCase } from '@inktvis/content/cms';
import { inlineLinks, parseLinkMode, urlOf } from '../query/links.ts';
import { list, type Parameters } from '../query/parameters.ts';
import { inlineRelations, parseRelations, renderContent, renderStory } from '../query/relations.ts';
import type { Snapshot, Version, View } from '../store/snapshot.ts';
import type { Json, JsonObject, Story } from '../store/story.ts';

/** What every resolver of one request works with. */
export type GraphqlContext = {
  readonly snapshot: Snapshot;
  readonly version: Version;
  readonly view: View;
  /** What `Space` describes, which may be another snapshot than that of the stories. */
  readonly space: () => Snapshot;
};

const rendering = ({ snapshot, version }: GraphqlContext, excluded?: string) => ({
  draft: version === 'draft',
  spaceId: snapshot.space.id,
  excludedFields: new Set(list(excluded)),
});

/** The content of a story with relations and links put in place: GraphQL has no side lists. */
function contentOf(story: Story, parameters: Parameters, context: GraphqlContext): Json {
  const shown = renderContent(story, rendering(context, parameters.excluding_fields));
  const nested = rendering(context);
  const show = (found: Story): JsonObject => renderStory(found, nested);
  const relations = parseRelations(parameters.resolve_relations);
  const content = inlineRelations(shown, relations, context.view, show);
  const mode = parseLinkMode(parameters.resolve_links);
  return mode ? inlineLinks(content, context.view, mode === 'story' ? show : urlOf) : content;
}

/** An item in snake_case. `group_id` is typed Int there, so it stays empty. */
export const itemOf = (story: Story, parameters: Parameters, context: GraphqlContext) => ({
  ...story,
  group_id: null,
  content: contentOf(story, parameters, context),
});

/** The story behind a reference, in camelCase. `group_id` is empty there too. */
export const referenceOf = (story: Story, resolveRelations: string | undefined, context: GraphqlContext) => ({
  ...Object.fromEntries(Object.entries(story).map(([name, value]) => [camelCase(name), value])),
  groupId: null,
  content: contentOf(story, { resolve_relations: resolveRelations }, context),
});
