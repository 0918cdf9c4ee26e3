import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { excerptOf, marksIn } from './excerpt.ts';
import { indexFullText } from './index/full-text.ts';
import { Marked } from './Marked.tsx';

/** The words of a term as an index of these texts reads them. */
const wordsOf = async (term: string, ...texts: readonly string[]) =>
  (await indexFullText(texts.map((text) => ({ title: '', text })))).find(term).matches;

const marked = async (text: string, term: string) =>
  marksIn(text, await wordsOf(term, text)).reduceRight(
    (rest, [from, until]) => `${rest.slice(0, from)}[${rest.slice(from, until)}]${rest.slice(until)}`,
    text,
  );

describe('a text is marked', () => {
  test.each([
    ['Gezelles Het schrijverke', 'gezelle', '[Gezelles] Het schrijverke'],
    ['Gëzelle op de brug', 'gezel brug', '[Gëzelle] op de [brug]'],
    ['Lees\u00adfestival', 'leesf', '[Lees\u00adfestival]'],
    ['Oude foto’s', 'foto', 'Oude [foto’s]'],
    ['Het Begijnhof', 'begjinhof', 'Het [Begijnhof]'],
    ['<b>&amp;', 'b', '<[b]>&amp;'],
  ])('%s for %s', async (text, term, expected) => {
    expect(await marked(text, term)).toBe(expected);
  });

  test('without being changed', async () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.lorem());
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (text, term) => {
        const marks = marksIn(text, await wordsOf(term, text));
        const html = renderToStaticMarkup(createElement(Marked, { text, marks, as: 'mark' }));
        const plain = renderToStaticMarkup(createElement('p', null, text));
        expect(`<p>${html.replace(/<\/?mark>/g, '')}</p>`).toBe(plain);
      }),
    );
  });
});

describe('an excerpt', () => {
  const lead = 'Een avond met gedichten.';
  const text = `${'Woorden en nog eens woorden. '.repeat(20)}Guido Gezelle woonde hier. ${'En zo voort. '.repeat(30)}`;
  const excerpt = async (term: string, title = 'Stilte') =>
    excerptOf({ title, lead, text }, await wordsOf(term, title, lead, text));

  test('is the introduction if that or the title matches', async () => {
    expect(await excerpt('gedichten')).toBe(lead);
    expect(await excerpt('gezelle', 'Gezelle')).toBe(lead);
  });

  test('is otherwise the text around the match', async () => {
    expect(await excerpt('gezelle')).toMatch(/^… .+ Guido Gezelle woonde hier\. .+ …$/);
    expect((await excerpt('gezelle')).length).toBeLessThan(200);
  });

  test('does not run from one paragraph into the next', async () => {
    const lines = 'Een kop\nGezelle woonde hier.\nEn zo voort.';
    expect(excerptOf({ title: '', lead: '', text: lines }, await wordsOf('gezelle', lines))).toBe(
      'Gezelle woonde hier.',
    );
  });

  test('of a long introduction ends between words', async () => {
    const long = 'Een heel lang woord na het andere. '.repeat(12).trim();
    const cut = excerptOf({ title: 'Lang', lead: long, text: '' }, await wordsOf('lang', 'Lang', long));
    expect(long.startsWith(cut.replace(/ …$/, ''))).toBe(true);
    expect(cut).toMatch(/(Een|heel|lang|woord|na|het|andere\.) …$/);
  });

  test('exists for any text, also one without spaces', () => {
    expect(excerptOf({ title: '', lead: 'x'.repeat(500), text: '' }, new Set())).toHaveLength(152);
    expect(excerptOf({ title: '', lead: '', text: '' }, new Set())).toBe('');
  });
});
