/** For tools that check stories against the model; the site itself reads through the client. */
export { isObject, type JsonObject, objectsIn, textOf } from './commands/folder/json.ts';
export { type ContentFolder, type Entry, readFolder } from './commands/folder/read-folder.ts';
export { type Finding, lineOf, lint, type RuleName } from './commands/lint/index.ts';
export type { Definition } from './kit/define.ts';
export { readRichText } from './kit/rich-text.ts';
export { type WireStory, wireStorySchema } from './kit/wire.ts';
export { model } from './model.ts';
export { parseStory } from './parse.ts';
