import { COLOURS } from '@inktvis/foundation/brand';
import { describe, expect, it } from 'vitest';
import { letterIcon, manifest } from './manifest.ts';
import { robotsText } from './sitemap.ts';

const options = { start: '/programma', shortcuts: [], colours: COLOURS };

describe('the manifest', () => {
  it('bears the name of the brand, and the drawn icons only of the brand they belong to', () => {
    const own = manifest({ ...options, brand: 'Inktvis', hasIcons: true });
    const other = manifest({ ...options, brand: 'Boekfeest', hasIcons: false });
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
  const sitemap = 'https://inktvis.example/sitemap.xml';

  it('allows everything but API calls, and names the sitemap', () => {
    expect(robotsText({ sitemap, isFindable: true })).toBe(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`,
    );
  });

  it('allows crawling of a deployment that is not indexed, so that noindex is read', () => {
    const text = robotsText({ sitemap, isFindable: false });
    expect([text.includes('Sitemap'), /Disallow: \/$/m.test(text)]).toEqual([false, false]);
  });
});
