import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ItemNames } from './ItemMeta.tsx';

const wordsOf = (line: Parameters<typeof ItemNames>[0]['line']) =>
  renderToStaticMarkup(<ItemNames line={line} />)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '')
    .trim();

test.each([
  ['nobody', null, ''],
  ['one', { names: ['Jef Jambe'], more: 0, signs: false }, 'Met Jef Jambe'],
  ['two', { names: ['Jef Jambe', 'Zita Zetfout'], more: 0, signs: false }, 'Met Jef Jambe en Zita Zetfout'],
  [
    'many who sign',
    { names: ['Jef Jambe', 'Zita Zetfout'], more: 4, signs: true },
    'Met Jef Jambe, Zita Zetfout en nog 4 Signeert',
  ],
  ['one who signs', { names: ['Jef Jambe'], more: 0, signs: true }, 'Met Jef Jambe Signeert'],
] as const)('a card names %s', (_, line, words) => {
  expect(wordsOf(line)).toBe(words);
});
