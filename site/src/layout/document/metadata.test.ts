import { emptyContent } from '@inktvis/content/testing';
import { describe, expect, it } from 'vitest';
import { metadata, type PageMetadata } from './metadata.ts';

const page: PageMetadata = {
  brand: 'Inktvis',
  canonicalBase: 'https://inktvis.example',
  path: '/nieuws/een-bericht',
  title: 'Een bericht',
  intro: 'Wat er beweegt.',
};
const { seo } = emptyContent('page');
/** What the head says, by the names of its properties. */
const headOf = (change: Partial<PageMetadata>) => {
  const { og, twitter } = metadata({ ...page, ...change });
  return Object.fromEntries([...og, ...twitter]);
};

describe('the head of a page', () => {
  it('ends the title with the brand, but the brand alone stands once', () => {
    expect(metadata(page).title).toBe('Een bericht – Inktvis');
    expect(metadata({ ...page, title: 'Inktvis' }).title).toBe('Inktvis');
    expect(metadata({ ...page, title: 'Live – Inktvis', isWholeTitle: true }).title).toBe('Live – Inktvis');
  });

  it('prefers what the editor wrote for search engines', () => {
    const written = { seo: { ...seo, title: 'Gezocht', description: 'Gevonden' } };
    expect(metadata({ ...page, ...written })).toMatchObject({
      title: 'Gezocht – Inktvis',
      description: 'Gevonden',
    });
    expect(headOf(written)['og:title']).toBe('Gezocht');
    const shared = headOf({ seo: { ...seo, ogTitle: 'Gedeeld', twitterImage: 'x' } });
    expect(shared['twitter:title']).toBe('Gedeeld');
  });

  it('shares the card that is drawn for the page, with its size and words', () => {
    const card = 'https://inktvis.example/kaart/nieuws/een-bericht.png';
    expect(headOf({ card: '/kaart/nieuws/een-bericht.png' })).toMatchObject({
      'og:image': card,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Kaart van Inktvis: Een bericht',
      'twitter:card': 'summary_large_image',
      'twitter:image': card,
    });
    expect(headOf({})['og:image']).toBe('https://inktvis.example/kaart/festival.png');
  });

  it('shares the picture that the editor chose instead, as a jpeg in its true size', () => {
    const ogImage = 'https://a.example/f/1001/1000x1500/def/kaart.png';
    const cut = '1001/1000x1500/def/kaart.png/m/1000x525/filters:quality(75):format(jpeg)';
    const address = `https://inktvis.example/beeld/${cut}`;
    expect(headOf({ seo: { ...seo, ogImage } })).toMatchObject({
      'og:image': address,
      'og:image:width': '1000',
      'og:image:height': '525',
      'twitter:image': address,
    });
  });

  it('passes on a chosen external picture, and draws a card where the choice is of no use', () => {
    const shared = (ogImage: string) => headOf({ seo: { ...seo, ogImage } })['og:image'];
    expect(shared('https://elders.example/beeld.jpg')).toBe('https://elders.example/beeld.jpg');
    expect(shared('https://a.example/f/1001/64x64/def/teken.svg')).toContain('/kaart/festival.png');
    expect(shared('javascript:alert(1)')).toContain('/kaart/festival.png');
  });

  it.each([
    [{ path: '/' }, 'https://inktvis.example/'],
    [{ path: '/nieuws/' }, 'https://inktvis.example/nieuws'],
    [{ path: '/nieuws?thema=kids' }, 'https://inktvis.example/nieuws'],
    [{ path: '/nieuws', pageNumber: 1 }, 'https://inktvis.example/nieuws'],
    [{ path: '/nieuws', pageNumber: 3 }, 'https://inktvis.example/nieuws?pagina=3'],
    [
      { path: '/programma', query: 'dag=alle', pageNumber: 2 },
      'https://inktvis.example/programma?dag=alle&pagina=2',
    ],
  ])('gives %j the canonical address %s', (change, expected) => {
    expect(metadata({ ...page, ...change }).canonical).toBe(expected);
  });

  it('keeps a description to one line of 200 characters', () => {
    const { description } = metadata({ ...page, intro: 'woord '.repeat(100) });
    expect(description.length).toBeLessThanOrEqual(201);
    expect(description.endsWith('woord…')).toBe(true);
  });

  it('asks search engines to stay away from hidden pages, and leads them from a filtered list to the whole', () => {
    const seen = (change: Partial<PageMetadata>) => {
      const { robots, namesCanonical } = metadata({ ...page, ...change });
      return [robots, namesCanonical];
    };
    expect(seen({})).toEqual([null, true]);
    expect(seen({ noindex: true })).toEqual(['noindex,follow', false]);
    expect(seen({ noindex: true, isVariant: true })).toEqual(['noindex,follow', true]);
  });

  it('tells them about a page that they may list, and about no other', () => {
    const structuredData = [{ '@type': 'NewsArticle', headline: 'Een bericht' }];
    expect(metadata({ ...page, structuredData }).jsonLd).toContain('"headline":"Een bericht"');
    expect(metadata({ ...page, structuredData, noindex: true }).jsonLd).toBeNull();
    expect(metadata(page).jsonLd).toBeNull();
  });
});
