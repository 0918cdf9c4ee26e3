import { describe, expect, it } from 'vitest';
import { jsonLd } from './json-ld.ts';

const graphOf = (text: string | null) => JSON.parse(text ?? '')['@graph'];

describe('structured data', () => {
  it.each(['</script><script>alert(1)</script>', '<!-- <script>', ']]>', 'a\u2028b\u2029c', '\\u003c"'])(
    'tells %j as it is, and nothing of it can end the script',
    (name) => {
      const text = jsonLd([{ '@type': 'Event', name }]);
      expect(text).not.toMatch(/[<>\u2028\u2029]/);
      expect(graphOf(text)[0].name).toBe(name);
    },
  );

  it('leaves out what is unknown, and a thing of which only the type is known', () => {
    const structuredData = [
      {
        '@type': 'Event',
        name: 'Nacht',
        endDate: null,
        description: ' ',
        image: [''],
        price: 0,
        offers: { '@type': 'Offer', url: undefined },
      },
      { '@type': 'Place', name: '' },
    ];
    expect(graphOf(jsonLd(structuredData))).toEqual([{ '@type': 'Event', name: 'Nacht', price: 0 }]);
  });

  it('says nothing at all when there is nothing to tell', () => {
    expect([jsonLd([]), jsonLd([{ '@type': 'Event' }])]).toEqual([null, null]);
  });

  it('writes words without the hyphens of the page', () => {
    expect(graphOf(jsonLd([{ '@type': 'Event', name: 'boeken\u00adfestival' }]))[0].name).toBe(
      'boekenfestival',
    );
  });
});
