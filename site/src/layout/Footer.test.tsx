import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

it('still carries the brand when its content could not be fetched', () => {
  expect(renderToStaticMarkup(<Footer brand="Boekfeest" social={null} content={null} />)).toContain(
    'Boekfeest',
  );
});
