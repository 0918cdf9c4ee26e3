import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLine, plainParagraphs } from './plain-text.ts';

describe('the text of a description', () => {
  it.each([
    ['plain text with a blank line', 'Een.\n\nTwee.', ['Een.', 'Twee.']],
    ['a line break inside a paragraph', 'Een.\r\nTwee.', ['Een.\nTwee.']],
    [
      'paragraphs of HTML',
      '<p>Een <b>vet</b> woord.</p><p>Twee.<br/>Drie.</p>',
      ['Een vet woord.', 'Twee.\nDrie.'],
    ],
    ['a list', '<ul><li>appel</li><li>peer</li></ul>', ['– appel\n– peer']],
    ['entities', 'caf&eacute; &amp; th&#233; &#x2014; &onzin; &#0;', ['café & thé — &onzin;']],
    ['a script', 'voor<script>alert("inkt")</script>na', ['voorna']],
    ['a script that never ends', 'voor<script>alert(1)', ['voor']],
    ['a tag that never ends', 'voor <img src=x onerror=alert(1)', ['voor']],
    ['comments', 'a<!-- <b> -->b', ['ab']],
    ['what only looks like a tag', '3 < 5 en 5 > 3', ['3 < 5 en 5 > 3']],
    ['markup that was escaped stays text', '&lt;b&gt;', ['<b>']],
    ['direction overrides and control characters', 'a\u202eb\u0000c\u2066', ['abc']],
    ['nothing', ' \n \n', []],
  ])('%s', (_name, html, paragraphs) => {
    expect(plainParagraphs(html)).toEqual(paragraphs);
  });

  it('is quick and free of control characters, whatever the source holds', () => {
    const piece = fc.oneof(
      fc.constantFrom('<', '</', '<script', '<!--', '>', '&', ';', '\n', '<p', '&#', ' '),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
        for (const paragraph of plainParagraphs(pieces.join(''))) {
          expect(paragraph).not.toMatch(/[\p{Cc}--\n]|[\u202a-\u202e\u2066-\u2069]/v);
          expect(paragraph.trim()).toBe(paragraph);
        }
      }),
    );
    const before = performance.now();
    for (const part of ['<script', '<p', '<!--', '&', '<', ' \n']) plainParagraphs(part.repeat(20_000));
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('a title keeps its characters on one line', () => {
    expect(plainLine(' Voorlezen met <em>nadruk</em>\n& meer ')).toBe('Voorlezen met <em>nadruk</em> & meer');
  });
});
