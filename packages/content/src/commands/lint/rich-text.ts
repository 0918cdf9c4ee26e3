import { isObject, objectsIn, textOf } from '../folder/json.ts';
import { allEntries, finding, type Rule } from './finding.ts';

/** Nodes and marks of contract content-service, section 5. Reading drops others without a word. */
const NODES = new Set(
  `doc paragraph text heading bullet_list ordered_list list_item blockquote code_block horizontal_rule hard_break image
  emoji blok table tableRow tableCell tableHeader`.split(/\s+/),
);
const MARKS = new Set(
  'bold italic strike underline code superscript subscript highlight anchor link'.split(' '),
);

/** Rich text holds only what the site shows. */
export const richText: Rule = (folder) =>
  allEntries(folder).flatMap((entry) =>
    [...objectsIn(entry.story.content)].flatMap(({ at, object }) => {
      if (object.type !== 'doc' || !Array.isArray(object.content)) return [];
      return [...unknownIn(object.content, `${at}.content`)].map(({ path, what }) =>
        finding(entry, 'text', path, `${what} toont de site niet; haal het weg`),
      );
    }),
  );

function* unknownIn(nodes: unknown, path: string): Generator<{ path: string; what: string }> {
  if (!Array.isArray(nodes)) return;
  for (const [index, node] of nodes.entries()) {
    const at = `${path}.${index}`;
    if (!isObject(node)) {
      yield { path: at, what: 'dit onderdeel van de tekst' };
      continue;
    }
    const type = textOf(node.type);
    if (!NODES.has(type)) yield { path: at, what: `het onderdeel '${type}'` };
    for (const mark of Array.isArray(node.marks) ? node.marks : []) {
      const name = isObject(mark) ? textOf(mark.type) : '';
      if (!MARKS.has(name)) yield { path: at, what: `de opmaak '${name}'` };
    }
    yield* unknownIn(node.content, `${at}.content`);
  }
}
