/** For tests that check stories against the model; the site itself reads through the client. */
export { readFolder } from './commands/folder/read-folder.ts';
export { lineOf } from './commands/lint/finding.ts';
export { lint } from './commands/lint/lint.ts';
export { parseStory } from './domain.ts';
export { readRichText } from './kit/rich-text.ts';
