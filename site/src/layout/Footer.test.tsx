import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

it('leaves white in the address where the field has an empty line', () => {
  const html = renderToStaticMarkup(
    <Footer
      brand="Inktvis"
      social={null}
      content={{
        links: [],
        addressTitle: 'Waar',
        address: 'Xpo\n8500 Kortrijk\n\nelke dag',
        subLinks: [],
        copyright: '',
      }}
    />,
  );
  expect(html).toContain('<p>Xpo\n8500 Kortrijk</p><p>elke dag</p>');
});

it('still carries the brand when its content could not be fetched', () => {
  expect(renderToStaticMarkup(<Footer brand="Boekfeest" social={null} content={null} />)).toContain(
    'Boekfeest',
  );
});
