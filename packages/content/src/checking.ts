/** For tests and commands that read a content folder; the site itself reads through the client. */
export { runningText } from './client/text/running-text.ts';
export { readFolder } from './commands/folder/read-folder.ts';
export { lineOf } from './commands/lint/finding.ts';
export { lint } from './commands/lint/lint.ts';
export { parseStory } from './domain.ts';
export { readRichText } from './kit/rich-text.ts';
