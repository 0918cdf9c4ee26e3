import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';

const bar = (page: number, count: number, address = '/nieuws') =>
  renderToStaticMarkup(<Pagination paging={{ page, count }} url={new URL(address, 'http://localhost')} />);

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

test('the first page has no way back, the last no way on', () => {
  expect(links(bar(1, 2))).toEqual(['/nieuws', '/nieuws?pagina=2', '/nieuws?pagina=2']);
  expect(links(bar(2, 2))).toEqual(['/nieuws', '/nieuws', '/nieuws?pagina=2']);
});

test('the page in view is marked, and other parameters stay', () => {
  const html = bar(2, 3, '/zoeken?q=gezelle&pagina=2');
  expect(html).toMatch(/href="\/zoeken\?q=gezelle&amp;pagina=2" aria-current="page"/);
  expect(html.split('q=gezelle').length - 1).toBe(links(html).length);
});
