import { expect, test } from 'vitest';
import { runningText } from './running-text.ts';

const text = (words: string, marks: readonly object[] = []) => ({ type: 'text', text: words, marks });
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
const doc = (...content: readonly object[]) => ({ type: 'doc', content });

test('the words of blocks, and of blocks inside texts, in order', () => {
  const quote = { component: 'quote', _uid: 'q', text: 'Lezen is reizen.', writer_name: 'Een meeuw' };
  const words = doc(
    paragraph(text('Tussen '), text('ruil', [{ type: 'bold' }]), text('boeken')),
    { type: 'blok', attrs: { body: [quote] } },
    paragraph(text('dook iets op.')),
  );
  const answer = doc(paragraph(text('Ja, gratis.')));
  const item = { component: 'accordion_item', title: 'Is er parking?', text: answer };
  const body = [
    { component: 'rich_text', _uid: 'a', text: words },
    { component: 'accordion', _uid: 'b', title: 'Vragen', items: [item] },
  ];
  expect(runningText({ component: 'page', title: 'Staat elders', body }).split('\n')).toEqual([
    ...['Tussen ruilboeken', 'Lezen is reizen.', 'Een meeuw', 'dook iets op.'],
    ...['Vragen', 'Is er parking?', 'Ja, gratis.'],
  ]);
});

test('a rich text outside the body counts too', () => {
  const what_to_read = doc(paragraph(text('Een bundel')));
  expect(runningText({ component: 'hotspot_kortrijk', what_to_read })).toBe('Een bundel');
});

test.each([
  { component: 'page' },
  { component: 'bestaat_niet', body: [] },
  { component: 'page', body: 'geen lijst' },
  { component: 'page', body: [null, 1, [], {}, { component: 'bestaat_niet', text: 'x' }] },
  { component: 'page', body: [{ component: 'video', url: 'https://www.youtube.com/watch?v=1' }] },
  { component: 'page', body: [{ component: 'rich_text', text: { type: 'text', text: 4 } }] },
])('%j has none', (content) => {
  expect(runningText(content)).toBe('');
});
