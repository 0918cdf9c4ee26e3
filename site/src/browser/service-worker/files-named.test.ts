import { expect, test } from 'vitest';
import { filesOfPage, importsOfScript } from './files-named.ts';

test('finds the styles, scripts, fonts and islands of a page, each once', () => {
  const html = `<link rel="stylesheet" href="/_astro/a.1.css"><script type="module" src="/_astro/b.2.js"></script>
    <astro-island component-url="/_astro/c.3.js" renderer-url="/_astro/d.4.js"></astro-island>
    <link rel="preload" href="/_astro/a.1.css"><img src="/beeld/1/a.webp"><a href="/programma">x</a>`;
  expect(filesOfPage(html)).toEqual([
    '/_astro/a.1.css',
    '/_astro/b.2.js',
    '/_astro/c.3.js',
    '/_astro/d.4.js',
  ]);
});

test('finds what a script imports at once, not what it may import later', () => {
  const script = 'import{a}from"./a.js";import"./b.js";export{c}from"./c.js";x(()=>import("./later.js"))';
  expect(importsOfScript(script)).toEqual(['/_astro/a.js', '/_astro/b.js', '/_astro/c.js']);
});
