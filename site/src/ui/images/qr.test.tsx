import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Qr } from './Qr.tsx';
import { encode } from './qr.ts';

const ADDRESS = 'https://inktvis.example/mijn-leeslint?b=4k.7m.a2.9q.c1.x8';

test('it is a named picture with four modules of white around it', () => {
  const html = renderToStaticMarkup(<Qr text={ADDRESS} label="QR-code met de link" />);
  const side = (encode(ADDRESS)?.size ?? 0) + 8;
  expect(html).toContain(`viewBox="-4 -4 ${side} ${side}"`);
  expect(html).toContain('role="img" aria-label="QR-code met de link"');
});

test('a text that no code can hold gives nothing, and no error', () => {
  expect(renderToStaticMarkup(<Qr text={'x'.repeat(5000)} label="QR-code" />)).toBe('');
});
