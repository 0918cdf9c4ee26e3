import { describe, expect, test } from 'vitest';
import { indexShopNames } from './shop-names.ts';

const shop = (title: string, town: string) => ({ content: { title, town } });
const shops = [
  shop('Ajuin & Aanhalings\u00adtekens', 'Aalst'),
  shop('Boekhuis De Ooievaar', 'Kortrijk'),
  shop('Papier & Inkt', 'Kortrijk'),
  shop('Café Gëzelle', 'Brugge'),
];
const names = indexShopNames(shops);
const named = (typed: string) => names.named(typed).map(({ content }) => content.title);
const resembling = (typed: string) => names.resembling(typed).map(({ content }) => content.title);

describe('a shop is found by its name', () => {
  test.each([
    ['in any case', 'OOIEVAAR', 'Boekhuis De Ooievaar'],
    ['without accents', 'cafe gezelle', 'Café Gëzelle'],
    ['by the beginning of a word', 'ooie', 'Boekhuis De Ooievaar'],
    ['with the ampersand written out', 'papier en inkt', 'Papier & Inkt'],
    ['with the ampersand', 'papier&inkt', 'Papier & Inkt'],
    ['with soft hyphens', 'aanhalingstekens', shops[0]?.content.title],
    ['with its town', 'papier kortrijk', 'Papier & Inkt'],
    ['with a generic word', 'boekhandel papier', 'Papier & Inkt'],
  ])('%s', (_, typed, title) => {
    expect(named(typed)).toEqual([title]);
  });

  test('with a typing error only as a resembling name', () => {
    expect(named('ooivaar')).toEqual([]);
    expect(resembling('ooivaar')).toEqual(['Boekhuis De Ooievaar']);
  });
});

test.each(['', ' ', 'x', '🦑', 'kortrijk', 'zeppelin', 'a'.repeat(300)])('%j names no shop', (typed) => {
  expect([named(typed), resembling(typed)]).toEqual([[], []]);
});
