import { describe, expect, it } from 'vitest';
import { breadcrumb, breadcrumbTrail } from './breadcrumbs.ts';

describe('the breadcrumb of a path', () => {
  it.each([
    ['/', null],
    ['/nieuws', { title: 'Nieuws', slug: 'nieuws' }],
    ['/hotspots-in-kortrijk', { title: 'Hotspots In Kortrijk', slug: 'hotspots-in-kortrijk' }],
    ['/hotspots-in-kortrijk/broeltorens', { title: 'Hotspots In Kortrijk', slug: 'hotspots-in-kortrijk' }],
    ['/programma/zaterdag-26-oktober', { title: 'Programma', slug: 'programma' }],
    ['/activiteiten/waterding', { title: 'Titel van de pagina', slug: 'programma' }],
    ['/inktvis-op-toer', { title: 'Inktvis Op Toer', slug: 'inktvis-op-toer' }],
    ['/nieuws/?pagina=2', { title: 'Nieuws', slug: 'nieuws' }],
    ['/caf%C3%A9-lezingen', { title: 'Café Lezingen', slug: 'café-lezingen' }],
    ['/%E0%A4%A', { title: '%E0%A4%A', slug: '%E0%A4%A' }],
    ['/--dubbel--streepje', { title: 'Dubbel Streepje', slug: '--dubbel--streepje' }],
  ])('%s', (path, expected) => {
    expect(breadcrumb(path, 'Titel van de pagina')).toEqual(expected);
  });
});

describe('the trail above a page', () => {
  const home = { title: 'Home', href: '/' };

  it.each([
    ['/', []],
    ['/boekhandels', [home, { title: 'Boekhandels' }]],
    ['/nieuws/een-bericht', [home, { title: 'Nieuws', href: '/nieuws' }, { title: 'De titel' }]],
    ['/activiteiten/waterding', [home, { title: 'Programma', href: '/programma' }, { title: 'De titel' }]],
    [
      '/programma/zondag-27-oktober',
      [home, { title: 'Programma', href: '/programma' }, { title: 'De titel' }],
    ],
  ])('%s', (path, expected) => {
    expect(breadcrumbTrail(path, 'De titel')).toEqual(expected);
  });
});
