import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { objectsIn, textOf } from '../folder/json.ts';
import { allEntries, finding, type Rule } from './finding.ts';

/** The level of the page title, above every other heading. */
const TITLE = 1;
/** Blocks of a body that bring headings of their own: the level of their last heading. */
const LEVEL_AFTER: { readonly [component: string]: number | undefined } = {
  accordion: 3,
  article_grid: 3,
  experience_highlight: 3,
  program_grid: 3,
  call_to_action: 2,
  newsletter_form: 2,
  text_image_section: 2,
  date_strip: 2,
};

type Problem = { readonly path: string; readonly message: string };
type Heading = { readonly path: string; readonly level: number; readonly isEmpty: boolean };

function headingsOf(document: JsonObject, at: string): Heading[] {
  return [...objectsIn(document.content, `${at}.content`)].flatMap(({ at: path, object }) => {
    if (object.type !== 'heading' || /\.attrs\./.test(path.slice(at.length))) return [];
    const level = isObject(object.attrs) ? Number(object.attrs.level) : Number.NaN;
    return [{ path, level, isEmpty: wordsOf(object.content).join('').trim() === '' }];
  });
}

/** Only what is read: texts, and the emoji among them. */
const wordsOf = (content: unknown): string[] =>
  [...objectsIn(content)].flatMap(({ object }) => [
    textOf(object.text),
    isObject(object.attrs) ? textOf(object.attrs.emoji) : '',
  ]);

/** Reads a text from top to bottom; `above` is the level of the heading before it. */
function checkDocument(
  document: JsonObject,
  at: string,
  above: number,
): { problems: Problem[]; last: number } {
  let last = above;
  const problems = headingsOf(document, at).flatMap(({ path, level, isEmpty }): Problem[] => {
    if (isEmpty) return [{ path, message: 'deze kop is leeg; haal hem weg' }];
    if (!(level >= 2 && level <= 6)) {
      return [
        { path, message: 'een kop in een tekst heeft niveau 2 tot 6; niveau 1 is de titel van de pagina' },
      ];
    }
    const before = last;
    last = level;
    if (level <= before + 1) return [];
    return [
      { path, message: `deze kop van niveau ${level} volgt op niveau ${before}; maak er ${before + 1} van` },
    ];
  });
  return { problems, last };
}

/** The blocks of the body one after the other; a text inside another block starts again under its title. */
function checkBody(body: readonly unknown[]): Problem[] {
  let above = TITLE;
  return body.flatMap((block, index) => {
    if (!isObject(block)) return [];
    if (block.component === 'rich_text' && isObject(block.text)) {
      const { problems, last } = checkDocument(block.text, `body.${index}.text`, above);
      above = last;
      return [...problems, ...documentsIn(block.text.content, `body.${index}.text.content`)];
    }
    above = LEVEL_AFTER[textOf(block.component)] ?? above;
    return documentsIn(block, `body.${index}`);
  });
}

const documentsIn = (value: unknown, at: string): Problem[] =>
  [...objectsIn(value, at)].flatMap(({ at: path, object }) =>
    object.type === 'doc' ? checkDocument(object, path, TITLE).problems : [],
  );

/** Headings in order: none skips a level, none is empty, and none has the level of the title. */
export const headings: Rule = (folder) =>
  allEntries(folder).flatMap((entry) => {
    const { body, ...rest } = entry.story.content;
    const problems = [...(Array.isArray(body) ? checkBody(body) : []), ...documentsIn(rest, '')];
    return problems.map(({ path, message }) => finding(entry, path, message));
  });
