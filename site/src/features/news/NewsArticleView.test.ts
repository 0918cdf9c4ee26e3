import type { BodyNode, RichTextNode } from '@inktvis/content';
import { expect, test } from 'vitest';
import { readingMinutes } from './NewsArticleView.tsx';

const words = (text: string): RichTextNode => ({ type: 'text', text, marks: [] });
const paragraph = (...children: RichTextNode[]): RichTextNode => ({
  type: 'paragraph',
  children,
});
const block = (...text: RichTextNode[]): BodyNode => ({
  type: 'rich_text',
  id: '',
  editable: undefined,
  text,
});
const long = (count: number) => Array.from({ length: count }, () => 'woord').join(' ');

test.each([
  ['nothing', [], 0],
  ['a picture only', [{ type: 'broken', id: '', editable: undefined, component: '', problems: [] }], 0],
  ['one word', [block(paragraph(words('Kort')))], 1],
  ['what fills one minute', [block(paragraph(words(long(220))))], 1],
  ['a word more, in another paragraph', [block(paragraph(words(long(220))), paragraph(words('woord')))], 2],
  ['a word in two letters', [block(paragraph(words(`${long(219)} wo`), words('ord')))], 1],
] as const)('%s', (_, body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes);
});
