import { isObject, objectsIn, textOf } from './json.ts';
import type { Space } from './space.ts';

/** Nodes and marks of contract content-service, section 5. Reading drops others without a word. */
const NODES = new Set(
  `doc paragraph text heading bullet_list ordered_list list_item blockquote code_block horizontal_rule hard_break image
  emoji blok table tableRow tableCell tableHeader`.split(/\s+/),
);
const MARKS = new Set(
  'bold italic strike underline code superscript subscript highlight anchor link'.split(' '),
);

/** Rich text holds only nodes and marks that the site shows, no empty text, and its headings start at level 2. */
export function checkRichText({ published, drafts }: Space): string[] {
  return [...published, ...drafts].flatMap(({ file, story }) =>
    [...objectsIn(story.content)].flatMap(({ at, object }) => {
      const type = textOf(object.type);
      const isMark = /\.marks\.\d+$/.test(at);
      const isNode = type === 'doc' || (/\.content\.\d+$/.test(at) && !isMark);
      const level = isObject(object.attrs) ? Number(object.attrs.level) : 0;
      return [
        isNode && !NODES.has(type) ? `has the unknown node '${type}'` : '',
        isMark && !MARKS.has(type) ? `has the unknown mark '${type}'` : '',
        type === 'text' && isNode && textOf(object.text) === '' ? 'is an empty text' : '',
        type === 'heading' && (level < 2 || level > 6) ? `is a heading of level ${level}` : '',
      ].flatMap((message) => (message ? [`${file}: ${at} ${message}`] : []));
    }),
  );
}
