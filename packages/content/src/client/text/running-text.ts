import { isObject, type JsonObject, listOf, textOf } from '@inktvis/foundation/json';
import { model } from '../../model/index.ts';

/** Nodes in the middle of a paragraph. */
const INLINE: ReadonlySet<string> = new Set(['hard_break', 'emoji', 'image']);

/** A mark may begin in the middle of a word, so adjacent texts are joined without a space. */
function wordsOfNode(node: unknown): string {
  if (!isObject(node)) return '';
  const { type, text, attrs, content } = node;
  if (type === 'text') return textOf(text);
  const blocks = type === 'blok' && isObject(attrs) ? wordsOfBlocks(attrs.body) : '';
  // An excerpt has to know where a paragraph ends; a list item ends with its paragraph.
  return blocks + listOf(content).map(wordsOfNode).join('') + (INLINE.has(textOf(type)) ? ' ' : '\n');
}

/** Rich texts and the blocks of a story or a block, and of a block its other texts; addresses are not words. */
function wordsOf(object: JsonObject, isStory: boolean): string {
  const fields = Object.entries(model[textOf(object.component)]?.fields ?? {});
  const words = fields.map(([name, field]) => {
    const value = object[name];
    if (field.cms.type === 'richtext') return wordsOfNode(value);
    if (isStory ? name === 'body' : field.holds) return wordsOfBlocks(value);
    return !isStory && /^text/.test(field.cms.type) && name !== 'url' ? `${textOf(value)}\n` : '';
  });
  return words.join('');
}

const wordsOfBlocks = (blocks: unknown): string =>
  listOf(blocks)
    .map((block) => (isObject(block) ? wordsOf(block, false) : ''))
    .join('');

/** The words in the body and in the other rich texts of a story, in order, a paragraph a line; `''` when there are none. */
export const runningText = (content: JsonObject): string =>
  wordsOf(content, true)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
