import { isObject } from '@inktvis/foundation/json';
import type { Definition } from '../../kit/definition.ts';
import { model } from '../../model/index.ts';

/** Nodes in the middle of a paragraph. */
const INLINE: ReadonlySet<string> = new Set(['hard_break', 'emoji', 'image']);

/** A mark may begin in the middle of a word, so adjacent texts are joined without a space. */
function collectRichText(value: unknown, into: string[]): void {
  if (!isObject(value)) return;
  if (value.type === 'text' && typeof value.text === 'string') {
    into.push(value.text);
    return;
  }
  if (value.type === 'blok' && isObject(value.attrs)) collectBlocks(value.attrs.body, into);
  if (Array.isArray(value.content)) for (const node of value.content) collectRichText(node, into);
  // An excerpt has to know where a paragraph ends; a list item ends with its paragraph.
  into.push(INLINE.has(String(value.type)) ? ' ' : '\n');
}

function collectBlocks(value: unknown, into: string[]): void {
  if (!Array.isArray(value)) return;
  for (const block of value) {
    if (!isObject(block) || typeof block.component !== 'string') continue;
    const definition: Definition | undefined = model[block.component];
    for (const [name, field] of Object.entries(definition?.fields ?? {})) {
      const child = block[name];
      if (field.cms.type === 'richtext') collectRichText(child, into);
      else if (field.holds) collectBlocks(child, into);
      // Addresses are not words.
      else if (/^text/.test(field.cms.type) && typeof child === 'string' && name !== 'url')
        into.push(child, '\n');
    }
  }
}

/** The words in the body and in the other rich texts of a story, in order, a paragraph a line; `''` when there are none. */
export function runningText(content: {
  readonly component: string;
  readonly [field: string]: unknown;
}): string {
  const into: string[] = [];
  for (const [name, field] of Object.entries(model[content.component]?.fields ?? {})) {
    if (field.cms.type === 'richtext') collectRichText(content[name], into);
    else if (name === 'body') collectBlocks(content[name], into);
  }
  return into
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}
