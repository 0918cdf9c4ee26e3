/** For tools that check stories against the model; the site itself reads through the client. */
export type { Definition } from './kit/define.ts';
export { type WireStory, wireStorySchema } from './kit/wire.ts';
export { model } from './model.ts';
export { parseStory } from './parse.ts';
