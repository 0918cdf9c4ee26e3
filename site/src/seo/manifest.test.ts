import { COLOURS } from '@inktvis/foundation/brand';
import { describe, expect, it } from 'vitest';
import { letterIcon, manifest } from './manifest.ts';
import { robotsText } from './sitemap.ts';

describe('the manifest', () => {
  it('bears the name of the brand, and the drawn icons only of the brand they belong to', () => {
    const own = manifest('Inktvis', COLOURS);
    const other = manifest('Boekfeest', COLOURS);
    expect([own.name, other.name]).toEqual(['Inktvis', 'Boekfeest']);
    expect(own.icons.map(({ src }) => src)).toContain('/icon-maskable-512.png');
    expect(other.icons.map(({ src }) => src)).toEqual(['/letter.svg']);
  });
});

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
