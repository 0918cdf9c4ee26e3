import { expect, it } from 'vitest';
import { escapeXml } from './xml.ts';

it.each([
  ['a & b < c > "d"', 'a &amp; b &lt; c &gt; &quot;d&quot;'],
  ['regel\r\nregel\ttab', 'regel&#13;\nregel\ttab'],
  ['bel\u0007 en \u0000 en \uFFFE', 'bel en  en '],
  ['half \uD83D teken, heel 🦑', 'half \uFFFD teken, heel 🦑'],
])('%j', (text, xml) => {
  expect(escapeXml(text)).toBe(xml);
});
