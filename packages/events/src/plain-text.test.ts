import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainLine, plainText, readParagraphs } from './plain-text.ts';

const plainParagraphs = (html: string) => readParagraphs(html).map((one) => plainText([one]));

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
  ['entities by their own case', '&Eacute;&eacute;n &Oslash; &rarr; &shy;&frac12;', ['Één Ø → \u00ad½']],
  ['an entity across a link', '<a href="https://x.be?a=1&amp;b=2">&Eacute;</a>', ['É']],
  ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><th>c<td>d</table>', ['a b', 'c d']],
  ['a script', 'voor<script>alert("inkt")</script>na', ['voorna']],
  ['a script that never ends', 'voor<script>alert(1)', ['voor']],
  ['a tag that never ends', 'voor <img src=x onerror=alert(1)', ['voor']],
  ['comments', 'a<!-- <b> -->b', ['ab']],
  ['what only looks like a tag', '3 < 5 en 5 > 3', ['3 < 5 en 5 > 3']],
  ['markup that was escaped stays text', '&lt;b&gt;', ['<b>']],
  ['direction overrides and control characters', 'a\u202eb\u0000c\u2066', ['ab c']],
  ['a vertical tab between lines', 'zaal 1\vzaal 2', ['zaal 1\nzaal 2']],
  ['nothing', ' \n \n', []],
])('%s', (_name, html, paragraphs) => {
  expect(plainParagraphs(html)).toEqual(paragraphs);
});

it.each([
  [
    'its own address',
    '<p>Schrijf <a href="https://x.be/?a=1&amp;b=2">je <b>nu</b> in</a>.</p>',
    'https://x.be/?a=1&b=2',
    'je nu in',
  ],
  ['an e-mail address', 'Mail <a href=" mailto:x@y.be ">ons</a>', 'mailto:x@y.be', 'ons'],
  ['a number', 'Bel <a href="tel:056 00">056 00</a>!', 'tel:056 00', '056 00'],
])('keeps a link with %s, and the words around it outside', (_name, html, href, text) => {
  const [runs = []] = readParagraphs(html);
  expect(runs.filter((run) => run.href !== null)).toEqual([{ text, href }]);
  expect(runs[0]?.text).toMatch(/^(Schrijf|Mail|Bel) $/);
});

it.each(['javascript:alert(1)', 'java\nscript:alert(1)', '/pad', '', 'data:text/html,x'])(
  'a link to %j is its words',
  (href) => {
    expect(readParagraphs(`lees <a href="${href}">dit</a> nu`)).toEqual([
      [{ text: 'lees dit nu', href: null }],
    ]);
  },
);

it('is free of control characters, whatever the source holds', () => {
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
});

it.each(['<script', '<p', '<!--', '&', '<', ' \n'])('reads no more than 20 000 characters of %j', (part) => {
  const text = part.repeat(20_000);
  expect(readParagraphs(text)).toEqual(readParagraphs(text.slice(0, 20_000)));
});

it('a title keeps its characters on one line', () => {
  expect(plainLine(' Voorlezen met <em>nadruk</em>\n& meer ')).toBe('Voorlezen met <em>nadruk</em> & meer');
  expect(plainLine('Caf&eacute; R&amp;B &lt;3 &Eacute;&#233;n &onzin; x&copy')).toBe(
    'Café R&B <3 Één &onzin; x&copy',
  );
});
