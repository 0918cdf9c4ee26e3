/** For tools that check stories against the model; the site itself reads through the client. */
export { isObject } from '@inktvis/foundation/json';
export { objectsIn, textOf } from './commands/folder/json.ts';
export { type ContentFolder, type Entry, readFolder } from './commands/folder/read-folder.ts';
export { lineOf } from './commands/lint/finding.ts';
export { lint } from './commands/lint/lint.ts';
export { parseStory } from './domain.ts';
export { readRichText } from './kit/rich-text.ts';
export { fixedStories } from './model/fixed-stories.ts';
export { model } from './model/index.ts';
