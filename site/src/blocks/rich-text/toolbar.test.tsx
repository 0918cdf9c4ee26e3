import { readRichText } from '@inktvis/content/checking';
import { componentExport } from '@inktvis/content/cms';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

const PICTURE = 'https://a.storyblok.com/f/1001/1600x1066/8a0f54317a/beurshal.webp';
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
/** The one before it is a level higher: none is skipped. */
const heading = (level: number) => ({ type: 'heading', attrs: { level }, content: [text('woorden')] });
const listOf = (type: string) => ({
  type,
  content: [{ type: 'list_item', content: [paragraph(text('woorden'))] }],
});

/** What each button of the editor puts into a text (storyblok.com/docs/concepts/fields), and what the site makes of it. */
const BUTTONS: Readonly<Record<string, readonly [nodes: object, shown: RegExp]>> = {
  paragraph: [paragraph(text('woorden')), /<p>woorden<\/p>/],
  h2: [heading(2), /<h2[^>]*>woorden<\/h2>/],
  h3: [[heading(2), heading(3)], /<h3[^>]*>woorden<\/h3>/],
  h4: [[heading(2), heading(3), heading(4)], /<h4[^>]*>woorden<\/h4>/],
  bold: [paragraph(text('woorden', { type: 'bold' })), /<strong>woorden<\/strong>/],
  italic: [paragraph(text('woorden', { type: 'italic' })), /<em>woorden<\/em>/],
  list: [listOf('bullet_list'), /<ul[^>]*><li>woorden<\/li><\/ul>/],
  olist: [listOf('ordered_list'), /<ol[^>]*><li>woorden<\/li><\/ol>/],
  quote: [{ type: 'blockquote', content: [paragraph(text('woorden'))] }, /<blockquote[^>]*>.*woorden/],
  hrule: [{ type: 'horizontal_rule' }, /<hr/],
  link: [
    paragraph(text('woorden', { type: 'link', attrs: { href: 'https://voorbeeld.be', linktype: 'url' } })),
    /<a href="https:\/\/voorbeeld\.be"[^>]*>woorden/,
  ],
  anchor: [paragraph(text('woorden', { type: 'anchor', attrs: { id: 'deel' } })), /id="deel"/],
  image: [{ type: 'image', attrs: { src: PICTURE, alt: 'Een hal' } }, /<img[^>]*alt="Een hal"/],
};

/** Buttons that put nothing into a text of their own. */
const COMMANDS = ['unset', 'undo', 'redo', 'paste-action'];

/** Every button that a field of the editor offers; that for blocks is tried with each block. */
const offered = new Set(
  componentExport().flatMap(({ schema }) =>
    Object.values(schema).flatMap((field) =>
      'toolbar' in field && Array.isArray(field.toolbar) ? field.toolbar.map(String) : [],
    ),
  ),
);

test('the editor offers exactly what is tried here', () => {
  expect([...offered].toSorted()).toEqual([...Object.keys(BUTTONS), ...COMMANDS, 'blok'].toSorted());
});

test.each(Object.keys(BUTTONS))('what the button %s makes is shown', (button) => {
  const [content = [], shown] = BUTTONS[button] ?? [];
  const reported: string[] = [];
  const nodes = readRichText(
    { type: 'doc', content: [content].flat() },
    [],
    {
      model: {},
      story: 'tekst',
      depth: 0,
      findStory: () => undefined,
      findSlug: () => undefined,
      hyphenate: (title) => title,
      known: new Map(),
      anchors: new Set(),
      report: ({ message }) => void reported.push(message),
    },
    'text',
  );
  expect(reported).toEqual([]);
  expect(renderToStaticMarkup(<RichText nodes={nodes} />)).toMatch(shown ?? /$^/);
});
