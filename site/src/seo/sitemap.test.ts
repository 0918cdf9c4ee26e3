import { describe, expect, it } from 'vitest';
import { sitemap, sitemapPart } from './sitemap.ts';

const entry = (path: string, changed: string | null = null) => ({
  url: `https://inktvis.example/${path}`,
  changed: changed === null ? null : new Date(changed),
});
const partAddress = (part: number) => `https://inktvis.example/sitemap-${part}.xml`;
const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

describe('the sitemap', () => {
  it('tells when a page changed only where that is known', () => {
    const xml = sitemap([entry('a', '2024-10-18T09:30:15.500Z'), entry('b')], partAddress);
    expect(xml).toContain(
      '<url><loc>https://inktvis.example/a</loc><lastmod>2024-10-18T09:30:15Z</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://inktvis.example/b</loc></url>');
  });

  it('is XML whatever an address holds', () => {
    expect(sitemap([entry('a?b=1&c=<2>')], partAddress)).toContain('a?b=1&amp;c=&lt;2&gt;');
  });

  it('is one file up to 50 000 addresses, and the list of its parts beyond', () => {
    const many = Array.from({ length: 50_001 }, (_, at) => entry(String(at), '2024-10-18T09:30:00Z'));
    expect(locations(sitemap(many.slice(1), partAddress))).toHaveLength(50_000);
    const index = sitemap(many, partAddress);
    expect(index).toContain('<sitemapindex');
    expect(locations(index)).toEqual([partAddress(1), partAddress(2)]);
    expect(index).toContain('<lastmod>2024-10-18T09:30:00Z</lastmod>');
    const parts = [1, 2].map((part) => locations(sitemapPart(many, part)));
    expect(parts.map(({ length }) => length)).toEqual([50_000, 1]);
    expect(new Set(parts.flat()).size).toBe(50_001);
    expect(sitemapPart(many, 3)).toBeNull();
  });

  it('is split before a file grows too large', () => {
    const entries = ['een', 'twee', 'drie'].map((path) => entry(path));
    const limits = { entries: 50_000, bytes: 120 };
    expect(locations(sitemap(entries, partAddress, limits))).toEqual([partAddress(1), partAddress(2)]);
    expect([1, 2].flatMap((part) => locations(sitemapPart(entries, part, limits)))).toEqual(
      entries.map(({ url }) => url),
    );
  });

  it('has no parts while one file holds it', () => {
    expect(sitemapPart([entry('a')], 1)).toBeNull();
  });
});
