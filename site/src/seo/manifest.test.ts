import { COLOURS } from '@inktvis/foundation/brand';
import { describe, expect, it } from 'vitest';
import { letterIcon } from './manifest.ts';
import { robotsText } from './sitemap.ts';

it('the icon of another brand is its first letter, whatever that is', () => {
  const letters = ['boekfeest', 'Élan', '<script>', '&co', '   ', ''].map(
    (brand) => />([^<]*)<\/text>/.exec(letterIcon(brand, COLOURS))?.[1],
  );
  expect(letters).toEqual(['B', 'É', '&lt;', '&amp;', ' ', '']);
});

describe('robots.txt', () => {
  it('allows everything but API calls, and names the sitemap', () => {
    expect(robotsText('https://inktvis.example', true)).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://inktvis.example/sitemap.xml\n',
    );
  });

  it('allows crawling of a deployment that is not indexed, so that noindex is read', () => {
    const text = robotsText('https://inktvis.example', false);
    expect([text.includes('Sitemap'), /Disallow: \/$/m.test(text)]).toEqual([false, false]);
  });
});
