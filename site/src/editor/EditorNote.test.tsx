import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EditorNote } from './EditorNote.tsx';

it('says which field of a known block is missing', () => {
  const html = renderToStaticMarkup(
    <EditorNote id="3f2a" component="quote" why={['‘Citaat’ is verplicht']} />,
  );
  expect(html).toContain('Dit blok toont niets: ‘Citaat’ is verplicht');
  expect(html).toContain('Bezoekers zien dit kader niet.');
});
