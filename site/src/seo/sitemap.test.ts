import { describe, expect, it } from 'vitest';
import { sitemap } from './sitemap.ts';

const entry = (path: string, changed: string | null = null) => ({
  url: `https://inktvis.example/${path}`,
  changed: changed === null ? null : new Date(changed),
});

describe('the sitemap', () => {
  it('tells when a page changed only where that is known', () => {
    const xml = sitemap([entry('a', '2024-10-18T09:30:15.500Z'), entry('b')]);
    expect(xml).toContain(
      '<url><loc>https://inktvis.example/a</loc><lastmod>2024-10-18T09:30:15Z</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://inktvis.example/b</loc></url>');
  });

  it('is XML whatever an address holds', () => {
    expect(sitemap([entry('a?b=1&c=<2>')])).toContain('a?b=1&amp;c=&lt;2&gt;');
  });
});
