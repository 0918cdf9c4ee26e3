import { expect, it } from 'vitest';
import { breadcrumbTrail } from './breadcrumbs.ts';

const home = { title: 'Home', href: '/' };
const programme = { title: 'Programma', href: '/programma' };
const page = { title: 'De titel' };

it.each([
  ['/', []],
  ['/boekhandels', [home, { title: 'Boekhandels' }]],
  ['/hotspots-in-kortrijk', [home, { title: 'Hotspots In Kortrijk' }]],
  ['/nieuws/?pagina=2', [home, { title: 'Nieuws' }]],
  ['/caf%C3%A9-lezingen', [home, { title: 'Café Lezingen' }]],
  ['/%E0%A4%A', [home, { title: '%E0%A4%A' }]],
  ['/--dubbel--streepje', [home, { title: 'Dubbel Streepje' }]],
  ['/nieuws/een-bericht', [home, { title: 'Nieuws', href: '/nieuws' }, page]],
  ['/activiteiten/waterding', [home, programme, page]],
  ['/programma/zondag-27-oktober', [home, programme, page]],
])('the trail above %s', (path, expected) => {
  expect(breadcrumbTrail(path, 'De titel')).toEqual(expected);
});
