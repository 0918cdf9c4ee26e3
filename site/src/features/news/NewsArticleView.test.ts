import { expect, test } from 'vitest';
import { aText, paragraph, words } from '../../blocks/testing/blocks.ts';
import { readingMinutes } from './NewsArticleView.tsx';

const long = (count: number) => Array.from({ length: count }, () => 'woord').join(' ');

test.each([
  ['nothing', [], 0],
  ['a picture only', [{ type: 'broken', id: '', editable: undefined, component: '', problems: [] }], 0],
  ['one word', [aText(paragraph(words('Kort')))], 1],
  ['what fills one minute', [aText(paragraph(words(long(220))))], 1],
  ['a word more, in another paragraph', [aText(paragraph(words(long(220))), paragraph(words('woord')))], 2],
  ['a word in two letters', [aText(paragraph(words(`${long(219)} wo`), words('ord')))], 1],
] as const)('%s', (_, body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes);
});
