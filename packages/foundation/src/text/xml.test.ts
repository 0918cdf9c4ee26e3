import { expect, it } from 'vitest';
import { element, escapeXml, textElement } from './xml.ts';

it.each([
  ['a & b < c > "d"', 'a &amp; b &lt; c &gt; &quot;d&quot;'],
  ['regel\r\nregel\ttab', 'regel&#13;\nregel\ttab'],
  ['bel\u0007 en \u0000 en \uFFFE', 'bel  en   en  '],
  ['half \uD83D teken, heel 🦑', 'half \uFFFD teken, heel 🦑'],
])('%j', (text, xml) => {
  expect(escapeXml(text)).toBe(xml);
});

it('an element has its attributes escaped too, and closes itself when there is nothing in it', () => {
  expect(element('a', [textElement('b', 1, { c: '"&"' }), element('d', [])], { e: 2 })).toBe(
    '<a e="2">\n<b c="&quot;&amp;&quot;">1</b>\n<d/>\n</a>',
  );
});
