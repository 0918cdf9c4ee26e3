import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShareBar } from './ShareBar.island.tsx';

const html = renderToStaticMarkup(
  <ShareBar url="https://inktvis.example/nieuws/een&twee" title="Eén & twee" />,
);

it('shares to Facebook and X with plain links', () => {
  expect(html).toContain(
    'href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Finktvis.example%2Fnieuws%2Feen%26twee"',
  );
  expect(html).toContain('text=E%C3%A9n+%26+twee');
});

it('promises no copying before there is script', () => {
  expect(html).not.toContain('<button');
});
