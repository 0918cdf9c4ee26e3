/** The only place that knows where the parts of the content model are that a check needs. */
export type { Definition } from '../../packages/content/src/kit/define.ts';
export { type WireStory, wireStorySchema } from '../../packages/content/src/kit/wire.ts';
export { model } from '../../packages/content/src/model.ts';
export { parseStory } from '../../packages/content/src/parse.ts';
