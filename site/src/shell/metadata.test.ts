import { describe, expect, it } from 'vitest';
import { metadata, type PageMetadata } from './metadata.ts';

const page: PageMetadata = {
  brand: 'Inktvis',
  canonicalBase: 'https://inktvis.example',
  path: '/nieuws/een-bericht',
  title: 'Een bericht',
  intro: 'Wat er beweegt.',
};
const picture = {
  path: '1001/1600x1066/abc/leiebrug.webp',
  width: 1600,
  height: 1066,
  alt: 'De brug',
  focus: null,
  title: '',
  copyright: '',
};
const seo = {
  title: '',
  description: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: '',
  twitterTitle: '',
  twitterDescription: '',
  twitterImage: '',
};
const contentOf = (pairs: ReadonlyArray<readonly [string, string]>, key: string) =>
  pairs.find(([name]) => name === key)?.[1];

describe('the head of a page', () => {
  it('ends the title with the brand, but the brand alone stands once', () => {
    expect(metadata(page).title).toBe('Een bericht – Inktvis');
    expect(metadata({ ...page, title: 'Inktvis' }).title).toBe('Inktvis');
    expect(metadata({ ...page, title: 'Live – Inktvis', isWholeTitle: true }).title).toBe('Live – Inktvis');
  });

  it('prefers what the editor wrote for search engines', () => {
    const found = metadata({ ...page, seo: { ...seo, title: 'Gezocht', description: 'Gevonden' } });
    expect(found.title).toBe('Gezocht – Inktvis');
    expect(found.description).toBe('Gevonden');
    expect(contentOf(found.og, 'og:title')).toBe('Gezocht');
  });

  it('fills the twitter title from titles, never from the image', () => {
    const found = metadata({ ...page, seo: { ...seo, ogTitle: 'Gedeeld', twitterImage: 'x' } });
    expect(contentOf(found.twitter, 'twitter:title')).toBe('Gedeeld');
  });

  it('shares the picture of the page as a jpeg of 1200 × 630, or the one the editor chose', () => {
    expect(contentOf(metadata({ ...page, picture }).og, 'og:image')).toBe(
      'https://inktvis.example/beeld/1001/1600x1066/abc/leiebrug.webp/m/1200x630/filters:quality(75):format(jpeg)',
    );
    const chosen = { ...seo, ogImage: 'https://a.example/f/1001/2000x1500/def/kaart.png' };
    expect(contentOf(metadata({ ...page, picture, seo: chosen }).og, 'og:image')).toContain(
      '/def/kaart.png/m/',
    );
    expect(contentOf(metadata(page).twitter, 'twitter:card')).toBe('summary');
  });

  it.each([
    [{ path: '/' }, 'https://inktvis.example/'],
    [{ path: '/nieuws/' }, 'https://inktvis.example/nieuws'],
    [{ path: '/nieuws?thema=kids' }, 'https://inktvis.example/nieuws'],
    [{ path: '/nieuws', pageNumber: 1 }, 'https://inktvis.example/nieuws'],
    [{ path: '/nieuws', pageNumber: 3 }, 'https://inktvis.example/nieuws?pagina=3'],
  ])('gives %j the canonical address %s', (change, expected) => {
    expect(metadata({ ...page, ...change }).canonical).toBe(expected);
  });

  it('keeps a description to one line of 200 characters', () => {
    const { description } = metadata({ ...page, intro: 'woord '.repeat(100) });
    expect(description.length).toBeLessThanOrEqual(201);
    expect(description.endsWith('woord…')).toBe(true);
  });

  it('asks search engines to stay away only where told', () => {
    expect(metadata(page).robots).toBeNull();
    expect(metadata({ ...page, noindex: true }).robots).toBe('noindex,follow');
  });
});
